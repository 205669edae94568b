import Foundation
import TestSupport
import Testing

#if Text && JSON && Archives && JPEG
  /// A batch writes neither over what it reads nor over its own results, whatever names lead there.
  @Suite struct KeptFileTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try FileManager.default.createDirectory(atPath: folder.path("out"), withIntermediateDirectories: false)
      try FileManager.default.createDirectory(
        atPath: folder.path("out/sub"), withIntermediateDirectories: false)
      try folder.write("output,rating\na.png,3\nsub/b.svg,4\n", to: "m.csv")
      let star = try BuiltProgram.run(["render", "1", "--stars", "1", "-f", "png"]).output
      for name in ["s.png", "out/s.png", "out/sub/t.png"] { try folder.write(star, to: name) }
      try folder.write("output,rating\nm.xml,3\n", to: "out/m.xml")
      try folder.write("{\"size\": 30}", to: "out/sub/c.svg")
      for (link, target) in [
        ("link.csv", "out/m.xml"), ("link.ndjson", "m.csv"), ("side", "out"), ("out/l.png", "../s.png"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.path(link), withDestinationPath: target)
      }
    }

    private func expectRefused(_ words: [String], _ error: String) throws {
      let before = try contents()
      let run = try BuiltProgram.run(["batch"] + words, folder: folder.path)
      #expect(run.status == 2)
      #expect(run.errorText == "star-rating: error: \(error)\n")
      #expect(try contents() == before)
    }

    static let files: [(words: [String], error: String)] = [
      (
        ["m.csv", "-o", "x.tar", "--results", "x.tar"],
        "\"x.tar\" is named twice as an output: once is allowed"
      ),
      (
        ["m.csv", "-o", "x.zip", "--results", "out/../x.zip"],
        "\"out/../x.zip\" is named twice as an output: once is allowed"
      ),
      (
        ["m.csv", "-o", "out", "--results", "m.csv"],
        "--results cannot be \"m.csv\": that is \"m.csv\", which is read"
      ),
      (
        ["m.csv", "-o", "out", "--results", "link.ndjson"],
        "--results cannot be \"link.ndjson\": that is \"m.csv\", which is read"
      ),
      (
        ["m.csv", "-o", "out", "--full-image", "s.png", "--results", "s.png"],
        "--results cannot be \"s.png\": that is \"s.png\", which is read"
      ),
      (
        ["m.csv", "-o", "out", "--config", "out/sub/c.svg", "--results", "out/sub/c.svg"],
        "--results cannot be \"out/sub/c.svg\": that is \"out/sub/c.svg\", which is read"
      ),
    ]

    @Test(arguments: files)
    func archiveAndResultsOverwriteNothing(_ row: (words: [String], error: String)) throws {
      try expectRefused(row.words, row.error)
    }

    @Test(arguments: ["out", "out/", "./out", "side"])
    func aRowOverwritesNoManifest(_ target: String) throws {
      for manifest in ["out/m.xml", "side/m.xml", "link.csv"] {
        try expectRefused(
          [manifest, "-o", target],
          "\(manifest), line 2: output cannot be \"m.xml\": that is \"\(manifest)\", which is read: nothing was written"
        )
      }
    }

    @Test func aRowOverwritesNeitherResultsNorWhatOptionsName() throws {
      try expectRefused(
        ["m.csv", "-o", "out", "--results", "side/A.png"],
        "m.csv, line 2: output cannot be \"a.png\": that is \"side/A.png\", where the results go: nothing was written"
      )
      // A folder that is not there yet.
      try expectRefused(
        ["m.csv", "-o", "new/er", "--results", "./new/er/a.png"],
        "m.csv, line 2: output cannot be \"a.png\": that is \"./new/er/a.png\", where the results go: nothing was written"
      )
      try folder.write("output,rating\nsub/c.svg,3\ns.png,4\n", to: "n.csv")
      try expectRefused(
        ["n.csv", "-o", "out", "--config", "out/sub/c.svg"],
        "n.csv, line 2: output cannot be \"sub/c.svg\": that is \"out/sub/c.svg\", which is read: nothing was written"
      )
      try expectRefused(
        ["n.csv", "-o", "out", "--full-image", "side/s.png"],
        "n.csv, line 3: output cannot be \"s.png\": that is \"side/s.png\", which is read: nothing was written"
      )
    }

    @Test func aRowOverwritesNoPictureThatARowNames() throws {
      let head = "output,rating,full-image\n"
      try folder.write(head + "a.png,3,\nsub/t.png,3,\nb.png,4,out/sub/t.png\n", to: "n.csv")
      try expectRefused(
        ["n.csv", "-o", "out", "-j", "1"],
        "n.csv, line 3: output cannot be \"out/sub/t.png\": that is \"out/sub/t.png\", which is read: nothing was written"
      )
      try folder.write(head + "a.png,3,\ns.png,3,s.png\n", to: "out/n.csv")
      try expectRefused(
        ["out/n.csv", "-o", "out"],
        "out/n.csv, line 3: output cannot be \"s.png\": that is \"out/s.png\", which is read: nothing was written"
      )
      try folder.write(head + "a.png,3,s.png\n", to: "n.csv")
      for words in [["-o", "out"], ["-o", "out", "--dedupe"], ["-o", "o.tar"]] {
        try expectRefused(
          ["n.csv"] + words + ["--results", "out/../s.png"],
          "n.csv, line 2: output cannot be \"out/../s.png\": that is \"s.png\", which is read: nothing was written"
        )
      }
    }

    /// The row's own fault, and the others are answered.
    @Test func aWorkersRowIsRefusedAlone() throws {
      let rows = """
        {"output": "a.svg", "rating": 3}
        {"output": "s.png", "rating": 3}
        {"output": "sub/t.png", "rating": 3, "full-image": "out/sub/t.png"}
        {"output": "b.svg", "rating": 3, "full-image": "out/sub/t.png"}

        """
      let before = try contents()
      let run = try BuiltProgram.run(
        ["batch", "-", "-o", "out", "--empty-image", "out/s.png", "--full-image", "s.png"],
        input: Array(rows.utf8), folder: folder.path)
      #expect(run.status == 0)
      let answers = run.outputText.split(separator: "\n")
      #expect(answers.map { $0.contains("\"status\":\"ok\"") } == [true, false, false, true])
      #expect(answers[1].contains("\"code\":\"name\"") && answers[2].contains("\"code\":\"name\""))
      let after = try contents()
      #expect(after["out/s.png"] == before["out/s.png"] && after["out/sub/t.png"] == before["out/sub/t.png"])
    }

    /// What only looks alike, or lies elsewhere, is in nobody's way.
    @Test func nothingElseIsRefused() throws {
      try folder.write("output,rating,full-image\ns.png,3,../s.png\nm.png,3,sub/t.png\n", to: "out/n.csv")
      for words in [
        ["-o", "out/deeper"], ["-o", "other", "--results", "out/r.ndjson"],
        ["-o", "o.tar", "--results", "/dev/null"],
      ] {
        let run = try BuiltProgram.run(["batch", "out/n.csv"] + words, folder: folder.path)
        #expect(run.status == 0, "\(run.errorText)")
      }
    }

    private func contents() throws -> [String: [UInt8]] {
      var contents: [String: [UInt8]] = [:]
      for case let name as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: folder.path(name), isDirectory: &isFolder),
          !isFolder.boolValue
        {
          contents[name] = try folder.read(name)
        }
      }
      return contents
    }
  }
#endif
