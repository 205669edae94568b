#if JSON
  import Foundation
  import TestSupport
  import Testing

  /// What the fuzzers of JSON rows and of workers have kept: read or refused, never a trap.
  @Suite struct RowCorpusTests {
    static func corpus(_ name: String) throws -> [(name: String, bytes: [UInt8])] {
      let folder = RepositoryRoot.path("Fuzzing/corpus/\(name)")
      return try FileManager.default.contentsOfDirectory(atPath: folder).map { name in
        (name, try [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))))
      }
    }

    @Test func everyManifestIsReadOrRefused() throws {
      var written = 0
      for (name, bytes) in try RowCorpusTests.corpus("JSON") {
        let batch = try BatchFolder(bytes, named: "m.json")
        let run = try batch.run(["--dedupe"])
        #expect(!run.wasSignalled && [0, 2, 3].contains(run.status), "\(name)")
        if run.status == 2 { #expect(batch.lacks(), "\(name)") } else { written += try batch.names().count }
      }
      #expect(written >= 3)
    }

    @Test(arguments: ["1", "2", "4"])
    func everyRowHasOneAnswer(_ jobs: String) throws {
      var done = 0
      for (name, bytes) in try RowCorpusTests.corpus("Worker") {
        let folder = try TemporaryFolder()
        let run = try BuiltProgram.run(
          ["batch", "-", "-o", "out", "-j", jobs], input: bytes, folder: folder.path)
        #expect(run.status == 0 && !run.wasSignalled, "\(name)")
        let answers = try run.output.split(separator: UInt8(ascii: "\n")).map {
          try #require(try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any])
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
          .compactMap { $1.allSatisfy { [0x20, 0x09, 0x0D].contains($0) } ? nil : $0 + 1 }
        #expect(answers.map { $0["line"] as? Int } == lines, "\(name)")
        done += answers.count { $0["status"] as? String == "ok" }
      }
      #expect(done >= 4)
    }
  }
#endif
