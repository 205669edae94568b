#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FilePlace {
  /// The names that a path has below a folder, either of them there or not: its own, and that of the file that it
  /// leads to. None where it lies elsewhere.
  package static func names(of path: String, below folder: String) -> [FilePath] {
    var paths = [real(FilePath(path).parts.folder).appending(FilePath(path).parts.name)]
    do { paths.append(real(try FileTarget(path).path)) } catch {}
    let folder = real(FilePath(folder))
    let names = paths.compactMap { name(of: $0, below: folder) }
    return names.count == 2 && names[0] == names[1] ? [names[0]] : names
  }

  /// A path without links, `.` and `..`, as far as there is something.
  private static func real(_ path: FilePath) -> FilePath {
    if let real = realpath(path.characters, nil) {
      defer { free(real) }
      return FilePath(
        bytes: UnsafeBufferPointer(start: real, count: strlen(real)).map { UInt8(bitPattern: $0) })
    }
    let (folder, name) = path.parts
    guard folder != path else { return path }
    return name.isEmpty || name == FilePath(".") ? real(folder) : real(folder).appending(name)
  }

  /// What follows a folder in a path: by the folder's identity, which several paths may lead to, or where it is not
  /// there by its name.
  private static func name(of path: FilePath, below folder: FilePath) -> FilePath? {
    let bytes = path.bytes
    let identity = FileIdentity(folder)
    for place in bytes.indices where bytes[place] == UInt8(ascii: "/") {
      let outer = place == 0 ? FilePath("/") : FilePath(bytes: bytes[..<place])
      guard identity.map({ $0 == FileIdentity(outer) }) ?? (outer == folder) else { continue }
      return FilePath(bytes: bytes[(place + 1)...])
    }
    return nil
  }
}
