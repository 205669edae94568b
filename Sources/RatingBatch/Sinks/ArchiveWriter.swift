#if Archives
  import CRatingArchive
  import RatingFiles

  /// Writes an archive file by file, the same bytes for the same files: libarchive puts it together.
  ///
  /// Times are 1980-01-01, the first that zip knows, owners are 0. In a tar, names of ASCII letters have a
  /// header that libarchive made for a file of the same length, with name and sum put in.
  final class ArchiveWriter {
    private let path: String
    private let form: ArchiveForm
    private let archive: OpaquePointer
    private let output = Output()
    private let file: GrowingFile
    private var headers: [Int: [UInt8]] = [:]

    /// What libarchive has written and the file has not.
    private final class Output {
      var bytes: [UInt8] = []
    }

    private static let flushAt = 1 << 20
    private static let blockSize = 512
    /// AE_IFREG, a macro that is not imported.
    private static let regularFile: UInt32 = 0o100000

    init(_ path: String, _ form: ArchiveForm) throws(BatchError) {
      do { file = try GrowingFile(path) } catch { throw .file(error) }
      guard let archive = archive_write_new() else { throw .archive(path: path, reason: "out of memory") }
      self.path = path
      self.form = form
      self.archive = archive
      try ArchiveWriter.open(archive, form, output, path)
      output.bytes.reserveCapacity(2 * ArchiveWriter.flushAt)
    }

    deinit {
      archive_write_free(archive)
    }

    private static func open(
      _ archive: OpaquePointer, _ form: ArchiveForm, _ output: Output, _ path: String
    ) throws(BatchError) {
      // What the names are turned into, and from what, is settled here.
      let locale = UTF8Locale()
      defer { locale?.restore() }
      switch form {
      case .tar:
        try check(archive_write_set_format_pax_restricted(archive), archive, path)
        try check(archive_write_set_format_option(archive, "pax", "hdrcharset", "UTF-8"), archive, path)
      case .zip:
        try check(archive_write_set_format_zip(archive), archive, path)
        // Pictures are compressed already.
        try check(archive_write_set_format_option(archive, "zip", "compression", "store"), archive, path)
        try check(archive_write_set_format_option(archive, "zip", "hdrcharset", "UTF-8"), archive, path)
      }
      try check(archive_write_set_bytes_per_block(archive, 0), archive, path)
      let status = archive_write_open(
        archive, Unmanaged.passUnretained(output).toOpaque(), nil,
        { _, output, bytes, count in
          guard let output, let bytes else { return 0 }
          Unmanaged<Output>.fromOpaque(output).takeUnretainedValue().bytes
            .append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
          return count
        }, nil)
      try check(status, archive, path)
    }

    private static func check(_ status: Int32, _ archive: OpaquePointer, _ path: String) throws(BatchError) {
      guard status != ARCHIVE_OK else { return }
      let reason = archive_error_string(archive).map { String(cString: $0) } ?? "libarchive status \(status)"
      throw .archive(path: path, reason: reason)
    }

    func append(_ bytes: [UInt8], named name: String) throws(BatchError) {
      if form == .tar, name.utf8.count < 100, name.utf8.allSatisfy({ $0 < 0x80 }) {
        try appendHeader(of: bytes.count, named: name)
        output.bytes += bytes
        let rest = bytes.count % ArchiveWriter.blockSize
        if rest > 0 { output.bytes += repeatElement(0, count: ArchiveWriter.blockSize - rest) }
      } else {
        let locale = UTF8Locale()
        defer { locale?.restore() }
        guard locale != nil || name.utf8.allSatisfy({ $0 < 0x80 }) else {
          throw .archive(path: path, reason: "the system has no UTF-8 locale for the name \(name)")
        }
        try ArchiveWriter.addHeader(name, bytes.count, form, to: archive, path)
        let count = bytes.withUnsafeBytes { archive_write_data(archive, $0.baseAddress, $0.count) }
        guard count == bytes.count else {
          try ArchiveWriter.check(Int32(clamping: min(count, -1)), archive, path)
          return
        }
        try ArchiveWriter.check(archive_write_finish_entry(archive), archive, path)
      }
      if output.bytes.count >= ArchiveWriter.flushAt { try flush() }
    }

    /// Ends the archive and gives it its name.
    func finish(synchronizing: Bool) throws(BatchError) {
      try ArchiveWriter.check(archive_write_close(archive), archive, path)
      try flush()
      do { try file.finish(synchronizing: synchronizing) } catch { throw .file(error) }
    }

    private func flush() throws(BatchError) {
      do { try file.append(output.bytes) } catch { throw .file(error) }
      output.bytes.removeAll(keepingCapacity: true)
    }

    private static func addHeader(
      _ name: String, _ count: Int, _ form: ArchiveForm, to archive: OpaquePointer, _ path: String
    ) throws(BatchError) {
      let entry = archive_entry_new()
      defer { archive_entry_free(entry) }
      archive_entry_set_pathname_utf8(entry, name)
      archive_entry_set_filetype(entry, regularFile)
      archive_entry_set_perm(entry, 0o644)
      archive_entry_set_size(entry, Int64(count))
      // Zip holds local time: without one it says 1980-01-01 in every time zone.
      if form == .tar { archive_entry_set_mtime(entry, 315_532_800, 0) }
      try check(archive_write_header(archive, entry), archive, path)
    }

    /// Adds a header with `name` and its sum in the places that ustar gives them.
    private func appendHeader(of count: Int, named name: String) throws(BatchError) {
      if headers[count] == nil { headers[count] = try ArchiveWriter.header(of: count, path) }
      guard let header = headers[count] else { return }
      let start = output.bytes.count
      output.bytes += header
      output.bytes.withUnsafeMutableBufferPointer { bytes in
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
      guard let scratch = archive_write_new() else { throw .archive(path: path, reason: "out of memory") }
      defer { archive_write_free(scratch) }
      let output = Output()
      try open(scratch, .tar, output, path)
      try addHeader("0", count, .tar, to: scratch, path)
      var header = output.bytes
      archive_write_fail(scratch)
      guard header.count == blockSize else { throw .archive(path: path, reason: "no plain header") }
      var sum = -Int(UInt8(ascii: "0"))
      for digit in 148..<154 { sum = sum + Int(header[digit] & 7) << (3 * (153 - digit)) }
      header[0] = 0
      for digit in 148..<154 { header[digit] = UInt8(ascii: "0") + UInt8(sum >> (3 * (153 - digit)) & 7) }
      return header
    }
  }
#endif
