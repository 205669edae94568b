import RatingFiles

/// Where a batch's result lines go.
enum ResultsSink {
  case file(GrowingFile)
  case standardOutput

  /// - Parameter path: `-` is standard output.
  init(_ path: String) throws(FileError) {
    self = path == "-" ? .standardOutput : .file(try GrowingFile(path, sweeping: true))
  }

  func append(_ lines: [UInt8]) throws(FileError) {
    switch self {
    case .file(let file): try file.append(lines)
    case .standardOutput: try StandardStreams.writeOutput(lines)
    }
  }

  func finish(synchronizing: Bool) throws(FileError) {
    if case .file(let file) = self { try file.finish(synchronizing: synchronizing) }
  }
}
