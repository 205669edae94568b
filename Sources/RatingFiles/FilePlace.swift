#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Tells whether two paths would be one file.
package enum FilePlace {
  /// Equal for paths that lead to one place, also where only letter case or Unicode form tells them apart:
  /// some file systems do not (`String` compares by canonical equivalence).
  package static func key(of path: String) -> String {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = start == path.startIndex ? "." : String(path[..<start])
    guard let real = realpath(folder, nil) else { return FoldedName.of(path) }
    defer { free(real) }
    return FoldedName.of(String(cString: real) + "/" + path[start...])
  }
}
