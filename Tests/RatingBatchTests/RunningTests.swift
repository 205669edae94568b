import Foundation
import TestSupport
import Testing

/// Threads, shards, names by content, results, what is resumed.
@Suite struct RunningTests {
  /// 400 rows of 60 pictures in several folders, some of them wrong.
  static let manifest =
    "output,rating,size,scale\n"
    + (0..<400).map { number in
      let rating = number % 97 == 5 ? "x" : "\(Double(number % 30) / 6)".prefix(4)
      return
        "\(number % 7)/\(number).\(number % 3 == 0 ? "svg" : "png"),\(rating),\(20 + number % 2),\"1,2\"\n"
    }.joined()

  @Test func threadsAndShardsGiveTheSameTree() throws {
    let batch = try BatchFolder(RunningTests.manifest)
    for jobs in ["1", "2", "8"] {
      let run = try batch.run(["-j", jobs], into: "j\(jobs)")
      #expect(run.status == 3)
      #expect(run.errorText.hasSuffix("star-rating: 395 written, 5 failed\n"))
      #expect(run.errorText == (try batch.run(["-j", "1"], into: "again")).errorText)
    }
    let one = try batch.files(in: "j1")
    #expect(one.count == 395 + 263)
    #expect(try batch.files(in: "j2") == one)
    #expect(try batch.files(in: "j8") == one)
    for shard in 0..<3 { _ = try batch.run(["--shard", "\(shard)/3"], into: "shards") }
    #expect(try batch.files(in: "shards") == one)
  }

  @Test func aPictureIsWhatRenderGives() throws {
    let batch = try BatchFolder(
      "output,rating,step,stars,fill\n"
        + (0..<50).map { "\($0).png,\(Double($0) / 10),exact,\(5 + $0 % 2),#\(100 + $0 % 3)\n" }.joined())
    #expect(try batch.run().status == 0)
    let files = try batch.files()
    for number in stride(from: 0, to: 50, by: 7) {
      #expect(
        try files["\(number).png"]
          == BatchFolder.rendered(
            "\(Double(number) / 10)", "png",
            ["--step", "exact", "--stars", "\(5 + number % 2)", "--fill", "#\(100 + number % 3)"]))
    }
  }

  @Test(arguments: ["1", "8"])
  func contentNamesEachPictureOnce(_ jobs: String) throws {
    let batch = try BatchFolder("id,rating\n" + (0..<300).map { "r\($0),\($0 % 6)\n" }.joined())
    let run = try batch.run(["--dedupe", "--results", "results", "-j", jobs])
    #expect(run.status == 0)
    let files = try batch.files()
    #expect(Set(files.values) == Set(try (0..<6).map { try BatchFolder.rendered("\($0)") }))
    let lines = String(decoding: try batch.folder.read("results"), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 300)
    for (index, line) in lines.enumerated() {
      let found = try #require(
        line.wholeMatch(
          of:
            /\{"id":"r(\d+)","file":"([0-9a-f]{32}\.png)","width":136,"height":24,"title":"(\d) out of 5 stars"\}/
        ))
      #expect(found.1 == "\(index)" && found.3 == "\(index % 6)")
      #expect(try files[String(found.2)] == BatchFolder.rendered("\(index % 6)"))
    }
  }

  /// Names by content take nothing but the format from a row's own name, and that has to be one.
  @Test func aNameThatTellsNoFormatIsRefusedWithNamesByContentToo() throws {
    let batch = try BatchFolder("output,rating\na.txt,4\nb.svg,4\nc,4\nd.html,4\n")
    let run = try batch.run(["--dedupe"])
    #expect(run.status == 3)
    #expect(
      run.errorText == """
        star-rating: error: m.csv, line 2: output cannot be "a.txt": allowed endings are .png, .svg, .pdf, .xml
        star-rating: error: m.csv, line 5: output cannot be "d.html": allowed endings are .png, .svg, .pdf, .xml
        star-rating: 2 written, 2 failed

        """)
    #expect(try batch.names().map { $0.suffix(4) }.sorted() == [".png", ".svg"])
  }

  @Test func resultsNameEveryFile() throws {
    let batch = try BatchFolder("output,rating\na.png,4\nb.svg,x\nc.svg,3\n")
    #expect(try batch.run(["--results", "r.ndjson", "--scale", "1,2"]).status == 3)
    let end = "\"width\":136,\"height\":24,\"title\":"
    #expect(
      String(decoding: try batch.folder.read("r.ndjson"), as: UTF8.self) == """
        {"id":null,"file":"a.png",\(end)"4 out of 5 stars"}
        {"id":null,"file":"a@2x.png",\(end)"4 out of 5 stars"}
        {"id":null,"file":"c.svg",\(end)"3 out of 5 stars"}

        """)
  }

  @Test func resultsGoToStandardOutputWhereAskedTo() throws {
    let batch = try BatchFolder("output,rating,id\na.png,4,7\n")
    let run = try batch.run(["--results", "-"])
    #expect(run.status == 0)
    #expect(
      run.outputText
        == "{\"id\":\"7\",\"file\":\"a.png\",\"width\":136,\"height\":24,\"title\":\"4 out of 5 stars\"}\n")
    #expect(try batch.folder.names == ["m.csv", "out"])
    #expect(try batch.run(["--results", "-", "--json"]).status == 2)
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let refused = try BuiltProgram.run(
      ["batch", "m.csv", "-o", "out", "--results", "-"], folder: batch.folder.path, output: full)
    #expect(refused.status == 1)
  }

  /// Pictures that rows name lie beside the manifest.
  @Test func aRowMayNameAPictureInPlaceOfTheStars() throws {
    let batch = try BatchFolder("output,rating,full-image\na.png,4,s.png\nb.png,4,none.png\nc.png,4,\n")
    try batch.folder.write(BatchFolder.rendered("1", "png", ["--stars", "1"]), to: "s.png")
    let run = try BuiltProgram.run(["batch", batch.folder.path("m.csv"), "-o", batch.folder.path("out")])
    #expect(run.status == 3)
    #expect(run.errorText.contains("line 3: full-image cannot be read from "))
    let files = try batch.files()
    #expect(files.count == 2)
    #expect(
      try files["a.png"] == BatchFolder.rendered("4", "png", ["--full-image", batch.folder.path("s.png")]))
    #expect(try files["c.png"] == BatchFolder.rendered("4"))
  }

  @Test func whatIsRightIsLeftAndWhatIsWrongIsMended() throws {
    let batch = try BatchFolder("output,rating\na.png,4\nb.png,3\nsub/c.png,2\n")
    #expect(try batch.run().status == 0)
    let before = try batch.files()
    try batch.folder.write(Array(before["b.png"]!.dropLast()), to: "out/b.png")
    try FileManager.default.createDirectory(
      atPath: batch.folder.path("out/.star-rating-1-0"), withIntermediateDirectories: false)
    try batch.folder.write("half", to: "out/.star-rating-1-0/file")
    let inode =
      try FileManager.default.attributesOfItem(atPath: batch.folder.path("out/a.png"))[.systemFileNumber]
      as? Int
    let run = try batch.run(["--resume"])
    #expect(run.status == 0)
    #expect(run.errorText == "star-rating: 1 written, 0 failed, 2 skipped\n")
    #expect(try batch.files() == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: batch.folder.path("out")).sorted() == [
        "a.png", "b.png", "sub",
      ])
    #expect(
      try FileManager.default.attributesOfItem(atPath: batch.folder.path("out/a.png"))[.systemFileNumber]
        as? Int == inode)
  }

  @Test func allRowsBadLeavesNoFile() throws {
    let batch = try BatchFolder("output,rating\na.png,x\nb.png,y\nc.png,z\n")
    let run = try batch.run()
    #expect(run.status == 3)
    #expect(run.errorText.hasSuffix("star-rating: 0 written, 3 failed\n"))
    #expect(try batch.files().isEmpty)
    #expect(try batch.run(["-q"]).errorText.split(separator: "\n").count == 3)
  }

  @Test func failFastStopsAtTheFirst() throws {
    let batch = try BatchFolder(
      "output,rating\na.png,4\nb.png,x\n" + (0..<5_000).map { "\($0).svg,4\n" }.joined())
    let run = try batch.run(["--fail-fast", "-j", "1"])
    #expect(run.status == 3)
    #expect(
      run.errorText
        == "star-rating: error: m.csv, line 3: rating cannot be \"x\": allowed is a number such as 3.5, or none\n"
    )
    #expect(try batch.names() == ["a.png"])
  }

  static let refused: [(arguments: [String], words: String)] = [
    (["-j", "0"], "--jobs cannot be \"0\": allowed is a whole number from 1 to 256"),
    (["-j", "x"], "--jobs cannot be \"x\": allowed is a whole number from 1 to 256"),
    (["--shard", "3/3"], "--shard cannot be \"3/3\": allowed is I/N such as 0/3, I from 0 to N-1"),
    (["--shard", "0/0"], "--shard cannot be \"0/0\": allowed is I/N such as 0/3, I from 0 to N-1"),
    (["--unrated", "no"], "--unrated cannot be \"no\": allowed is fail, skip, draw"),
    (
      ["--name", "{x}.png"],
      "--name cannot be \"{x}.png\": allowed is a name with {id}, {line} or other columns in braces"
    ),
    (
      ["--name", "a}.png"],
      "--name cannot be \"a}.png\": allowed is a name with {id}, {line} or other columns in braces"
    ),
    (["--size", "-1"], "size cannot be \"-1\": allowed is a number above 0, up to 16384"),
  ]

  @Test(arguments: refused)
  func aWrongRequestIsRefused(_ row: (arguments: [String], words: String)) throws {
    let batch = try BatchFolder("output,rating\na.png,4\n")
    let run = try batch.run(row.arguments)
    #expect(run.status == 2)
    #expect(run.errorText == "star-rating: error: \(row.words)\n")
    #expect(batch.lacks())
  }

  @Test(arguments: ["o.tgz", "o.tar.gz", "o.TAR.XZ", "o.7z"])
  func anArchiveThatIsNotWrittenIsNoFolder(_ name: String) throws {
    let batch = try BatchFolder("output,rating\na.png,4\n")
    let run = try batch.run(into: name)
    #expect(run.status == 2)
    #expect(
      run.errorText
        == "star-rating: error: --output cannot be \"\(name)\": allowed is a folder, or a file that "
        + "ends in .tar or .zip\n")
    #expect(batch.lacks(name))
  }

  @Test func resumeAndArchivesDoNotGoTogether() throws {
    let run = try BatchFolder("output,rating\na.png,4\n").run(["--resume"], into: "a.tar")
    #expect(run.status == 2)
    #expect(
      run.errorText
        == "star-rating: error: --output cannot be \"a.tar\": allowed is a folder with --resume: an archive is written whole\n"
    )
  }

  @Test func syncGivesTheSameFiles() throws {
    let batch = try BatchFolder("output,rating\na.png,4\nsub/b.svg,4\n")
    #expect(try batch.run(["--sync"]).status == 0)
    #expect(try batch.names() == ["a.png", "sub/b.svg"])
  }

  @Test func aManifestThatCannotBeReadTwiceIsRefused() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    let number = open(folder.path("pipe"), O_RDWR | O_CLOEXEC)
    defer { close(number) }
    let run = try BuiltProgram.run(["batch", "pipe", "-o", "out"], folder: folder.path)
    #expect(run.status == 2)
    #expect(
      run.errorText
        == "star-rating: error: pipe is no regular file: a manifest is read twice; - reads NDJSON rows as they come\n"
    )
    let missing = try BuiltProgram.run(["batch", "no.csv", "-o", "out"], folder: folder.path)
    #expect(missing.status == 1)
    #expect(missing.errorText == "star-rating: error: cannot read no.csv: No such file or directory\n")
  }
}
