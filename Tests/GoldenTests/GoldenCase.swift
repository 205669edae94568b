import Foundation
import StarRating
import Testing

/// One folder of goldens: the request in `style.json`, the pictures it has to give beside it.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  let folder: URL

  static let root = Repository.folder.appending(path: "Fixtures/golden")

  /// Every folder two levels down, also one that holds no request: that is a failure, not a case to skip.
  ///
  /// A build without text leaves the families of texts and badges out, one without JPEG the pictures of
  /// that kind, one without Deflate the panels: their SVGs hold pixels as that library compresses them.
  static let all: [GoldenCase] = subfolders(of: root).flatMap(subfolders).map(GoldenCase.init)
    .filter { hasText || !["text", "badge"].contains($0.family) }
    .filter { hasDeflate || $0.family != "panel" }
    .filter { hasJPEG || !$0.folder.lastPathComponent.hasPrefix("jpeg") }

  #if Text
    private static let hasText = true
  #else
    private static let hasText = false
  #endif

  #if Deflate
    private static let hasDeflate = true
  #else
    private static let hasDeflate = false
  #endif

  #if JPEG
    private static let hasJPEG = true
  #else
    private static let hasJPEG = false
  #endif

  var family: String { folder.deletingLastPathComponent().lastPathComponent }
  var testDescription: String { "\(family)/\(folder.lastPathComponent)" }
  private var styleFile: URL { folder.appending(path: "style.json") }

  /// The request's properties by name, in the words of a flag.
  func words() throws -> [String: String] {
    guard FileManager.default.fileExists(atPath: styleFile.path) else {
      throw GoldenError(description: "\(testDescription) is stale: it has no style.json")
    }
    let object = try JSONSerialization.jsonObject(with: try Data(contentsOf: styleFile))
    guard let values = object as? [String: Any] else {
      throw GoldenError(description: "\(testDescription): style.json is no object")
    }
    return try values.mapValues { value in
      switch value {
      case let text as String: return text
      case let number as NSNumber: return number.stringValue
      default: throw GoldenError(description: "\(testDescription): \(value) is no text and no number")
      }
    }
  }

  /// The request drawn.
  func picture() throws -> GoldenPicture {
    let words = try words().sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    if family == "badge" {
      var draft = BadgeDraft()
      try draft.read(words, pictures: PictureFiles(beside: styleFile.path))
      return try GoldenPicture(draft)
    }
    var draft = RequestDraft()
    try draft.read(words, pictures: PictureFiles(beside: styleFile.path))
    return try GoldenPicture(draft, over: try place().map { (try photo(), $0) })
  }

  /// Where the row lies in the family's photo: a file `at` beside the request, `X,Y`; nil for a row without a photo.
  private func place() throws -> RatingImage.Point? {
    let file = folder.appending(path: "at")
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let numbers = try String(contentsOf: file, encoding: .utf8).split { $0 == "," || $0 == "\n" }
      .compactMap { Double($0) }
    guard numbers.count == 2 else { throw GoldenError(description: "\(testDescription): at is not X,Y") }
    return RatingImage.Point(x: numbers[0], y: numbers[1])
  }

  private func photo() throws -> RatingStyle.Picture {
    try RatingStyle.Picture(
      contentsOf: folder.deletingLastPathComponent().appending(path: "photo.png").path)
  }

  private static func subfolders(of folder: URL) -> [URL] {
    let keys: [URLResourceKey] = [.isDirectoryKey]
    let entries = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)
    return (entries ?? []).filter { (try? $0.resourceValues(forKeys: Set(keys)))?.isDirectory == true }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
