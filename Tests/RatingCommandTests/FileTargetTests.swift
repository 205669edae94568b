import Foundation
import TestSupport
import Testing

/// Targets that are no regular files.
@Suite struct FileTargetTests {
  static let formats = ["png", "svg"]

  @Test(arguments: formats)
  func aPipeIsWrittenStraightAndStays(_ format: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    // Open on both sides, so that neither the program nor the test waits for the other.
    let number = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    #expect(number >= 0)
    defer { close(number) }
    let run = try BuiltProgram.run(["render", "3.5", "-f", format, "-o", "pipe"], folder: folder.path)
    #expect(run.status == 0)
    #expect(run.errorText == "")
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(number, &bytes, bytes.count)
    #expect(count > 0)
    #expect(
      try Array(bytes.prefix(max(count, 0))) == BuiltProgram.run(["render", "3.5", "-f", format]).output)
    #expect(FileKind(of: path) == .pipe)
    #expect(try folder.names == ["pipe"])
  }

  @Test(arguments: formats)
  func aLinkToAFileStaysALink(_ format: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path("far"), withIntermediateDirectories: false)
    try folder.write("old", to: "far/file")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "far/file")
    let run = try BuiltProgram.run(["render", "3.5", "-f", format, "-o", "link"], folder: folder.path)
    #expect(run.status == 0)
    #expect(FileKind(of: folder.path("link")) == .link)
    #expect(FileKind(of: folder.path("far/file")) == .regular)
    #expect(try folder.read("far/file") == BuiltProgram.run(["render", "3.5", "-f", format]).output)
    #expect(try folder.names == ["far", "link"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("far")) == ["file"])
  }

  @Test func aLinkToNothingStaysALinkAndItsTargetIsMade() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "file")
    let run = try BuiltProgram.run(["render", "3.5", "-o", "link"], folder: folder.path)
    #expect(run.status == 0)
    #expect(FileKind(of: folder.path("link")) == .link)
    #expect(FileKind(of: folder.path("file")) == .regular)
  }

  @Test func aLinkToAFolderIsAnErrorAndStays() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path("far"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "far")
    let run = try BuiltProgram.run(["render", "3.5", "-o", "link"], folder: folder.path)
    #expect(run.status == 1)
    #expect(run.errorText == "star-rating: error: cannot write link: Is a directory\n")
    #expect(FileKind(of: folder.path("link")) == .link)
  }

  @Test(arguments: formats)
  func aDeviceThatTakesAllIsWrittenAndStays(_ format: String) throws {
    let run = try BuiltProgram.run(["render", "3.5", "-f", format, "-o", "/dev/null"])
    #expect(run.status == 0)
    #expect(run.errorText == "")
    #expect(FileKind(of: "/dev/null") == .device)
  }
}
