import Foundation
import TestSupport
import Testing

/// What lies in the output folder already, looked at before the first file is written.
@Suite struct WayTests {
  private static let ways: [(shell: String, name: String, status: Int32, words: String)] = [
    (
      "mkdir out; echo >out/notes", "notes/a.png", 2,
      "m.csv, line 3: output cannot be \"notes/a.png\": out/notes is no folder: nothing was written"
    ),
    (
      "mkdir out; echo >out/notes", "notes/deep/er/a.svg", 2,
      "m.csv, line 3: output cannot be \"notes/deep/er/a.svg\": out/notes is no folder: nothing was written"
    ),
    (
      "mkdir -p out/a; mkfifo out/a/b", "a/b/c.png", 2,
      "m.csv, line 3: output cannot be \"a/b/c.png\": out/a/b is no folder: nothing was written"
    ),
    (
      "mkdir out; ln -s nowhere out/link", "link/a.png", 2,
      "m.csv, line 3: output cannot be \"link/a.png\": a link in the output folder is not followed: "
        + "nothing was written"
    ),
    ("mkdir -p out/a.png", "a.png", 1, "cannot replace out/a.png: Is a directory"),
    ("mkdir -p out/a@2x.png", "a.png", 1, "cannot replace out/a@2x.png: Is a directory"),
    ("mkdir out; mkfifo out/a.png", "a.png", 1, "cannot replace out/a.png: it is no regular file"),
  ]

  @Test(arguments: ways)
  func whatIsInTheWayIsFoundBeforeTheFirstFile(
    _ way: (shell: String, name: String, status: Int32, words: String)
  ) throws {
    let batch = try BatchFolder("output,rating,scale\nfirst.png,3,1\n\(way.name),4,\"1,2\"\n")
    #expect(try Tool("sh").run(["-c", way.shell], folder: batch.folder.path).status == 0)
    let before = try FileManager.default.subpathsOfDirectory(atPath: batch.folder.path).sorted()
    for arguments in [[], ["--resume"], ["-j", "2"]] {
      let run = try Tool("timeout").run(
        ["60", BuiltProgram.path(), "batch", "m.csv", "-o", "out"] + arguments, folder: batch.folder.path)
      #expect(run.status == way.status)
      #expect(run.errorText == "star-rating: error: \(way.words)\n")
      #expect(try FileManager.default.subpathsOfDirectory(atPath: batch.folder.path).sorted() == before)
    }
  }

  @Test(.enabled("root may write everywhere") { geteuid() != 0 })
  func aFolderThatMayNotBeWrittenIntoIsFoundBeforeTheFirstFile() throws {
    let batch = try BatchFolder("output,rating\nfirst.png,3\nlocked/a.png,4\n")
    try FileManager.default.createDirectory(
      atPath: batch.folder.path("out/locked"), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o555])
    let run = try batch.run()
    #expect(run.status == 1)
    #expect(run.errorText == "star-rating: error: cannot create out/locked: Permission denied\n")
    #expect(try batch.names().isEmpty)
  }
}
