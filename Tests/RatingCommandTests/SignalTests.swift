import Foundation
import TestSupport
import Testing

#if Text && JSON && Archives && JPEG
  /// A signal ends every command at once, wherever it waits, and leaves nothing.
  @Suite struct SignalTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
      for (name, rating) in [("a.png", "3"), ("b.png", "4")] {
        try folder.write(BuiltProgram.run(["render", rating, "-f", "png"]).output, to: name)
      }
    }

    /// Starts the program, lets it come as far as it does on its own, sends it a signal.
    private func stop(
      _ words: [String], with signal: Int32 = SIGTERM, input: Int32? = nil, output: Int32? = nil
    ) throws -> FinishedProcess {
      let process = try RunningProcess(
        BuiltProgram.path(), words, folder: folder.path, input: input, output: output)
      try process.wait { process.isWaiting }
      process.send(signal)
      return try process.finish()
    }

    private func expectStopped(_ run: FinishedProcess, by signal: Int32 = SIGTERM) throws {
      #expect(run.status == 128 + signal && !run.wasSignalled)
      #expect(run.errorText == "star-rating: error: stopped by signal \(signal)\n")
      #expect(try folder.names == ["a.png", "b.png", "pipe"])
    }

    #if os(Linux)
      @Test(arguments: [
        ["render", "3", "-o", "pipe"], ["badge", "3", "--label", "x", "-o", "pipe"],
        ["render", "3", "--config", "pipe"], ["compare", "pipe", "a.png"], ["compare", "a.png", "pipe"],
        ["assets", "--platform", "web", "--config", "pipe", "-o", "out"],
      ])
      func aPipeWithoutAnotherEndIsLeft(_ words: [String]) throws {
        try expectStopped(stop(words))
      }

      @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
      func everySignalHasItsStatus(_ signal: Int32) throws {
        try expectStopped(stop(["render", "3", "-o", "pipe"], with: signal), by: signal)
      }

      @Test(arguments: [
        ["render", "3"], ["layout", "3"], ["help", "render"], ["--version"], ["compare", "a.png", "b.png"],
        ["compare", "a.png", "b.png", "-o", "-"], ["assets", "--platform", "web", "-o", "out", "--dry-run"],
      ])
      func aFullStandardOutputIsLeft(_ words: [String]) throws {
        let pipe = try TestPipe()
        pipe.fill()
        try expectStopped(stop(words, output: pipe.writing))
      }

      @Test func standardInputIsLeft() throws {
        let pipe = try TestPipe()
        try expectStopped(stop(["compare", "-", "a.png"], input: pipe.reading))
      }

      /// As under `nohup`.
      @Test func aSignalThatIsIgnoredStaysIgnored() throws {
        let process = try RunningProcess(
          "/bin/sh",
          ["-c", "trap '' HUP; exec \"$@\"", "sh", BuiltProgram.path(), "compare", "pipe", "a.png"],
          folder: folder.path)
        try process.wait { process.isWaiting }
        process.send(SIGHUP)
        process.send(SIGTERM)
        try expectStopped(process.finish())
      }

      /// A long drawing is not waited for.
      @Test func aLargePictureIsLeft() throws {
        let process = try RunningProcess(
          BuiltProgram.path(),
          ["render", "3.3", "--size", "3200", "--stars", "4", "--step", "exact", "-o", "l.png"],
          folder: folder.path)
        try process.wait { process.handlesSignals }
        process.send(SIGTERM)
        try expectStopped(process.finish())
      }
    #endif
  }
#endif
