#if JSON
  import Foundation
  import TestSupport
  import Testing

  /// `batch -`: a line in, a line out.
  @Suite struct WorkerTests {
    private func answers(
      _ rows: [String], _ arguments: [String] = [], in folder: TemporaryFolder
    ) throws -> [String] {
      let run = try BuiltProgram.run(
        ["batch", "-", "-o", folder.path("out")] + arguments, environment: [:],
        input: Array(rows.joined(separator: "\n").utf8), folder: "/")
      #expect(run.status == 0)
      return run.outputText.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
        String.init)
    }

    /// No file that is opened takes the place of a stream that is not there.
    @Test func aClosedStandardInputIsAnErrorAndNoWait() throws {
      let folder = try TemporaryFolder()
      let run = try Tool("timeout").run([
        "60", "sh", "-c", "exec \"$0\" batch - -o \"$1\" <&-", try BuiltProgram.path(), folder.path("out"),
      ])
      #expect(run.status == 1)
      #expect(
        run.errorText.hasPrefix("star-rating: error: cannot read standard input: Bad file descriptor\n"),
        "\(run.errorText)")
    }

    @Test func everyRowHasItsAnswerInOrder() throws {
      let folder = try TemporaryFolder()
      let png = try BatchFolder.rendered("3.5")
      let answers = try answers(
        [
          "{\"id\":1,\"rating\":3.5,\"output\":\"a.png\"}", "", "  \t",
          "{\"id\":\"b\\\"\",\"rating\":\"x\",\"output\":\"b.png\"}",
          "{\"id\":-2.5,\"rating\":4,\"output\":\"A.png\"}",
          "{\"id\":null,\"rating\":4,\"output\":\"../x.png\"}",
          "{\"rating\":1,\"id\":true,\"what\":3}", "nonsense", "{\"rating\":3.5,\"output\":\"d/e.png\"}",
          "{\"id\":\"é\",\"output\":\"f.png\"}",
        ], in: folder)
      let size = "\"bytes\":\(png.count),\"width\":136,\"height\":24,\"title\":\"3.5 out of 5 stars\"}"
      #expect(
        answers == [
          "{\"id\":1,\"line\":1,\"status\":\"ok\",\"output\":\"a.png\",\(size)",
          "{\"id\":\"b\\\"\",\"line\":4,\"status\":\"error\",\"error\":{\"code\":\"value\",\"field\":\"rating\",\"message\":\"rating cannot be \\\"x\\\": allowed is a number such as 3.5, or none\"}}",
          "{\"id\":-2.5,\"line\":5,\"status\":\"error\",\"error\":{\"code\":\"clash\",\"field\":\"output\",\"message\":\"\\\"A.png\\\" is the file of line 1 too\"}}",
          "{\"id\":null,\"line\":6,\"status\":\"error\",\"error\":{\"code\":\"name\",\"field\":\"output\",\"message\":\"output cannot be \\\"../x.png\\\": allowed is a path inside the output folder, without . and ..\"}}",
          "{\"id\":true,\"line\":7,\"status\":\"error\",\"error\":{\"code\":\"unknown-key\",\"field\":\"what\",\"message\":\"there is no column \\\"what\\\": star-rating help batch lists them, --columns maps and --ignore-unknown lets be\"}}",
          "{\"id\":null,\"line\":8,\"status\":\"error\",\"error\":{\"code\":\"json\",\"field\":null,\"message\":\"'[' or '{' expected near 'nonsense'\"}}",
          "{\"id\":null,\"line\":9,\"status\":\"ok\",\"output\":\"d/e.png\",\(size)",
          "{\"id\":\"é\",\"line\":10,\"status\":\"error\",\"error\":{\"code\":\"missing\",\"field\":\"rating\",\"message\":\"rating is missing\"}}",
        ])
      #expect(try folder.read("out/a.png") == png)
      #expect(try folder.read("out/d/e.png") == png)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted() == ["a.png", "d"])
    }

    /// An id is answered as it was written, whatever its digits; so is what an error quotes.
    @Test func numbersAreAnsweredAsTheyWereWritten() throws {
      let ids = [
        "99999999999999999999", "-123456789012345678901234567890", "0.10", "1e3", "-0", "12E-2", "4.50",
        "false",
        "18446744073709551616.000000000000000000001",
      ]
      let rows = ids.enumerated().map { index, id in
        " { \"note\":\"}\\\\\\\"],{\",\"{}\":{\"a\":[1,{}]}, \"padding\" : [1 ,2e0] ,\"id\": \(id)\t,\"rating\":4,\"output\":\"\(index).svg\"}"
      }
      let answers = try answers(rows, ["--ignore-unknown"], in: TemporaryFolder())
      for (answer, id) in zip(answers, ids) {
        #expect(answer.hasPrefix("{\"id\":\(id),\"line\":"), "\(answer)")
        #expect(answer.contains("\"status\":\"ok\""), "\(answer)")
      }
      let wrong = try self.answers(
        ["{\"id\":1e2,\"rating\":4,\"stars\":123456789012345678901,\"output\":\"a.svg\"}"],
        in: TemporaryFolder())[0]
      #expect(
        wrong.contains("\"id\":1e2,") && wrong.contains("stars cannot be \\\"123456789012345678901\\\""))
    }

    @Test(arguments: [1, 2, 8])
    func manyRowsKeepTheirOrder(_ jobs: Int) throws {
      let rows = (0..<500).map {
        "{\"id\":\($0),\"rating\":\(Double($0) / 100),\"output\":\"\($0).svg\",\"step\":\"exact\"}"
      }
      let answers = try answers(rows, ["-j", "\(jobs)"], in: TemporaryFolder())
      #expect(answers.count == 500)
      for (index, answer) in answers.enumerated() {
        #expect(
          answer.hasPrefix(
            "{\"id\":\(index),\"line\":\(index + 1),\"status\":\"ok\",\"output\":\"\(index).svg\","))
      }
    }

    @Test func whatIsThereIsSkippedWhenResuming() throws {
      let folder = try TemporaryFolder()
      let rows = [
        "{\"id\":1,\"rating\":3,\"output\":\"a.svg\"}", "{\"id\":2,\"rating\":null,\"output\":\"b.svg\"}",
      ]
      _ = try answers([rows[0]], in: folder)
      let answers = try answers(rows, ["--resume", "--unrated", "skip"], in: folder)
      #expect(answers[0].contains("\"status\":\"skipped\",\"output\":\"a.svg\""))
      #expect(answers[1] == "{\"id\":2,\"line\":2,\"status\":\"skipped\"}")
    }

    @Test func aLineOfMegabytesIsOneFault() throws {
      let long = "{\"id\":1,\"output\":\"" + String(repeating: "x", count: 3_000_000) + "\"}"
      let answers = try answers([long, "{\"rating\":3,\"output\":\"a.svg\"}"], in: TemporaryFolder())
      #expect(answers.count == 2)
      #expect(answers[0].contains("\"code\":\"too-long\""))
      #expect(answers[1].contains("\"line\":2,\"status\":\"ok\""))
    }

    @Test func bytesThatAreNoTextAreThatRowsFault() throws {
      let folder = try TemporaryFolder()
      let input = Array("{\"id\":\"".utf8) + [0xE9] + Array("\"}\n{\"rating\":3,\"output\":\"a.svg\"}\n".utf8)
      let run = try BuiltProgram.run(["batch", "-", "-o", "out"], input: input, folder: folder.path)
      #expect(run.status == 0)
      #expect(run.outputText.split(separator: "\n")[0].contains("\"code\":\"encoding\""))
      #expect(run.outputText.split(separator: "\n")[1].contains("\"status\":\"ok\""))
    }

    @Test func aByteOrderMarkIsNoPartOfTheFirstRow() throws {
      let answers = try answers(["\u{FEFF}{\"rating\":3,\"output\":\"a.svg\"}"], in: TemporaryFolder())
      #expect(answers.count == 1)
      #expect(answers[0].contains("\"status\":\"ok\""))
    }

    @Test func anEmptyInputHasNoAnswer() throws {
      let folder = try TemporaryFolder()
      let run = try BuiltProgram.run(["batch", "-", "-o", "out"], folder: folder.path)
      #expect(run.status == 0)
      #expect(run.output.isEmpty)
    }

    /// Each answer is waited for before the next row is sent: one that is held back never comes.
    @Test func anAnswerComesBeforeTheNextRow() throws {
      let folder = try TemporaryFolder()
      let script = """
        mkfifo in answers; "$1" batch - -o out -q <in >answers & exec 3>in 4<answers
        for n in 1 2 3; do
          echo '{"id":'$n',"rating":3,"output":"'$n'.svg"}' >&3; read -r answer <&4 || exit 9; echo "$answer"
        done
        exec 3>&-; wait $!
        """
      let run = try Tool("timeout").run(
        ["60", "/bin/sh", "-c", script, "sh", BuiltProgram.path()], folder: folder.path)
      #expect(run.status == 0)
      #expect(
        run.outputText.split(separator: "\n").map { $0.prefix(8) } == [
          "{\"id\":1,", "{\"id\":2,", "{\"id\":3,",
        ])
    }

    @Test(arguments: [("TERM", 143), ("INT", 130)] as [(String, Int32)])
    func aWaitingWorkerEndsAtASignal(_ signal: String, _ status: Int32) throws {
      let folder = try TemporaryFolder()
      let script = """
        mkfifo in answers; trap '' HUP; "$2" -c 'import os,signal,sys
        signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])' \
        "$1" batch - -o out -q <in >answers & child=$!; exec 3>in 4<answers
        echo '{"rating":3,"output":"1.svg"}' >&3; read -r answer <&4; kill -\(signal) $child; wait $child
        """
      let run = try Tool("timeout").run(
        ["60", "/bin/sh", "-c", script, "sh", BuiltProgram.path(), Tool("python3").path], folder: folder.path)
      #expect(run.status == status)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("out")) == ["1.svg"])
    }

    @Test func standardOutputThatIsFullIsAnError() throws {
      let folder = try TemporaryFolder()
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let run = try BuiltProgram.run(
        ["batch", "-", "-o", "out"], input: Array("{\"rating\":3,\"output\":\"1.svg\"}".utf8),
        folder: folder.path, output: full)
      #expect(run.status == 1)
      #expect(run.errorText.contains("cannot write standard output: No space left on device"))
    }
  }
#endif
