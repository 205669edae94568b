import Foundation
import TestSupport
import Testing

#if Text && JSON && Archives && JPEG
  /// The temporary files of runs that were killed go with the next run to their folder, and nothing else does.
  @Suite struct LeftoverTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.write("output,rating\na.png,3\n", to: "m.csv")
    }

    private var leftovers: [String] {
      get throws { try folder.names.filter { $0.hasPrefix(".star-rating-") } }
    }

    /// The number of a process that has ended.
    private static func gone() throws -> pid_t {
      let process = try RunningProcess("/bin/true", [], folder: "/")
      _ = try process.finish()
      return process.number
    }

    @Test(arguments: [
      ["render", "3", "-o", "a.svg"], ["badge", "3", "--label", "x", "-o", "a.svg"],
      ["batch", "m.csv", "-o", "a.tar"], ["batch", "m.csv", "-o", "out", "--results", "r.ndjson"],
    ])
    func whatADeadRunLeftIsSwept(_ words: [String]) throws {
      try folder.write("half", to: ".star-rating-\(LeftoverTests.gone())-0.tmp")
      #expect(try BuiltProgram.run(words, folder: folder.path).status == 0)
      #expect(try leftovers == [])
    }

    @Test func whatAComparisonLeftIsSwept() throws {
      for (name, rating) in [("a.png", "3"), ("b.png", "4")] {
        #expect(try BuiltProgram.run(["render", rating, "-o", name], folder: folder.path).status == 0)
      }
      try folder.write("half", to: ".star-rating-\(LeftoverTests.gone())-0.tmp")
      #expect(
        try BuiltProgram.run(["compare", "a.png", "b.png", "-o", "d.png"], folder: folder.path).status == 1)
      #expect(try leftovers == [])
    }

    /// What is not exactly of our making stays: other names, folders, links, files of processes that live.
    @Test func nothingElseIsTouched() throws {
      let gone = try LeftoverTests.gone()
      let names = [
        ".star-rating-\(getpid())-0.tmp", ".star-rating-1-0.tmp", ".star-rating-notes.tmp",
        ".star-rating-\(gone).tmp",
        ".star-rating-\(gone)-0.tmp.bak", ".star-rating-0\(gone)-0.tmp", ".star-rating-\(gone)-00.tmp",
        ".star-rating-+\(gone)-0.tmp", ".star-rating-\(gone)-0-0.tmp", ".star-rating-\(gone)-0",
        ".star-rating--1-0.tmp", ".star-rating-\(gone)-x.tmp", "star-rating-\(gone)-0.tmp",
      ]
      for name in names { try folder.write("mine", to: name) }
      let kept = ".star-rating-\(gone)-1.tmp"
      try FileManager.default.createDirectory(atPath: folder.path(kept), withIntermediateDirectories: false)
      let link = ".star-rating-\(gone)-2.tmp"
      try FileManager.default.createSymbolicLink(atPath: folder.path(link), withDestinationPath: "m.csv")
      let all = try folder.names
      for words in [
        ["render", "3", "-o", "z.svg"], ["batch", "m.csv", "-o", "z.zip", "--results", "z.ndjson"],
      ] {
        #expect(try BuiltProgram.run(words, folder: folder.path).status == 0)
      }
      #expect(try folder.names.filter { !$0.hasPrefix("z.") } == all)
    }

    #if os(Linux)
      /// A run that is killed half-way through its archive: the next one sweeps, a living one's file stays.
      @Test func aKilledArchiveIsSweptAndALivingOneIsNot() throws {
        let pipe = try TestPipe()
        pipe.fill()
        try folder.write(
          "output,rating\n" + (0..<20).map { "\($0).svg,3\n" }.joined(), to: "m.csv")
        // Nobody reads the results: the archive is not finished.
        let words = ["batch", "m.csv", "-o", "a.tar", "--results", "-"]
        let living = try RunningProcess(
          BuiltProgram.path(), words, folder: folder.path, output: pipe.writing)
        try living.wait { try !leftovers.isEmpty }
        let name = try leftovers
        #expect(name == [".star-rating-\(living.number)-0.tmp"])
        #expect(try BuiltProgram.run(["render", "3", "-o", "b.svg"], folder: folder.path).status == 0)
        #expect(try leftovers == name)
        living.send(SIGKILL)
        #expect(try living.finish().wasSignalled)
        #expect(try leftovers == name)
        #expect(try BuiltProgram.run(["batch", "m.csv", "-o", "a.tar"], folder: folder.path).status == 0)
        #expect(try leftovers == [])
      }
    #endif
  }
#endif
