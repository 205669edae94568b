import Foundation
import TestSupport
import Testing

/// The folders of unfinished files: what a dead run left goes, and nothing that anybody else made.
@Suite struct LeftoverFolderTests {
  static let sweeping: [[String]] = [
    ["batch", "m.csv", "-o", "out", "--resume"], ["assets", "--platform", "web", "--by", "5", "-o", "out"],
  ]

  private static func prepared(_ files: [String]) throws -> BatchFolder {
    let batch = try BatchFolder("output,rating\na.png,4\n")
    for file in files {
      let folder = "out/" + file.prefix { $0 != "/" }
      try FileManager.default.createDirectory(
        atPath: batch.folder.path(folder), withIntermediateDirectories: true)
      if file.contains("/") { try batch.folder.write("mine", to: "out/\(file)") }
    }
    return batch
  }

  @Test(arguments: sweeping)
  func onlyFoldersOfOurMakingAreSwept(_ words: [String]) throws {
    let kept = [
      ".star-rating-goldens/mine.txt", ".star-rating-12-3/mine.txt", ".star-rating-12-4/file",
      ".star-rating-12-4/b",
      ".star-rating-12/file", ".star-rating-a-b/file", ".star-rating-012-3/file", ".star-rating-12-5-1/file",
      ".star-rating-12-3.old/file", ".star-rating-12-6/file.png", ".star-rating-12-9/01",
      ".star-rating-/file",
    ]
    let batch = try LeftoverFolderTests.prepared(
      kept + [".star-rating-12-0/file", ".star-rating-12-1", ".star-rating-12-2/0", ".star-rating-12-2/11"])
    // A folder in the file's place, and a link in the folder's.
    try FileManager.default.createDirectory(
      atPath: batch.folder.path("out/.star-rating-12-7/file"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: batch.folder.path("far"), withIntermediateDirectories: false)
    try batch.folder.write("mine", to: "far/file")
    try FileManager.default.createSymbolicLink(
      atPath: batch.folder.path("out/.star-rating-12-8"), withDestinationPath: "../far")
    #expect(try BuiltProgram.run(words + ["-q"], folder: batch.folder.path).status == 0)
    for name in kept { #expect(try batch.folder.read("out/\(name)") == Array("mine".utf8), "\(name)") }
    #expect(!batch.lacks("out/.star-rating-12-7/file") && !batch.lacks("out/.star-rating-12-8/file"))
    #expect(batch.lacks("out/.star-rating-12-0") && batch.lacks("out/.star-rating-12-1"))
    #expect(batch.lacks("out/.star-rating-12-2"))
  }

  #if os(Linux) && JSON && Archives
    /// The folders of a run that lives are locked.
    @Test(arguments: sweeping)
    func aLivingRunKeepsItsFolders(_ words: [String]) throws {
      let batch = try BatchFolder("output,rating\na.png,4\n")
      let pipe = try TestPipe()
      let living = try RunningProcess(
        BuiltProgram.path(), ["batch", "-", "-o", "out"], folder: batch.folder.path, input: pipe.reading)
      let name = "out/.star-rating-\(living.number)-0"
      try living.wait { !batch.lacks(name) }
      #expect(try BuiltProgram.run(words + ["-q"], folder: batch.folder.path).status == 0)
      #expect(!batch.lacks(name))
      pipe.put(Array("{\"output\": \"w.svg\", \"rating\": 3}\n".utf8))
      pipe.closeWriting()
      #expect(try living.finish().status == 0)
      #expect(!batch.lacks("out/w.svg") && batch.lacks(name))
    }

    /// Without locks the run goes on, says so once, and leaves nothing.
    @Test(arguments: [38, 37, 95], [["batch", "m.csv", "-o", "out", "-j", "3"], sweeping[0], sweeping[1]])
    func withoutLocksItGoesOn(_ code: Int, _ words: [String]) throws {
      let batch = try LeftoverFolderTests.prepared([".star-rating-999999999-0/file", ".star-rating-1-0/file"])
      let run = try FailingCalls().run("flock:1+:\(code)", words, folder: batch.folder.path)
      #expect(run.status == 0)
      let note =
        "star-rating: note: files cannot be locked here: runs into one folder know each other by process alone\n"
      #expect(run.errorText.components(separatedBy: note).count == 2)
      let left = try FileManager.default.contentsOfDirectory(atPath: batch.folder.path("out"))
        .filter { $0.hasPrefix(".star-rating-") }
      let swept = words == LeftoverFolderTests.sweeping[0] || words[0] == "assets"
      #expect(
        left.sorted() == (swept ? [] : [".star-rating-1-0"])
          + (swept ? [".star-rating-1-0"] : [".star-rating-999999999-0"]))
      let quiet = try FailingCalls().run("flock:1+:\(code)", words + ["-q"], folder: batch.folder.path)
      #expect(quiet.status == 0 && quiet.errorText == "")
    }
  #endif
}
