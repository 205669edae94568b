import Foundation
import TestSupport
import Testing

/// Batches that are killed, stopped, or find no room.
@Suite struct InterruptedTests {
  private static let rows = 400
  private static let manifest =
    "output,rating,step\n" + (0..<rows).map { "\($0 % 3)/\($0).png,\(Double($0) / 80),exact\n" }.joined()

  /// Starts a batch, sends it a signal once `count` files are there; its status is the script's.
  private func interrupt(_ batch: BatchFolder, _ signal: String, after count: Int, _ arguments: [String] = [])
    throws -> FinishedProcess
  {
    let script = """
      mkdir -p out; "$@" & child=$!
      while kill -0 $child 2>/dev/null && [ $(find out -name '*.png' | wc -l) -lt \(count) ]; do :; done
      kill -\(signal) $child 2>/dev/null; wait $child
      """
    return try Tool("timeout").run(
      ["120", "/bin/sh", "-c", script, "sh", BuiltProgram.path(), "batch", "m.csv", "-o", "out"] + arguments,
      folder: batch.folder.path)
  }

  @Test func whatIsKilledTwentyTimesIsCompleted() throws {
    let batch = try BatchFolder(InterruptedTests.manifest)
    #expect(try batch.run(into: "whole").status == 0)
    let whole = try batch.files(in: "whole")
    var random = SeededGenerator(seed: 7)
    var killed = 0
    for _ in 0..<20 {
      let present = try batch.files().count
      let run = try interrupt(
        batch, "KILL", after: present + Int.random(in: 1...15, using: &random), ["--resume", "-j", "2"])
      if run.status == 137 { killed += 1 }
      // Under a final name there are only whole files.
      for (name, bytes) in try batch.files() where !name.contains(".star-rating-") {
        #expect(bytes == whole[name])
      }
    }
    #expect(killed > 0)
    #expect(try batch.run(["--resume"]).status == 0)
    #expect(try batch.files() == whole)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: batch.folder.path("out")).sorted() == [
        "0", "1", "2",
      ])
  }

  @Test(arguments: [("TERM", 143), ("HUP", 129)] as [(String, Int32)])
  func aSignalLeavesWholeFilesAndNothingElse(_ signal: String, _ status: Int32) throws {
    let batch = try BatchFolder(InterruptedTests.manifest)
    let run = try interrupt(batch, signal, after: 5, ["-j", "2"])
    #expect(run.status == status)
    let files = try batch.files()
    #expect(files.count >= 5 && files.count < InterruptedTests.rows)
    #expect(run.errorText == "star-rating: error: stopped by signal \(status - 128)\n")
    #expect(!files.keys.contains { $0.contains(".star-rating-") })
    let run2 = try batch.run(["--resume"])
    #expect(
      run2.errorText
        == "star-rating: \(InterruptedTests.rows - files.count) written, 0 failed, \(files.count) skipped\n")
  }

  #if os(Linux)
    /// A file system of 16 KiB, or of as many inodes, where one may be mounted.
    @Test(.enabled("only root mounts") { geteuid() == 0 }, arguments: ["size=16k", "nr_inodes=12"])
    func aDiskThatFillsUpLeavesWholeFiles(_ limit: String) throws {
      let batch = try BatchFolder(InterruptedTests.manifest)
      try FileManager.default.createDirectory(
        atPath: batch.folder.path("disk"), withIntermediateDirectories: false)
      let mounted = try Tool("mount").run(["-t", "tmpfs", "-o", limit, "tmpfs", batch.folder.path("disk")])
      guard mounted.status == 0 else { return }
      defer { _ = try? Tool("umount").run([batch.folder.path("disk")]) }
      let run = try batch.run(into: "disk")
      #expect(run.status == 1)
      #expect(run.errorText.hasPrefix("star-rating: error: cannot "))
      #expect(run.errorText.hasSuffix("No space left on device\n"))
      let files = try batch.files(in: "disk")
      #expect(!files.isEmpty)
      for (name, bytes) in files {
        let number = try #require(name.firstMatch(of: /(\d+)\.png/)?.1).description
        #expect(
          try bytes == BatchFolder.rendered("\(Double(Int(number)!) / 80)", "png", ["--step", "exact"]),
          "\(name)")
      }
    }
  #endif

  @Test(.enabled("root may write everywhere") { geteuid() != 0 })
  func aReadOnlyFolderIsAnError() throws {
    let batch = try BatchFolder("output,rating\na.png,4\n")
    try FileManager.default.createDirectory(
      atPath: batch.folder.path("out"), withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o555])
    let run = try batch.run()
    #expect(run.status == 1)
    #expect(run.errorText.hasSuffix("Permission denied\n"))
  }

  @Test func whatIsInTheWayIsAnError() throws {
    let batch = try BatchFolder("output,rating\na.png,4\n")
    try batch.folder.write("kept", to: "out")
    let run = try batch.run()
    #expect(run.status == 1)
    #expect(run.errorText == "star-rating: error: cannot create out: Not a directory\n")
    let second = try BatchFolder("output,rating\na.png,4\n")
    try FileManager.default.createDirectory(
      atPath: second.folder.path("out/a.png"), withIntermediateDirectories: true)
    let taken = try second.run()
    #expect(taken.status == 1)
    #expect(taken.errorText == "star-rating: error: cannot replace out/a.png: Is a directory\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: second.folder.path("out")) == ["a.png"])
  }
}
