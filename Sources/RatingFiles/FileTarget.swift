#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file that a path leads to, links followed, there or not yet: so a link that is written through stays.
struct FileTarget {
  let path: FilePath

  /// Throws for a link that leads to itself.
  init(_ path: String) throws(FileError) {
    var place = FilePath(path)
    for _ in 0..<40 {
      guard let link = FileTarget.link(at: place) else {
        self.path = place
        return
      }
      place =
        link.first == UInt8(ascii: "/")
        ? FilePath(bytes: link) : place.parts.folder.appending(FilePath(bytes: link))
    }
    throw FileError(action: .write, path: path, code: ELOOP)
  }

  /// What a link says; nil for what is no link.
  private static func link(at path: FilePath) -> [UInt8]? {
    var status = stat()
    guard lstat(path.characters, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return nil }
    var words = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path.characters, &words, words.count)
    guard count > 0, count < words.count else { return nil }
    return words.prefix(count).map { UInt8(bitPattern: $0) }
  }
}
