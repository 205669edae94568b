import Foundation
import TestSupport
import Testing

/// Standard streams that do not wait are waited for: whoever started the program may have made them so.
@Suite struct WaitingStreamTests {
  #if os(Linux)
    @Test func anOutputThatDoesNotWaitGetsAll() throws {
      let folder = try TemporaryFolder()
      let words = ["assets", "--platform", "web", "-o", "out", "--dry-run", "--by", "0.02"]
      let whole = try BuiltProgram.run(words, folder: folder.path).output
      #expect(whole.count > 20_000)
      let pipe = try TestPipe(waiting: false)
      #expect(pipe.shrink())
      let process = try RunningProcess(
        BuiltProgram.path(), words, folder: folder.path, output: pipe.writing)
      pipe.closeWriting()
      #expect(pipe.readAll() == whole)
      let run = try process.finish()
      #expect(run.status == 0)
      #expect(run.errorText == "")
    }
  #endif

  @Test func anInputThatDoesNotWaitIsReadToItsEnd() throws {
    let folder = try TemporaryFolder()
    let words = ["render", "3.3", "-f", "png", "--size", "400", "--corner-radius", "0.2"]
    let picture = try BuiltProgram.run(words).output
    try folder.write(picture, to: "a.png")
    let pipe = try TestPipe(waiting: false)
    let process = try RunningProcess(
      BuiltProgram.path(), ["compare", "-", "a.png"], folder: folder.path, input: pipe.reading)
    #if os(Linux)
      try process.wait { process.isWaiting }
    #endif
    pipe.put(picture)
    pipe.closeWriting()
    let run = try process.finish()
    #expect(run.status == 0)
    #expect(run.errorText == "")
  }
}
