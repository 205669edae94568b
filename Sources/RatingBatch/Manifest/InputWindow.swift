import RatingFiles

/// The part of an input that is being read, and where in the input it lies.
struct InputWindow {
  private let file: InputFile
  private let stop: StopSignals?
  private let ending: InputEnd?
  private(set) var bytes: [UInt8]
  /// The first byte that has not been taken, and one past the last that was read.
  private(set) var start = 0
  private(set) var end = 0
  private(set) var isAtEnd = false
  /// Whether the end is not the input's own: reading was to end, perhaps within a row.
  private(set) var isCut = false
  /// The physical line at `start`, counted from 1.
  var line = 1

  /// The longest row, in bytes; its line end is not counted.
  static let rowLimit = 1 << 20
  /// The bytes within which the longest row's line end, of two bytes at most, is seen.
  static let rowReach = rowLimit + 2

  /// - Parameters:
  ///   - stop: reading ends once this asks to stop.
  ///   - ending: reading ends once this is set and nothing more comes.
  init(_ file: InputFile, until stop: StopSignals?, ending: InputEnd? = nil) {
    self.file = file
    self.stop = stop
    self.ending = ending
    bytes = [UInt8](repeating: 0, count: 1 << 18)
  }

  var isEmpty: Bool { start == end }

  /// Whether what has not been taken, if it holds no line end, is more than a row may have.
  var isBeyondLimit: Bool { end - start >= InputWindow.rowReach }

  /// Reads more behind what is there; nothing more is there once `isAtEnd`.
  mutating func fill() throws(BatchError) {
    guard !isAtEnd else { return }
    if start > 0 {
      let (from, count) = (start, end - start)
      bytes.withUnsafeMutableBytes { window in
        UnsafeMutableRawBufferPointer(rebasing: window[..<count])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: window[from..<(from + count)]))
      }
      (start, end) = (0, count)
    }
    if end == bytes.count { bytes.append(contentsOf: repeatElement(0, count: bytes.count)) }
    var result: Result<Int?, FileError> = .success(nil)
    let (from, file, stop, ending) = (end, file, stop, ending)
    bytes.withUnsafeMutableBytes { window in
      let free = UnsafeMutableRawBufferPointer(rebasing: window[from...])
      result = Result { () throws(FileError) in try file.read(into: free, until: stop, end: ending) }
    }
    switch result {
    case .success(let count):
      end += count ?? 0
      isAtEnd = (count ?? 0) == 0
      isCut = count == nil
    case .failure(let error): throw .file(error)
    }
  }

  mutating func take(upTo next: Int, lines: Int) {
    start = next
    line += lines
  }

  /// Drops a byte order mark; tells of the encodings that are none of ours.
  mutating func beginText() throws(BatchError) {
    while end - start < 3, !isAtEnd { try fill() }
    let head = Array(bytes[start..<min(start + 3, end)])
    if head == [0xEF, 0xBB, 0xBF] { start += 3 }
    let utf16 = head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF])
    if utf16 || head.prefix(2).contains(0) && head.count > 1 {
      throw .manifest(file.name, line: 1, .encoding("UTF-16"))
    }
  }

  /// The first byte that is no space, looked for in what one reading gives.
  mutating func firstByte() throws(BatchError) -> UInt8? {
    while isEmpty, !isAtEnd { try fill() }
    return bytes[start..<end].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }
}
