import TestSupport
import Testing

/// Manifests in CSV, through the program.
@Suite struct CSVTests {
  /// Spellings of one manifest.
  static let same = [
    "output,rating\na.png,4.5\n", "output,rating\r\na.png,4.5\r\n", "output,rating\ra.png,4.5\r",
    "output,rating\na.png,4.5", "\"output\",\"rating\"\n\"a.png\",\"4.5\"\n", "rating,output\n4.5,a.png\n",
    "\u{FEFF}output,rating\r\na.png,4.5\r\n", "\u{FEFF}\"output\",rating\r\na.png,4.5\r\n",
    "output,rating,size\na.png,4.5,\n", "output,rating\n\na.png,4.5\n\n", "id,output,rating\nx,a.png,4.50\n",
    "kind,output,rating\nrating,a.png,4.5\n",
  ]

  @Test(arguments: same)
  func onePictureIsWrittenInTheProgramsOwnBytes(_ manifest: String) throws {
    let batch = try BatchFolder(manifest)
    let run = try batch.run()
    #expect(run.status == 0)
    #expect(run.errorText == "star-rating: 1 written, 0 failed\n")
    #expect(run.output.isEmpty)
    #expect(try batch.files() == ["a.png": BatchFolder.rendered("4.5")])
  }

  @Test func columnsAreProperties() throws {
    let batch = try BatchFolder(
      "output,rating,size,fill,padding,title\na.svg,86,40,red,\"1,2\",\"R \"\"{value}\"\"\nof {out-of}\"\n")
    #expect(try batch.run(["--out-of", "100", "--size", "10"]).status == 0)
    let words = [
      "--size", "40", "--fill", "red", "--padding", "1,2", "--title", "R \"{value}\"\nof {out-of}",
      "--out-of", "100",
    ]
    #expect(try batch.files() == ["a.svg": BatchFolder.rendered("86", "svg", words)])
  }

  /// A manifest's whole fault: nothing is written.
  static let refused: [(manifest: String, words: String)] = [
    (
      "name;rating\na;4,5\n",
      "line 1: the header is one column, \"name;rating\": allowed between columns is a comma"
    ),
    ("output,ratng\na.png,4\n", "line 1: there is no column \"ratng\": did you mean rating?"),
    ("output,rating,rating\na.png,4,4\n", "line 1: \"rating\" is given twice: once is allowed"),
    (
      "output,rating,\na.png,4,\n",
      "line 1: there is no column \"\": star-rating help batch lists them, --columns maps and --ignore-unknown lets be"
    ),
    ("output,size\na.png,4\n", "line 1: the header has no column \"rating\""),
    ("id,rating\na,4\n", "line 1: the header has no column output: --name '{id}.png' makes names"),
    ("\"output,rating\na.png,4\n", "line 1: the header has a quote that is not closed"),
    ("\noutput,rating\n", "line 1: the header is empty"),
  ]

  @Test(arguments: refused)
  func aFaultOfTheHeaderWritesNothing(_ row: (manifest: String, words: String)) throws {
    let batch = try BatchFolder(row.manifest)
    let run = try batch.run()
    #expect(run.status == 2)
    #expect(run.errorText == "star-rating: error: m.csv, \(row.words)\n")
    #expect(batch.lacks())
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x6F, 0x00], "m.csv, line 1: the manifest is UTF-16: allowed is UTF-8"),
      ([0xFE, 0xFF, 0x00, 0x6F], "m.csv, line 1: the manifest is UTF-16: allowed is UTF-8"),
      ([0x6F, 0x00, 0x75, 0x00], "m.csv, line 1: the manifest is UTF-16: allowed is UTF-8"),
      (
        Array("output,rating\na.png,4\nb".utf8) + [0xE9] + Array(".png,4\n".utf8),
        "m.csv, line 3: the manifest is not UTF-8"
      ),
      ([0xE9] + Array("output,rating\n".utf8), "m.csv, line 1: the manifest is not UTF-8"),
    ] as [([UInt8], String)])
  func whatIsNotUTF8WritesNothing(_ manifest: [UInt8], _ words: String) throws {
    let batch = try BatchFolder(manifest)
    let run = try batch.run()
    #expect(run.status == 2)
    #expect(run.errorText == "star-rating: error: \(words)\n")
    #expect(batch.lacks())
  }

  /// A row's fault, between rows that are written.
  static let faulty: [(row: String, words: String)] = [
    ("x.png,abc\n", "line 3: rating cannot be \"abc\": allowed is a number such as 3.5, or none"),
    ("x.png,\"4,5\"\n", "line 3: rating cannot be \"4,5\": a decimal comma, allowed is a point as in 3.5"),
    (
      "x.png,99999999999999999999x\n",
      "line 3: rating cannot be \"99999999999999999999x\": allowed is a number such as 3.5, or none"
    ),
    ("x.png,4,5\n", "line 3: the row has 3 fields, the header has 2"),
    ("x.png\n", "line 3: the row has 1 field, the header has 2"),
    (
      "x.png,\n",
      "line 3: there is no rating: allowed is a number such as 3.5; --unrated skip or draw takes such rows"
    ),
    (
      "x.png,none\n",
      "line 3: there is no rating: allowed is a number such as 3.5; --unrated skip or draw takes such rows"
    ),
    ("x.png, 4\n", "line 3: rating cannot be \" 4\": allowed is a number such as 3.5, or none"),
    (
      "x.png,4\"\n",
      "line 3: a quote stands within a field: allowed is one at both ends, and two for one within"
    ),
    (
      "x.png,\"4\"5\n",
      "line 3: a quote stands within a field: allowed is one at both ends, and two for one within"
    ),
    (",4\n", "line 3: output is missing"),
  ]

  @Test(arguments: faulty)
  func aRowsFaultIsToldAndTheOthersAreWritten(_ row: (row: String, words: String)) throws {
    let batch = try BatchFolder("output,rating\na.png,4\n\(row.row)b.png,3\n")
    let run = try batch.run()
    #expect(run.status == 3)
    #expect(run.errorText == "star-rating: error: m.csv, \(row.words)\nstar-rating: 2 written, 1 failed\n")
    #expect(try batch.names() == ["a.png", "b.png"])
  }

  @Test func linesArePhysicalOnes() throws {
    let batch = try BatchFolder(
      "output,rating,title\r\na.png,4,\"two\r\nlines\"\r\nb.png,4,\"a\nb\rc\"\nc.png,x,\r\n\r\nd.png,y,\n")
    let run = try batch.run()
    #expect(run.status == 3)
    #expect(
      run.errorText.split(separator: "\n").map { $0.prefix(34) } == [
        "star-rating: error: m.csv, line 7:", "star-rating: error: m.csv, line 9:",
        "star-rating: 2 written, 2 failed",
      ])
  }

  @Test func anUnclosedQuoteIsToldAtItsLineAndReadingGoesOnBelow() throws {
    let batch = try BatchFolder("output,rating,title\na.png,4,\nb.png,4,\"open\nc.png,3,\n")
    let run = try batch.run()
    #expect(run.status == 3)
    #expect(
      run.errorText == "star-rating: error: m.csv, line 3: a quote is opened and not closed\n"
        + "star-rating: 2 written, 1 failed\n")
    #expect(try batch.names() == ["a.png", "c.png"])
  }

  @Test func aQuoteThatIsNeverClosedInAMegabyteIsOneRow() throws {
    let name = String(repeating: "n", count: 110)
    let rows = (0..<10_000).map { "\(name)\($0).svg,,\n" }.joined()
    let batch = try BatchFolder("output,rating,title\nx.svg,4,\"open\n\(rows)")
    let run = try batch.run(["--unrated", "skip"])
    #expect(run.status == 3)
    #expect(
      run.errorText == "star-rating: error: m.csv, line 2: a quote is opened and not closed\n"
        + "star-rating: 0 written, 1 failed, 10000 unrated\n")
  }

  @Test(arguments: ["output,rating\n", "output,rating", "", " \n", "\u{FEFF}"])
  func anEmptyManifestIsDoneWithANote(_ manifest: String) throws {
    let batch = try BatchFolder(manifest)
    let run = try batch.run()
    #expect(run.status == 0)
    #expect(
      run.errorText
        == "star-rating: note: m.csv has no rows: nothing was written\nstar-rating: 0 written, 0 failed\n")
    #expect(batch.lacks())
  }

  @Test func aLocaleWithADecimalCommaChangesNothing() throws {
    let batch = try BatchFolder("output,rating\na.svg,4.900\n")
    let run = try BuiltProgram.run(
      ["batch", "m.csv", "-o", "out", "--step", "exact"], environment: ["LC_ALL": "de_DE.UTF-8"],
      folder: batch.folder.path)
    #expect(run.status == 0)
    #expect(try batch.files() == ["a.svg": BatchFolder.rendered("4.9", "svg", ["--step", "exact"])])
  }

  @Test func aShopsOwnNamesAreMapped() throws {
    let batch = try BatchFolder("sku,avg_rating,price\n7,4.5,9.99\n")
    let mapping = ["--columns", "rating=avg_rating,id=sku", "--name", "p/{id}-{rating}-{line}.png"]
    #expect(try batch.run(mapping).status == 2)
    #expect(try batch.run(mapping + ["--ignore-unknown"]).status == 0)
    #expect(try batch.files() == ["p/7-4.5-2.png": BatchFolder.rendered("4.5")])
  }

  @Test(arguments: [
    ("rating", "\"rating\": allowed is pairs such as rating=avg_rating,id=sku, our name first"),
    ("rate=x", "\"rate=x\": allowed is pairs such as rating=avg_rating,id=sku, our name first"),
    ("rating=", "\"rating=\": allowed is pairs such as rating=avg_rating,id=sku, our name first"),
    ("rating=a,rating=b", "\"rating=b\": allowed is each name once"),
    ("rating=a,id=a", "\"id=a\": allowed is each name once"),
  ])
  func aMappingThatIsNoneIsRefused(_ value: String, _ words: String) throws {
    let run = try BatchFolder("output,rating\n").run(["--columns", value])
    #expect(run.status == 2)
    #expect(run.errorText == "star-rating: error: --columns cannot have \(words)\n")
  }

  @Test func aMappedColumnHasToBeThere() throws {
    let run = try BatchFolder("output,rating\na.png,4\n").run(["--columns", "id=sku"])
    #expect(run.status == 2)
    #expect(run.errorText == "star-rating: error: m.csv, line 1: the header has no column \"sku\"\n")
  }

  @Test(arguments: [("fail", 3, 1), ("skip", 0, 1), ("draw", 0, 4)] as [(String, Int32, Int)])
  func productsWithoutARating(_ unrated: String, _ status: Int32, _ count: Int) throws {
    let batch = try BatchFolder("output,rating\na.png,4\nb.png,\nc.png,none\nd.png,null\n")
    let run = try batch.run(["--unrated", unrated])
    #expect(run.status == status)
    #expect(try batch.names().count == count)
    if unrated == "draw" { #expect(try batch.files()["c.png"] == BatchFolder.rendered("none")) }
    if unrated == "skip" { #expect(run.errorText == "star-rating: 1 written, 0 failed, 3 unrated\n") }
  }

  @Test func ratingsBeyondTheScaleAreCounted() throws {
    let batch = try BatchFolder("output,rating\na.png,4\nb.png,7\nc.png,-1\n")
    let run = try batch.run()
    #expect(run.status == 0)
    #expect(run.errorText == "star-rating: 3 written, 0 failed, 2 clamped\n")
    let strict = try batch.run(["--strict"], into: "strict")
    #expect(strict.status == 3)
    #expect(strict.errorText.contains("line 3: rating cannot be \"7\": allowed is a number from 0 to 5\n"))
    #expect(try batch.names(in: "strict") == ["a.png"])
  }

  @Test func anUnknownKindIsThatRowsFault() throws {
    let batch = try BatchFolder("output,rating,kind\na.png,4,chart\nb.png,4,\n")
    let run = try batch.run()
    #expect(run.status == 3)
    #expect(run.errorText.contains("line 2: kind cannot be \"chart\": allowed is rating, badge\n"))
    #expect(try batch.names() == ["b.png"])
  }
}
