import TestSupport
import Testing

/// The longest row is 1 MiB, to the byte, wherever it comes from.
@Suite struct RowLimitTests {
  private static let limit = 1 << 20

  /// A row of so many bytes, made long by its id.
  private static func row(_ form: String, _ length: Int, _ number: Int) -> String {
    let (start, end) =
      form == "csv"
      ? ("", ",\(number).svg,4") : ("{\"output\":\"\(number).svg\",\"rating\":4,\"id\":\"", "\"}")
    return start + String(repeating: "x", count: length - start.utf8.count - end.utf8.count) + end
  }

  /// A manifest of a row as long as a row may be, one of a byte more, and a short one.
  private static func manifest(_ form: String, lineEnd: String, ends: Bool) -> String {
    let rows = [(limit, 1), (limit + 1, 2), (100, 3)].map { row(form, $0.0, $0.1) }
    switch form {
    case "json": return "[" + rows.joined(separator: " ," + lineEnd) + "]" + (ends ? lineEnd : "")
    case "csv": return (["id,output,rating"] + rows).joined(separator: lineEnd) + (ends ? lineEnd : "")
    default: return rows.joined(separator: lineEnd) + (ends ? lineEnd : "")
    }
  }

  private static let files: [(form: String, lineEnd: String, ends: Bool)] = [
    ("csv", "\n", true), ("csv", "\n", false), ("csv", "\r\n", true), ("csv", "\r", true),
    ("ndjson", "\n", true), ("ndjson", "\n", false), ("ndjson", "\r\n", true), ("json", "\n", true),
    ("json", "\r\n", false),
  ]

  @Test(arguments: files)
  func aFilesRowsAreReadToTheByte(_ file: (form: String, lineEnd: String, ends: Bool)) throws {
    #if !JSON
      guard file.form == "csv" else { return }
    #endif
    let name = "m.\(file.form)"
    let batch = try BatchFolder(
      RowLimitTests.manifest(file.form, lineEnd: file.lineEnd, ends: file.ends), named: name)
    let run = try batch.run()
    #expect(run.status == 3)
    let line = file.form == "csv" ? 3 : 2
    #expect(
      run.errorText
        == "star-rating: error: \(name), line \(line): the row is longer than 1048576 bytes: it has 1048577\n"
        + "star-rating: 2 written, 1 failed\n")
    #expect(try batch.names() == ["1.svg", "3.svg"])
  }

  #if JSON
    /// From a file, from a pipe, and from a pipe a few bytes at a time.
    @Test(
      arguments: [
        "\"$1\" batch - -o out <rows", "cat rows | \"$1\" batch - -o out",
        "dd if=rows bs=7919 status=none | \"$1\" batch - -o out",
      ],
      [("\n", true), ("\n", false), ("\r\n", true)])
    func aWorkersRowsAreReadToTheByte(_ script: String, _ ends: (lineEnd: String, ends: Bool)) throws {
      let folder = try TemporaryFolder()
      try folder.write(
        RowLimitTests.manifest("ndjson", lineEnd: ends.lineEnd, ends: ends.ends), to: "rows")
      let run = try Tool("sh").run(["-c", script, "sh", BuiltProgram.path()], folder: folder.path)
      #expect(run.status == 0)
      let lines = run.outputText.split(separator: "\n")
      try #require(lines.count == 3)
      #expect(lines[0].contains("\"line\":1,\"status\":\"ok\",\"output\":\"1.svg\""))
      #expect(
        lines[1]
          == "{\"id\":null,\"line\":2,\"status\":\"error\",\"error\":{\"code\":\"too-long\",\"field\":null,"
          + "\"message\":\"the row is longer than 1048576 bytes: it has 1048577\"}}")
      #expect(lines[2].contains("\"line\":3,\"status\":\"ok\",\"output\":\"3.svg\""))
    }

    /// A mark before the first row is no part of it; a line of spaces is no row, however long.
    @Test func whatIsNoRowIsNotCounted() throws {
      let rows =
        "\u{FEFF}" + RowLimitTests.row("ndjson", RowLimitTests.limit, 1) + "\n"
        + String(repeating: " ", count: 3 << 20) + "\n" + RowLimitTests.row("ndjson", 100, 2) + "\n"
      let folder = try TemporaryFolder()
      let run = try BuiltProgram.run(
        ["batch", "-", "-o", "out"], input: Array(rows.utf8), folder: folder.path)
      let lines = run.outputText.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines.first?.contains("\"line\":1,\"status\":\"ok\"") ?? false)
      #expect(lines.last?.contains("\"line\":3,\"status\":\"ok\"") ?? false)
    }
  #endif

  /// With and without a quote, the last line and one in the middle.
  @Test(arguments: ["", "\""], ["\nb.svg,3,\n", ""])
  func aLongLineOfCSVIsToldByItsLength(_ quote: String, _ rest: String) throws {
    let long = "x.svg,4," + quote + String(repeating: "word, ", count: 1_000_000)
    let batch = try BatchFolder("output,rating,id\na.svg,4,\n" + long + rest)
    let run = try batch.run()
    #expect(run.status == 3)
    #expect(
      run.errorText
        == "star-rating: error: m.csv, line 3: the row is longer than 1048576 bytes: it has \(long.utf8.count)\n"
        + "star-rating: \(rest.isEmpty ? 1 : 2) written, 1 failed\n")
  }

  @Test func aHeaderThatIsTooLongIsRefused() throws {
    let batch = try BatchFolder("output,rating," + String(repeating: "x", count: 2 << 20) + "\na.svg,4,1\n")
    let run = try batch.run(["--ignore-unknown"])
    #expect(run.status == 2)
    #expect(
      run.errorText == "star-rating: error: m.csv, line 1: the header is longer than 1048576 bytes\n")
  }
}
