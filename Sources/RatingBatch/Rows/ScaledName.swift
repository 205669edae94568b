import RatingNumbers

/// The names of one picture's files at several scales.
package enum ScaledName {
  /// `name@2x.png` for a scale of 2; a scale of 1 has no suffix.
  package static func path(_ path: String, scale: DecimalNumber) -> String {
    guard scale != DecimalNumber(1) else { return path }
    let point = ending(of: path)
    return "\(path[..<point])@\(scale)x\(path[point...])"
  }

  /// Whether a name has such a suffix already.
  static func hasSuffix(_ path: String) -> Bool {
    let stem = path[..<ending(of: path)]
    guard stem.last == "x", let mark = stem.lastIndex(of: "@") else { return false }
    return DecimalNumber(stem[stem.index(after: mark)...].dropLast()) != nil
  }

  private static func ending(of path: String) -> String.Index {
    let nameStart = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return path[nameStart...].lastIndex(of: ".") ?? path.endIndex
  }
}
