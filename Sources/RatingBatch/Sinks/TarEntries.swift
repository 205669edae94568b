#if Archives
  import CRatingArchive

  /// The entries of a tar archive: libarchive puts them together.
  ///
  /// Names of ASCII letters have a header that libarchive made for a file of the same length, with name and sum put in.
  final class TarEntries {
    private let path: String
    private let archive: OpaquePointer
    private let output = Output()
    private var headers: [Int: [UInt8]] = [:]

    /// What libarchive has written and nobody has taken.
    private final class Output {
      var bytes: [UInt8] = []
    }

    private static let blockSize = 512
    /// 1980-01-01.
    private static let time: Int64 = 315_532_800

    /// - Parameter path: the archive's, for messages.
    init(_ path: String) throws(BatchError) {
      self.path = path
      archive = try TarEntries.open(output, path)
    }

    deinit {
      rating_archive_free(archive)
    }

    private static func open(_ output: Output, _ path: String) throws(BatchError) -> OpaquePointer {
      // What names are turned into, and from what, is settled here.
      let locale = UTF8Locale()
      defer { locale?.restore() }
      var archive: OpaquePointer?
      try check(path) { message in
        archive = rating_archive_open(
          { output, bytes, count in
            guard let output, let bytes else { return -1 }
            Unmanaged<Output>.fromOpaque(output).takeUnretainedValue().bytes
              .append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
            return count
          }, Unmanaged.passUnretained(output).toOpaque(), message)
        return archive == nil ? -1 : 0
      }
      guard let archive else { throw .archive(path: path, reason: "out of memory") }
      return archive
    }

    /// Throws with the words that a failing call leaves.
    private static func check(
      _ path: String, _ call: (UnsafeMutablePointer<CChar>) -> Int32
    ) throws(BatchError) {
      var message = [CChar](repeating: 0, count: RATING_ARCHIVE_MESSAGE)
      guard call(&message) != 0 else { return }
      let words = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw .archive(path: path, reason: String(decoding: words, as: UTF8.self))
    }

    func append(_ bytes: [UInt8], named name: String, to result: inout [UInt8]) throws(BatchError) {
      if name.utf8.count < 100, name.utf8.allSatisfy({ $0 < 0x80 }) {
        try appendHeader(of: bytes.count, named: name, to: &result)
        result += bytes
        let rest = bytes.count % TarEntries.blockSize
        if rest > 0 { result += repeatElement(0, count: TarEntries.blockSize - rest) }
      } else {
        let locale = UTF8Locale()
        defer { locale?.restore() }
        guard locale != nil || name.utf8.allSatisfy({ $0 < 0x80 }) else {
          throw .archive(path: path, reason: "the system has no UTF-8 locale for the name \(name)")
        }
        try TarEntries.addHeader(name, bytes.count, to: archive, path)
        try TarEntries.check(path) { message in
          bytes.withUnsafeBytes { rating_archive_write(archive, $0.baseAddress, $0.count, message) }
        }
        take(to: &result)
      }
    }

    /// Adds the archive's end.
    func finish(to result: inout [UInt8]) throws(BatchError) {
      try TarEntries.check(path) { rating_archive_close(archive, $0) }
      take(to: &result)
    }

    private func take(to result: inout [UInt8]) {
      result += output.bytes
      output.bytes.removeAll(keepingCapacity: true)
    }

    private static func addHeader(
      _ name: String, _ count: Int, to archive: OpaquePointer, _ path: String
    ) throws(BatchError) {
      try check(path) { rating_archive_begin(archive, name, Int64(count), time, $0) }
    }

    /// Adds a header with `name` and its sum in the places that ustar gives them.
    private func appendHeader(
      of count: Int, named name: String, to result: inout [UInt8]
    ) throws(BatchError) {
      if headers[count] == nil { headers[count] = try TarEntries.header(of: count, path) }
      guard let header = headers[count] else { return }
      let start = result.count
      result += header
      result.withUnsafeMutableBufferPointer { bytes in
        var place = start
        // The sum is of all bytes, its own place counted as spaces: the header's has no name in it.
        var sum = 0
        for digit in 148..<154 { sum = sum * 8 + Int(bytes[start + digit] & 7) }
        for byte in name.utf8 {
          bytes[place] = byte
          sum += Int(byte)
          place += 1
        }
        for digit in stride(from: 153, through: 148, by: -1) {
          bytes[start + digit] = UInt8(ascii: "0") + UInt8(sum & 7)
          sum >>= 3
        }
      }
    }

    /// libarchive's header for a file of this length, with no name in it.
    private static func header(of count: Int, _ path: String) throws(BatchError) -> [UInt8] {
      let output = Output()
      let scratch = try open(output, path)
      defer { rating_archive_free(scratch) }
      try addHeader("0", count, to: scratch, path)
      var header = output.bytes
      guard header.count == blockSize else { throw .archive(path: path, reason: "no plain header") }
      var sum = -Int(UInt8(ascii: "0"))
      for digit in 148..<154 { sum = sum + Int(header[digit] & 7) << (3 * (153 - digit)) }
      header[0] = 0
      for digit in 148..<154 { header[digit] = UInt8(ascii: "0") + UInt8(sum >> (3 * (153 - digit)) & 7) }
      return header
    }
  }
#endif
