import Foundation
import TestSupport
import Testing

/// What the fuzzer of CSV has kept, each file as a manifest: read or refused, never a trap.
@Suite struct CSVCorpusTests {
  @Test func everyFileIsReadOrRefused() throws {
    let folder = RepositoryRoot.path("Fuzzing/corpus/CSV")
    var written = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
      let batch = try BatchFolder(bytes)
      let run = try batch.run()
      #expect(!run.wasSignalled && [0, 2, 3].contains(run.status), "\(name)")
      if run.status == 2 { #expect(batch.lacks(), "\(name)") }
      if run.status != 2 { written += try batch.names().count }
    }
    #expect(written >= 10)
  }
}
