#if os(Linux) && Text && JSON && Archives && JPEG
  import TestSupport
  import Testing

  /// Where the system gives no threads, what needs none is done, and text says why it is not.
  @Suite struct ThreadlessTests {
    private static let none = "pthread_create:1+:11"

    @Test(arguments: [["render", "3", "--text", "{value}"], ["badge", "3", "--label", "x"]])
    func textIsAnErrorWithItsReason(_ words: [String]) throws {
      let folder = try TemporaryFolder()
      let run = try FailingCalls().run(ThreadlessTests.none, words + ["-o", "a.svg"], folder: folder.path)
      #expect(run.status == 1 && !run.wasSignalled)
      #expect(run.errorText.hasPrefix("star-rating: error: the text cannot be drawn: "))
      #expect(run.errorText.hasSuffix("Resource temporarily unavailable\n"))
      #expect(try folder.names.isEmpty)
    }

    /// Pango asks for threads one by one.
    @Test(arguments: 1...6)
    func everyThreadMayBeRefused(_ number: Int) throws {
      let folder = try TemporaryFolder()
      let words = ["render", "3", "--text", "{value} ★", "--font", "Some Other Font", "-q", "-o", "a.svg"]
      let run = try FailingCalls().run("pthread_create:\(number):11", words, folder: folder.path)
      #expect(run.status <= 1 && !run.wasSignalled, "\(run.errorText)")
      #expect(try folder.names == (run.status == 0 ? ["a.svg"] : []))
    }

    @Test func everythingElseIsDone() throws {
      let folder = try TemporaryFolder()
      let calls = try FailingCalls()
      for (name, rating) in [("a.png", "3"), ("b.png", "4")] {
        let run = try calls.run(ThreadlessTests.none, ["render", rating, "-o", name], folder: folder.path)
        #expect(run.status == 0 && run.errorText == "")
      }
      #expect(
        try calls.run(ThreadlessTests.none, ["compare", "a.png", "b.png"], folder: folder.path).status == 1)
      try folder.write(
        "output,rating,text\n" + (0..<300).map { "\($0).svg,3,\($0 % 100 == 7 ? "x" : "")\n" }.joined(),
        to: "m.csv")
      let run = try calls.run(
        ThreadlessTests.none, ["batch", "m.csv", "-o", "out", "-j", "4"], folder: folder.path)
      #expect(run.status == 3)
      #expect(run.errorText.hasSuffix("star-rating: 297 written, 3 failed\n"))
    }
  }
#endif
