import RatingNumbers
import RatingStyling
import StarRating

/// A row's picture, encoded for each of its files.
final class FinishedPicture: Sendable {
  struct File {
    let scale: DecimalNumber
    let bytes: [UInt8]
    /// The name that the content gives, where such names are asked for.
    let contentName: String?
  }

  let files: [File]
  let wasClamped: Bool
  /// What is worth knowing about the picture's text.
  let notes: [String]
  /// The end of a result line: the picture's size in points, its title and notes.
  let resultEnd: [UInt8]

  init(
    _ picture: any BatchPicture, _ format: OutputFormat, _ output: OutputProperties, namedByContent: Bool
  ) throws(RatingError) {
    var files: [File] = []
    let scales = format == .png ? output.scales : [DecimalNumber(1)]
    if scales.count > 1 { try picture.check(scales: scales.map(\.doubleValue)) }
    for scale in scales {
      let bytes = try picture.bytes(as: format, scale: scale.doubleValue, output: output)
      files.append(
        File(
          scale: scale, bytes: bytes,
          contentName: namedByContent ? "\(ContentName.digits(bytes)).\(format.fileExtension)" : nil))
    }
    self.files = files
    wasClamped = picture.wasClamped
    notes = picture.notes
    let list = notes.isEmpty ? "" : ",\"notes\":[\(notes.map(JSONText.string).joined(separator: ","))]"
    resultEnd = Array(
      ("\"width\":\(NumberText.short(picture.width, places: 0)),"
        + "\"height\":\(NumberText.short(picture.height, places: 0)),"
        + "\"title\":\(JSONText.string(picture.name))\(list)}\n").utf8)
  }

  var byteCount: Int { files.reduce(0) { $0 + $1.bytes.count } }
}
