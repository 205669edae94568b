/// What a picture can be written as.
public enum OutputFormat: String, CaseIterable, Hashable, Sendable {
  /// Pixels with straight alpha, at any scale.
  case png
  /// Vectors with the accessible name, for any scale.
  case svg
  /// One page of vectors, without a date.
  case pdf
  /// An Android vector drawable; what it cannot hold is refused.
  case androidVector = "android-vector"

  /// The ending of a file of this format, without the point.
  public var fileExtension: String { self == .androidVector ? "xml" : rawValue }

  /// The format that a file's name tells by its ending, in any letter case; nil where it tells none.
  public init?(path: String) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let point = name.lastIndex(of: "."),
      let format = OutputFormat(fileExtension: name[name.index(after: point)...].lowercased())
    else { return nil }
    self = format
  }

  /// What stands behind the last point of a file's name, in small letters; nil where nothing does, or where the only
  /// point is a hidden file's.
  package static func ending(of path: String) -> String? {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return nil }
    let ending = name[name.index(after: point)...]
    return ending.isEmpty ? nil : ending.lowercased()
  }

  private init?(fileExtension: String) {
    guard let format = OutputFormat.allCases.first(where: { $0.fileExtension == fileExtension }) else {
      return nil
    }
    self = format
  }
}
