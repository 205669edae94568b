@testable import RatingCommand

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Hands arbitrary lines to the program as its arguments: it ends with one of its own statuses.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  ArgumentsFuzzer.run(UnsafeBufferPointer(start: start, count: count))
  return 0
}

enum ArgumentsFuzzer {
  /// A folder of its own to work in, two down, and nobody to print to.
  private static let isReady: Bool = {
    var folder = Array("/tmp/fuzzing-XXXXXX".utf8CString)
    guard mkdtemp(&folder) != nil, chdir(folder) == 0, mkdir("a", 0o777) == 0, chdir("a") == 0 else {
      return false
    }
    let nobody = open("/dev/null", O_RDWR)
    return dup2(nobody, STDIN_FILENO) >= 0 && dup2(nobody, STDOUT_FILENO) >= 0
  }()

  static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    precondition(isReady)
    // An argument ends at a NUL, and none that names a file leads out of the folder.
    let words = bytes.filter { $0 != 0 }.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map {
      String(decoding: inside($0), as: UTF8.self)
    }
    guard let command = words.first.flatMap(Command.init), [.batch, .assets].contains(command) else {
      precondition([0, 1, 2].contains(CommandLineTool.run(words)))
      return
    }
    // These wait for signals on a thread of their own, for as long as the process lives: their words are only read.
    guard let scan = try? OptionScan(Array(words.dropFirst()), command.optionTable) else { return }
    if command == .batch { _ = try? BatchCommand(scan) } else { _ = try? AssetsCommand(scan) }
  }

  /// The word without slashes, but for those that follow a space.
  private static func inside(_ word: some Collection<UInt8>) -> [UInt8] {
    var before: UInt8 = 0
    return word.filter { byte in
      defer { before = byte }
      return byte != UInt8(ascii: "/") || before == UInt8(ascii: " ")
    }
  }
}
