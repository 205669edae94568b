import Foundation
import TestSupport
import Testing

/// A file is written whole or not at all.
@Suite struct FileWritingTests {
  static let formats = ["png", "svg"]

  /// Renders to a path that must fail; returns what was said.
  private func expectFailure(_ path: String, _ format: String, folder: TemporaryFolder) throws -> String {
    let run = try BuiltProgram.run(["render", "3", "-f", format, "-o", path], folder: folder.path)
    #expect(run.status == 1 && !run.wasSignalled)
    #expect(run.output.isEmpty)
    return run.errorText
  }

  #if os(Linux)
    @Test(arguments: formats)
    func aFullDeviceIsAnErrorAndStaysADevice(_ format: String) throws {
      let folder = try TemporaryFolder()
      let words = try expectFailure("/dev/full", format, folder: folder)
      #expect(words == "star-rating: error: cannot write /dev/full: No space left on device\n")
      #expect(FileKind(of: "/dev/full") == .device)
    }

    @Test(arguments: formats)
    func aFolderThatTakesNoFilesIsAnError(_ format: String) throws {
      let words = try expectFailure("/proc/x.\(format)", format, folder: TemporaryFolder())
      #expect(words == "star-rating: error: cannot create /proc/x.\(format): No such file or directory\n")
    }
  #endif

  @Test(.enabled("root may write everywhere") { geteuid() != 0 }, arguments: formats)
  func aReadOnlyFolderIsAnError(_ format: String) throws {
    let folder = try TemporaryFolder()
    #expect(chmod(folder.path, 0o555) == 0)
    let words = try expectFailure("a", format, folder: folder)
    #expect(chmod(folder.path, 0o755) == 0)
    #expect(words == "star-rating: error: cannot create a: Permission denied\n")
    #expect(try folder.names.isEmpty)
  }

  @Test(arguments: formats)
  func aMissingFolderIsAnErrorAndIsNotMade(_ format: String) throws {
    let folder = try TemporaryFolder()
    let words = try expectFailure("no/a", format, folder: folder)
    #expect(words == "star-rating: error: cannot create no/a: No such file or directory\n")
    #expect(try folder.names.isEmpty)
  }

  @Test(arguments: formats)
  func aFileInPlaceOfAFolderIsAnErrorAndStays(_ format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("kept", to: "file")
    let words = try expectFailure("file/a", format, folder: folder)
    #expect(words == "star-rating: error: cannot create file/a: Not a directory\n")
    #expect(try folder.read("file") == Array("kept".utf8))
  }

  @Test(arguments: formats)
  func aFolderInTheWayIsAnErrorAndStays(_ format: String) throws {
    let folder = try TemporaryFolder()
    let target = "way.\(format)"
    try FileManager.default.createDirectory(atPath: folder.path(target), withIntermediateDirectories: false)
    let words = try expectFailure(target, format, folder: folder)
    #expect(words == "star-rating: error: cannot write \(target): Is a directory\n")
    #expect(FileKind(of: folder.path(target)) == .folder)
    #expect(try folder.names == [target])
  }

  @Test(arguments: formats)
  func anExistingFileIsReplacedWhole(_ format: String) throws {
    let folder = try TemporaryFolder()
    let old = [UInt8](repeating: 0x78, count: 100_000)
    let reader = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder.write(old, to: "a")))
    let run = try BuiltProgram.run(["render", "3", "-f", format, "-o", "a"], folder: folder.path)
    #expect(run.status == 0)
    #expect(try folder.read("a") == BuiltProgram.run(["render", "3", "-f", format]).output)
    #expect(try folder.names == ["a"])
    // Whoever had it open still reads the old file: the new one took its name in one step.
    #expect(try reader.readToEnd() == Data(old))
  }

  /// Rendered under a limit of 512 or 1,024 bytes a file, as a disk that fills up half-way.
  private func runOnFullDisk(_ prologue: String, in folder: TemporaryFolder) throws -> FinishedProcess {
    try Tool("sh").run(
      [
        "-c", "\(prologue) ulimit -f 1; exec \"$@\"", "sh", try BuiltProgram.path(), "render", "3", "-o",
        "a.png",
        "--size", "200", "--scale", "2",
      ], folder: folder.path)
  }

  @Test func aDiskThatFillsUpLeavesNothing() throws {
    let folder = try TemporaryFolder()
    let run = try runOnFullDisk("trap '' XFSZ;", in: folder)
    #expect(run.status == 1 && !run.wasSignalled)
    #expect(run.errorText == "star-rating: error: cannot write a.png: File too large\n")
    #expect(try folder.names.isEmpty)
  }

  @Test func aDiskThatFillsUpLeavesTheOldFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a.png")
    let run = try runOnFullDisk("trap '' XFSZ;", in: folder)
    #expect(run.status == 1 && !run.wasSignalled)
    #expect(try folder.names == ["a.png"])
    #expect(try folder.read("a.png") == Array("old".utf8))
  }

  @Test func aFileSizeLimitIsAnErrorAndNoSignal() throws {
    let folder = try TemporaryFolder()
    let run = try runOnFullDisk("", in: folder)
    #expect(run.status == 1 && !run.wasSignalled)
    #expect(try folder.names.isEmpty)
  }

  @Test func theFirstFilesOfAFailedRequestAreWhole() throws {
    let folder = try TemporaryFolder()
    let run = try BuiltProgram.run(
      ["render", "3", "-o", "a.svg", "-o", "no/b.svg", "-o", "c.svg"], folder: folder.path)
    #expect(run.status == 1)
    #expect(run.errorText.contains("no/b.svg"))
    #expect(try folder.names == ["a.svg"])
    #expect(try folder.read("a.svg") == BuiltProgram.run(["render", "3"]).output)
  }

  @Test func anErrorIsOneLineWhateverTheName() throws {
    let words = try expectFailure("no/\u{1B}[31m\n.svg", "svg", folder: TemporaryFolder())
    #expect(words.split(separator: "\n").count == 1)
    #expect(!words.contains("\u{1B}"))
  }
}
