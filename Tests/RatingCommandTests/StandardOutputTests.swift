import Foundation
import TestSupport
import Testing

/// Standard output that fails.
@Suite struct StandardOutputTests {
  static let requests = [
    ["render", "3"], ["render", "3", "-f", "png"], ["render", "3", "-o", "-"], ["layout", "3"],
    ["hit", "3,3"],
    ["help"], ["help", "render"], ["--version"], ["render", "--help"],
  ]

  @Test(arguments: requests)
  func aClosedPipeIsAnErrorAndNoSignal(_ arguments: [String]) throws {
    // A named pipe, for it can be opened so that no other test's child inherits its reading side.
    let folder = try TemporaryFolder()
    let path = folder.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDWR | O_CLOEXEC)
    let writer = open(path, O_WRONLY | O_CLOEXEC)
    try #require(reader >= 0 && writer >= 0)
    close(reader)
    let pipe = FileHandle(fileDescriptor: writer, closeOnDealloc: true)
    let plain = try Tool("cat").run([RepositoryRoot.path("LICENSE")], output: pipe)
    try #require(plain.wasSignalled && plain.status == SIGPIPE)
    let run = try BuiltProgram.run(arguments, output: pipe)
    #expect(!run.wasSignalled)
    #expect(run.status == 1)
    #expect(run.errorText == "star-rating: error: cannot write standard output: Broken pipe\n")
  }

  #if os(Linux)
    @Test(arguments: requests)
    func aFullDiskIsAnError(_ arguments: [String]) throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let run = try BuiltProgram.run(arguments, output: full)
      #expect(run.status == 1)
      #expect(run.errorText == "star-rating: error: cannot write standard output: No space left on device\n")
    }
  #endif

  @Test func aClosedStandardOutputIsAnError() throws {
    for format in ["png", "svg"] {
      let run = try Tool("sh").run(
        ["-c", "exec \"$@\" >&-", "sh", try BuiltProgram.path(), "render", "3", "-f", format])
      #expect(run.status == 1)
      #expect(run.errorText == "star-rating: error: cannot write standard output: Bad file descriptor\n")
    }
  }

  @Test func aPNGNeverGoesToATerminalAndWordsDo() throws {
    var numbers: (control: Int32, terminal: Int32) = (-1, -1)
    try #require(openpty(&numbers.control, &numbers.terminal, nil, nil, nil) == 0)
    let control = FileHandle(fileDescriptor: numbers.control, closeOnDealloc: true)
    let output = FileHandle(fileDescriptor: numbers.terminal, closeOnDealloc: true)
    let refused = try BuiltProgram.run(["render", "3", "-f", "png"], output: output)
    #expect(refused.status == 2)
    #expect(
      refused.errorText == """
        star-rating: error: a PNG does not go to a terminal: -o rating.png writes a file, or send standard \
        output to one

        """)
    let spoken = try BuiltProgram.run(["hit", "30,12"], output: output)
    #expect(spoken.status == 0)
    // A terminal ends its lines with a return; the PNG left nothing before the answer.
    #expect(control.availableData == Data("1.5\r\n".utf8))
  }
}
