import RatingNumbers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileError: CustomStringConvertible {
  /// What could not be done, with which file, and the system's reason.
  public var description: String {
    "cannot \(action.rawValue) \(QuotedText.plain(path)): \(reason)"
  }

  /// The system's reason.
  package var reason: String {
    if code == FileError.notRegular { return "it is no regular file" }
    var buffer = [CChar](repeating: 0, count: 256)
    _ = strerror_r(code, &buffer, buffer.count)
    let text = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.isEmpty ? "error \(code)" : text
  }
}
