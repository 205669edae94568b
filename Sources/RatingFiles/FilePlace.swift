#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Which file a path means, there or not yet, so that two paths can be told to be one file.
package struct FilePlace: Sendable {
  /// The path as it was given.
  package let path: String
  /// Nil for what is not there yet.
  private let identity: FileIdentity?
  /// Where links lead from the path; nil for a stream.
  private let folder: FileIdentity?
  private let name: FilePath

  /// Nil where there is nothing to lose: a device, a pipe, a folder, a path that leads nowhere.
  package init?(_ path: String) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    guard !isThere || status.st_mode & S_IFMT == S_IFREG else { return nil }
    let target: FileTarget
    do { target = try FileTarget(path) } catch { return nil }
    self.path = path
    identity = isThere ? FileIdentity(status) : nil
    let parts = target.path.parts
    folder = FileIdentity(parts.folder)
    name = parts.name
  }

  private init?(stream: Int32, named path: String) {
    var status = stat()
    guard fstat(stream, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.path = path
    identity = FileIdentity(status)
    folder = nil
    name = FilePath("")
  }

  /// The file that standard input comes from; nil where it is none.
  package static var standardInput: FilePlace? { FilePlace(stream: STDIN_FILENO, named: "standard input") }

  /// The file that standard output goes to; nil where it is none.
  package static var standardOutput: FilePlace? { FilePlace(stream: STDOUT_FILENO, named: "standard output") }

  /// Whether two paths lead to one file or folder that is there.
  package static func areSame(_ path: String, _ other: String) -> Bool {
    guard let identity = FileIdentity(FilePath(path)) else { return false }
    return identity == FileIdentity(FilePath(other))
  }

  /// Whether it is the file at another path, which is there.
  package func isFile(_ other: FilePath) -> Bool { identity != nil && identity == FileIdentity(other) }

  /// Whether both are there and are one file.
  package func isSame(as other: FilePlace) -> Bool { identity != nil && identity == other.identity }

  /// Whether both are one file now or would be once they are written, also where letter case or Unicode form alone
  /// tells their names apart, as some file systems do not (`String` compares by canonical equivalence).
  package func wouldBeSame(as other: FilePlace) -> Bool {
    isSame(as: other)
      || folder != nil && folder == other.folder && FoldedName.of(name.text) == FoldedName.of(other.name.text)
  }

  /// Whether the paths themselves, links not followed, are spellings of one name in one folder.
  package func hasSameName(as other: FilePlace) -> Bool {
    let (own, others) = (FilePath(path).parts, FilePath(other.path).parts)
    return FoldedName.of(own.name.text) == FoldedName.of(others.name.text)
      && FilePlace.areSame(own.folder.text, others.folder.text)
  }
}
