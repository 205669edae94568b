#if os(Linux) && JSON && Archives
  import Foundation
  import TestSupport
  import Testing

  /// A batch hears a signal within a second, wherever it waits and however long a row takes.
  @Suite struct BatchSignalTests {
    private let batch: BatchFolder
    private let pipe: TestPipe

    init() throws {
      batch = try BatchFolder("output,rating\n" + (0..<400).map { "\($0).svg,3\n" }.joined())
      #expect(mkfifo(batch.folder.path("fifo.tar"), 0o600) == 0)
      pipe = try TestPipe()
    }

    /// Whether there is an unfinished file or folder in the output folder.
    private var hasBegun: Bool {
      let names = try? FileManager.default.contentsOfDirectory(atPath: batch.folder.path("out"))
      return names?.contains { $0.hasPrefix(".star-rating-") } ?? false
    }

    private func expectStopped(_ process: RunningProcess, by signal: Int32 = SIGTERM) throws {
      let run = try process.finish()
      #expect(run.status == 128 + signal && !run.wasSignalled)
      #expect(run.errorText == "star-rating: error: stopped by signal \(signal)\n")
      #expect(try batch.folder.names.allSatisfy { !$0.hasPrefix(".star-rating-") })
      #expect(try batch.names().allSatisfy { !$0.contains(".star-rating-") })
    }

    @Test(arguments: [["-o", "fifo.tar"], ["-o", "out", "--results", "fifo.tar"]])
    func aPipeWithoutAnotherEndIsLeft(_ words: [String]) throws {
      let process = try RunningProcess(
        BuiltProgram.path(), ["batch", "m.csv", "-j", "1"] + words, folder: batch.folder.path)
      try process.wait { process.isWaiting }
      process.send(SIGTERM)
      try expectStopped(process)
    }

    @Test func aManifestThatIsAPipeIsRefusedAtOnce() throws {
      let process = try RunningProcess(
        BuiltProgram.path(), ["batch", "fifo.tar", "-o", "out"], folder: batch.folder.path)
      let run = try process.finish()
      #expect(run.status == 2)
      #expect(run.errorText.contains("fifo.tar is no regular file"))
      #expect(batch.lacks())
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func resultsThatNobodyReadsAreLeft(_ signal: Int32) throws {
      pipe.fill()
      let process = try RunningProcess(
        BuiltProgram.path(), ["batch", "m.csv", "-o", "out", "--results", "-", "-j", "2"],
        folder: batch.folder.path, output: pipe.writing)
      try process.wait { process.isWaiting && !batch.lacks("out/0.svg") }
      process.send(signal)
      try expectStopped(process, by: signal)
    }

    @Test func faultsThatNobodyReadsAreLeft() throws {
      try batch.folder.write("output,rating\na.svg,3\nb.svg,x\n", to: "m.csv")
      pipe.fill()
      let process = try RunningProcess(
        BuiltProgram.path(), ["batch", "m.csv", "-o", "out", "-j", "1"], folder: batch.folder.path,
        error: pipe.writing)
      try process.wait { process.isWaiting && !batch.lacks("out/a.svg") }
      process.send(SIGTERM)
      #expect(try process.finish().status == 143)
      #expect(try batch.names() == ["a.svg"])
    }

    @Test func answersThatNobodyReadsAreLeft() throws {
      pipe.fill()
      let rows = try TestPipe()
      rows.put(Array("{\"output\": \"a.svg\", \"rating\": 3}\n".utf8))
      let process = try RunningProcess(
        BuiltProgram.path(), ["batch", "-", "-o", "out", "-j", "1"], folder: batch.folder.path,
        input: rows.reading, output: pipe.writing)
      try process.wait { process.isWaiting && !batch.lacks("out/a.svg") }
      process.send(SIGTERM)
      try expectStopped(process)
    }

    /// 41 million pixels a row: none is waited for, and none is there.
    @Test(arguments: [["-o", "out"], ["-o", "out/a.zip"]], [1, 2])
    func aLongRowIsLeft(_ words: [String], _ signals: Int) throws {
      try FileManager.default.createDirectory(
        atPath: batch.folder.path("out"), withIntermediateDirectories: false)
      try batch.folder.write("output,rating,size,stars,step\na.png,3.3,3200,4,exact\n", to: "m.csv")
      let process = try RunningProcess(
        BuiltProgram.path(), ["batch", "m.csv"] + words, folder: batch.folder.path)
      try process.wait { hasBegun }
      for _ in 0..<signals { process.send(SIGTERM) }
      try expectStopped(process)
      #expect(try batch.names() == [])
    }

    @Test func aLongAssetIsLeft() throws {
      let process = try RunningProcess(
        BuiltProgram.path(),
        [
          "assets", "--platform", "android", "--from", "3.3", "--to", "3.3", "--size", "800", "--stars", "4",
          "-o", "out",
        ],
        folder: batch.folder.path)
      try process.wait { hasBegun }
      process.send(SIGTERM)
      try expectStopped(process)
    }
  }
#endif
