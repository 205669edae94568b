import Foundation
import TestSupport
import Testing

#if Text && JSON && Archives && JPEG
  /// Nothing is written over a file that was read, and no file is written twice, under whatever names.
  @Suite struct FileClashTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      for (name, rating) in [("s.png", "3"), ("e.png", "2"), ("f/s.png", "4"), ("g/s.png", "5")] {
        if name.contains("/") {
          try FileManager.default.createDirectory(
            atPath: folder.path(String(name.prefix(1))), withIntermediateDirectories: false)
        }
        try folder.write(BuiltProgram.run(["render", rating, "-f", "png"]).output, to: name)
      }
      try folder.write("{\"size\": 30}", to: "c.json")
      try folder.write("{\"full-image\": \"../s.png\"}", to: "f/c.json")
      for (link, target) in [("link.png", "e.png"), ("link.html", "f/s.png"), ("new.svg", "later.svg")] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.path(link), withDestinationPath: target)
      }
      try FileManager.default.linkItem(atPath: folder.path("s.png"), toPath: folder.path("hard.png"))
    }

    static let overInput: [(words: [String], output: String, input: String)] = [
      (["render", "3", "--full-image", "s.png", "-o", "s.png"], "s.png", "s.png"),
      (["render", "3", "--full-image", "s.png", "-o", "hard.png"], "hard.png", "s.png"),
      (
        ["render", "3", "--full-image", "s.png", "--empty-image", "e.png", "-o", "link.png"], "link.png",
        "e.png"
      ),
      (["render", "3", "--config", "c.json", "-o", "./c.json", "-f", "svg"], "./c.json", "c.json"),
      (["render", "3", "--config", "f/c.json", "-o", "a.svg", "-o", "s.png"], "s.png", "f/../s.png"),
      (["render", "3", "--over", "s.png", "-o", "f/../s.png"], "f/../s.png", "s.png"),
      (["badge", "3", "--label", "x", "--logo", "s.png", "-o", "s.png"], "s.png", "s.png"),
      (["compare", "e.png", "s.png", "-o", "link.png"], "link.png", "e.png"),
      (["compare", "s.png", "e.png", "-o", "hard.png"], "hard.png", "s.png"),
      (["compare", "f", "g", "-o", "link.html"], "link.html", "f/s.png"),
    ]

    @Test(arguments: overInput)
    func whatIsReadIsNotWrittenOver(_ row: (words: [String], output: String, input: String)) throws {
      let before = try contents()
      let run = try BuiltProgram.run(row.words, folder: folder.path)
      #expect(run.status == 2)
      #expect(
        run.errorText
          == "star-rating: error: --output cannot be \"\(row.output)\": that is \"\(row.input)\", which is read\n"
      )
      #expect(try contents() == before)
    }

    static let twice: [(words: [String], error: String)] = [
      (["s.png", "hard.png"], "\"hard.png\" and \"s.png\" are one file: an output may be named once"),
      (["e.png", "link.png"], "\"link.png\" and \"e.png\" are one file: an output may be named once"),
      (["later.svg", "new.svg"], "\"new.svg\" and \"later.svg\" are one file: an output may be named once"),
      (["n.svg", "f/../n.svg"], "\"f/../n.svg\" is named twice as an output: once is allowed"),
      (["N.svg", "n.svg"], "\"n.svg\" is named twice as an output: once is allowed"),
      (["-", "-"], "\"-\" is named twice as an output: once is allowed"),
    ]

    @Test(arguments: twice)
    func noFileIsWrittenTwice(_ row: (words: [String], error: String)) throws {
      let before = try contents()
      let run = try BuiltProgram.run(
        ["render", "3", "-f", "svg"] + row.words.flatMap { ["-o", $0] }, folder: folder.path)
      #expect(run.status == 2)
      #expect(run.errorText == "star-rating: error: \(row.error)\n")
      #expect(try contents() == before)
    }

    /// Devices take all that comes, and a new file beside one that is read is none of it.
    @Test func whatLosesNothingIsNoClash() throws {
      let words = ["render", "3", "-f", "svg", "--full-image", "s.png"]
      for paths in [["/dev/null", "/dev/null"], ["S.PNG"], ["f/s.svg", "g/s.svg"]] {
        let run = try BuiltProgram.run(words + paths.flatMap { ["-o", $0] }, folder: folder.path)
        #expect(run.status == 0, "\(paths): \(run.errorText)")
      }
    }

    /// The file that standard output goes to is known too.
    @Test func standardOutputMayBeAFile() throws {
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.write("", to: "x.svg")))
      let run = try BuiltProgram.run(
        ["render", "3", "-o", "-", "-o", "x.svg"], folder: folder.path, output: file)
      #expect(run.status == 2)
      #expect(
        run.errorText
          == "star-rating: error: \"x.svg\" and \"standard output\" are one file: an output may be named once\n"
      )
    }

    @Test(arguments: ["--config", "--dark"])
    func anAssetSetDoesNotOverwriteWhatItReads(_ option: String) throws {
      try folder.write("{\"fill\": \"red\"}", to: "f/index.html")
      let run = try BuiltProgram.run(
        ["assets", "--platform", "web", "-o", "f", option, "f/index.html"], folder: folder.path)
      #expect(run.status == 2)
      #expect(
        run.errorText
          == "star-rating: error: --output cannot be \"f/index.html\": that is \"f/index.html\", which is read\n"
      )
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("f")).count == 3)
    }

    @Test func aTableOfPicturesDoesNotOverwriteWhatItReads() throws {
      let picture = try folder.read("f/s.png")
      try folder.write(picture, to: "f/rating-1.png")
      let run = try BuiltProgram.run(
        [
          "layout", "3", "--as", "html-table", "--href", "/{stars}", "-o", "f", "--full-image",
          "f/rating-1.png",
        ], folder: folder.path)
      #expect(run.status == 2)
      #expect(
        run.errorText
          == "star-rating: error: --output cannot be \"f/rating-1.png\": that is \"f/rating-1.png\", which is read\n"
      )
      #expect(try folder.read("f/rating-1.png") == picture)
    }

    private func contents() throws -> [String: [UInt8]] {
      var contents: [String: [UInt8]] = [:]
      for case let name as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
        if FileKind(of: folder.path(name)) == .regular { contents[name] = try folder.read(name) }
      }
      return contents
    }
  }
#endif
