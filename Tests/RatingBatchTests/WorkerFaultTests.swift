#if JSON
  import Foundation
  import TestSupport
  import Testing

  /// Workers whose files cannot be written: every row has its answer, and where nothing more can be written the worker
  /// ends, though more rows could still come.
  @Suite struct WorkerFaultTests {
    /// Twenty rows; the picture of the sixteenth takes more than 4 kB.
    private static let rows = (0..<20).map { number in
      "{\"id\":\(number),\"rating\":3.5,\"output\":\"\(number).png\",\"size\":\(number == 15 ? 300 : 20),"
        + "\"fill\":\"linear-gradient(red, blue)\"}\n"
    }

    private struct Ended {
      let status: Int32
      let answers: [[String: Any]]

      /// Rows' ids, in the answers' order.
      var ids: [Int] { answers.compactMap { $0["id"] as? Int } }

      func code(_ number: Int) -> String? { (answers[number]["error"] as? [String: Any])?["code"] as? String }

      func message(_ number: Int) -> String {
        (answers[number]["error"] as? [String: Any])?["message"] as? String ?? ""
      }
    }

    /// Runs a worker whose input stays open after the rows: one that waits for more never ends.
    ///
    /// - Parameter before: shell words that come before the worker starts.
    private func work(
      _ rows: [String], _ arguments: [String], before: String = ":", in folder: TemporaryFolder
    ) throws -> Ended {
      try folder.write(rows.joined(), to: "rows")
      let script = """
        mkfifo in answers; cat answers >lines & reader=$!
        ( \(before); exec "$@" <in >answers ) & child=$!
        exec 3>in; cat rows >&3; wait $child; status=$?; wait $reader; exit $status
        """
      let run = try Tool("timeout").run(
        ["120", "/bin/sh", "-c", script, "sh", BuiltProgram.path(), "batch", "-"] + arguments,
        folder: folder.path)
      let lines = String(decoding: try folder.read("lines"), as: UTF8.self).split(separator: "\n")
      let answers = try lines.map { line in
        try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      }
      return Ended(status: run.status, answers: answers)
    }

    @Test(arguments: ["1", "2", "8"])
    func aFileThatIsTooLargeIsAnsweredAndEndsTheWorker(_ jobs: String) throws {
      let run = try work(
        WorkerFaultTests.rows, ["-o", "out", "-j", jobs], before: "trap '' XFSZ; ulimit -f 8",
        in: TemporaryFolder())
      #expect(run.status == 1)
      #expect(run.ids == Array(0..<20))
      for number in 0..<15 { #expect(run.answers[number]["status"] as? String == "ok") }
      #expect(run.code(15) == "io")
      #expect(run.message(15) == "cannot write out/15.png: File too large")
      for number in 16..<20 where run.code(number) != nil {
        #expect(
          run.message(number) == "nothing more is written: cannot write out/15.png: File too large")
      }
    }

    #if os(Linux)
      @Test(.enabled("only root mounts") { geteuid() == 0 }, arguments: ["1", "2"])
      func aFullDiskIsAnsweredAndEndsTheWorker(_ jobs: String) throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
          atPath: folder.path("disk"), withIntermediateDirectories: false)
        let mounted = try Tool("mount").run(["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder.path("disk")])
        guard mounted.status == 0 else { return }
        defer { _ = try? Tool("umount").run([folder.path("disk")]) }
        // A file takes 4 kB at least.
        let run = try work(WorkerFaultTests.rows, ["-o", "disk", "-j", jobs], in: folder)
        #expect(run.status == 1)
        #expect(run.ids == Array(0..<20))
        #expect((0..<20).contains { run.code($0) == "io" })
        for number in 0..<20 where run.code(number) == nil {
          #expect(try folder.read("disk/\(number).png").count == run.answers[number]["bytes"] as? Int)
        }
      }
    #endif

    /// The archive's first mebibyte is more than may be written: none of its rows has a file.
    @Test(arguments: ["o.tar", "o.zip"])
    func anArchiveThatCannotBeWrittenIsAnswered(_ target: String) throws {
      #if Archives
        let rows = (0..<150).map {
          "{\"id\":\($0),\"rating\":50,\"stars\":100,\"output\":\"\($0).svg\",\"points\":64}\n"
        }
        let folder = try TemporaryFolder()
        let run = try work(
          rows, ["-o", target, "-j", "2"], before: "trap '' XFSZ; ulimit -f 8", in: folder)
        #expect(run.status == 1)
        #expect(run.ids == Array(0..<150))
        #expect(run.code(149) == "io")
        #expect(run.message(149) == "nothing more is written: cannot write \(target): File too large")
        #expect(try !folder.names.contains { $0.hasPrefix("o.") || $0.hasPrefix(".") })
      #endif
    }

    /// What lies in the way of a row's file, and what its answer says.
    private static let ways: [(shell: String, name: String, code: String, message: String)] = [
      (
        "mkdir out; echo >out/notes", "notes/a.png", "name",
        "output cannot be \"notes/a.png\": out/notes is no folder"
      ),
      (
        "mkdir -p out/a; mkfifo out/a/b", "a/b/c.png", "name",
        "output cannot be \"a/b/c.png\": out/a/b is no folder"
      ),
      (
        "mkdir out; ln -s nowhere out/link", "link/a.png", "name",
        "output cannot be \"link/a.png\": a link in the output folder is not followed"
      ),
      (
        "mkdir out; ln -s loop out/loop", "loop/a.png", "name",
        "output cannot be \"loop/a.png\": a link in the output folder is not followed"
      ),
      ("mkdir -p out/a.png", "a.png", "io", "cannot replace out/a.png: Is a directory"),
      ("mkdir -p out/d/a.svg", "d/a.svg", "io", "cannot replace out/d/a.svg: Is a directory"),
      ("mkdir out; mkfifo out/a.png", "a.png", "io", "cannot replace out/a.png: it is no regular file"),
    ]

    @Test(arguments: ways)
    func whatIsInTheWayIsThatRowsFault(
      _ way: (shell: String, name: String, code: String, message: String)
    ) throws {
      var rows = (0..<20).map { "{\"id\":\($0),\"rating\":3,\"output\":\"x\($0).svg\"}\n" }
      rows[15] = "{\"id\":15,\"rating\":3,\"output\":\"\(way.name)\"}\n"
      let folder = try TemporaryFolder()
      let script = "\(way.shell); \"$1\" batch - -o out -j 2 <rows"
      try folder.write(rows.joined(), to: "rows")
      let run = try Tool("timeout").run(
        ["60", "/bin/sh", "-c", script, "sh", BuiltProgram.path()], folder: folder.path)
      #expect(run.status == 0)
      let lines = run.outputText.split(separator: "\n")
      try #require(lines.count == 20)
      for (number, line) in lines.enumerated() where number != 15 {
        #expect(line.hasPrefix("{\"id\":\(number),\"line\":\(number + 1),\"status\":\"ok\""), "\(line)")
      }
      let error = try #require(
        JSONSerialization.jsonObject(with: Data(lines[15].utf8)) as? [String: Any])["error"]
      #expect((error as? [String: Any])?["code"] as? String == way.code)
      #expect((error as? [String: Any])?["message"] as? String == way.message)
    }

    /// A name that may not be does not hide that two others are the same.
    @Test func namesAreTakenBehindAFaultToo() throws {
      let folder = try TemporaryFolder()
      let rows = ["../x.svg", "a.svg", "A.svg"].map { "{\"rating\":3,\"output\":\"\($0)\"}\n" }
      let run = try BuiltProgram.run(
        ["batch", "-", "-o", "out"], input: Array(rows.joined().utf8), folder: folder.path)
      let codes = run.outputText.matches(of: /"status":"(ok|error)"(?:,"error":\{"code":"([a-z]+)")?/)
      #expect(codes.map { "\($0.1) \($0.2 ?? "")" } == ["error name", "ok ", "error clash"])
    }

    /// Nobody reads the answers any more, and nobody ends the input.
    @Test func answersThatNobodyTakesEndTheWorker() throws {
      let folder = try TemporaryFolder()
      try folder.write(WorkerFaultTests.rows.joined(), to: "rows")
      let script = """
        mkfifo in; "$1" batch - -o out -j 2 <in >/dev/full & child=$!
        exec 3>in; cat rows >&3; wait $child
        """
      let run = try Tool("timeout").run(
        ["60", "/bin/sh", "-c", script, "sh", BuiltProgram.path()], folder: folder.path)
      #expect(run.status == 1)
      #expect(run.errorText.contains("cannot write standard output: No space left on device"))
    }
  }
#endif
