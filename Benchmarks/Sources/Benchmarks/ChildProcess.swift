#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  @preconcurrency import Darwin
#endif

/// A program that is started, and waited for, as often as one likes.
final class ChildProcess {
  let program: String
  private var words: [UnsafeMutablePointer<CChar>?]

  init(_ program: String, _ arguments: [String] = []) {
    self.program = program
    words = ([program] + arguments).map { strdup($0) } + [nil]
  }

  deinit {
    for word in words { free(word) }
  }

  /// Microseconds from its start to its end.
  func run() throws(BenchmarkError) -> Double {
    var child = pid_t()
    let begin = Clock.now
    let code = posix_spawn(&child, program, nil, nil, &words, environ)
    guard code == 0 else { throw .system(call: "starting \(program)", code: code) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { throw .system(call: "waitpid", code: errno) }
    }
    let time = Clock.now - begin
    guard status == 0 else { throw .child(program: program, status: status) }
    return time
  }

  /// The program's place on the PATH, nil where it has none.
  static func find(_ name: String) -> String? {
    guard let path = getenv("PATH") else { return nil }
    return String(cString: path).split(separator: ":").map { "\($0)/\(name)" }.first(where: isProgram)
  }

  /// The first page of a file.
  static func start(of path: String) throws(BenchmarkError) -> [UInt8] {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { throw .system(call: "opening \(path)", code: errno) }
    defer { close(file) }
    return [UInt8](unsafeUninitializedCapacity: 4_096) { target, count in
      count = max(read(file, target.baseAddress, 4_096), 0)
    }
  }

  static func isProgram(_ path: String) -> Bool {
    access(path, X_OK) == 0
  }
}
