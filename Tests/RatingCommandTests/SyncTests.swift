#if os(Linux) && Text && JSON && Archives && JPEG
  import Foundation
  import TestSupport
  import Testing

  /// What `--sync` has written to the disk, seen by failing one call after the other.
  @Suite struct SyncTests {
    /// The paths that are flushed, in their order: the first flush fails, then the second, until none is left.
    private func flushes(_ words: [String], prepare: (TemporaryFolder) throws -> Void = { _ in }) throws
      -> [String]
    {
      let calls = try FailingCalls()
      var paths: [String] = []
      while true {
        let folder = try TemporaryFolder()
        try prepare(folder)
        let run = try calls.run("fsync:\(paths.count + 1):5", words, folder: folder.path)
        guard run.status != 0, let line = run.errorText.split(separator: "\n").last,
          let match = line.wholeMatch(of: /star-rating: error: cannot write (.*): Input\/output error/)
        else {
          #expect(run.status <= 1, "\(run.errorText)")
          return paths
        }
        paths.append(String(match.1))
      }
    }

    @Test(arguments: [["render", "3"], ["badge", "3", "--label", "x"]])
    func aPictureAndItsFolderAreFlushed(_ words: [String]) throws {
      #expect(try flushes(words + ["--sync", "-o", "a.svg", "-o", "b.svg"]) == ["a.svg", ".", "b.svg", "."])
      #expect(try flushes(words + ["-o", "a.svg"]) == [])
      #expect(try flushes(words + ["--sync", "-o", "/dev/null"]) == [])
      // Standard output is a file here.
      #expect(try flushes(words + ["--sync", "-o", "-"]) == ["standard output"])
    }

    @Test func aTableOfPicturesIsFlushed() throws {
      let words = ["layout", "3", "--stars", "2", "--as", "html-table", "--href", "/{stars}", "-o", "t"]
      #expect(try flushes(words + ["--sync"]) == [".", "t/rating-1.png", "t/rating-2.png", "t"])
      #expect(try flushes(words) == [])
    }

    @Test func theDifferenceIsFlushed() throws {
      func prepare(_ folder: TemporaryFolder) throws {
        for (name, rating) in [("a.png", "3"), ("b.png", "4")] {
          try folder.write(BuiltProgram.run(["render", rating, "-f", "png"]).output, to: name)
        }
        try FileManager.default.createDirectory(atPath: folder.path("d"), withIntermediateDirectories: false)
      }
      let words = ["compare", "a.png", "b.png", "-o", "d/d.png"]
      #expect(try flushes(words + ["--sync"], prepare: prepare) == ["d/d.png", "d"])
    }

    private func prepare(_ folder: TemporaryFolder) throws {
      try folder.write("output,rating\nc/d/a.svg,3\nc/d/b.svg,4\n", to: "m.csv")
    }

    /// The folders that were made on the way have names too.
    @Test func middleFoldersAreFlushed() throws {
      #expect(
        try flushes(["batch", "m.csv", "-q", "--sync", "-j", "1", "-o", "x/y"], prepare: prepare) == [
          // The folders that hold x and y, c and d.
          ".", "x", "x/y/c/d", "x/y/c/d",
          // A file, then its name; two of them.
          "x/y/c/d/a.svg", "x/y/c/d/a.svg", "x/y/c/d/b.svg", "x/y/c/d/b.svg",
          "x/y",
        ])
    }

    @Test func anArchiveAndItsFolderAreFlushed() throws {
      let words = ["batch", "m.csv", "-q", "--sync", "-j", "1", "-o", "a.zip", "--results", "r.ndjson"]
      #expect(try flushes(words, prepare: prepare) == ["a.zip", ".", "r.ndjson", "."])
    }

    /// A file that is there may be a run's that was killed before it was flushed.
    @Test func whatIsThereIsFlushedToo() throws {
      let words = ["batch", "m.csv", "-q", "-j", "1", "-o", "x"]
      let paths = try flushes(words + ["--sync", "--resume"]) { folder in
        try prepare(folder)
        #expect(try BuiltProgram.run(words, folder: folder.path).status == 0)
      }
      #expect(
        paths == [
          "x/c/d", "x/c/d", "x/c/d/a.svg", "x/c/d/a.svg", "x/c/d/b.svg", "x/c/d/b.svg", "x",
        ])
    }

    @Test func anAssetSetIsFlushed() throws {
      let words = ["assets", "--platform", "android", "--vector", "xml", "--from", "5", "-q", "-o", "x/res"]
      let file = "x/res/drawable/rating_5.xml"
      #expect(try flushes(words + ["--sync"]) == [".", "x", "x/res/drawable", file, file])
      #expect(try flushes(words) == [])
    }
  }
#endif
