import RatingFiles
import RatingNumbers
import RatingStyling
import StarRating

/// A row's picture, encoded for each of its files.
final class FinishedPicture: Sendable {
  struct File {
    let scale: DecimalNumber
    let bytes: [UInt8]
    /// The name that the content gives, where such names are asked for.
    let contentName: ContentName?
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
          scale: scale, bytes: FinishedPicture.exact(bytes),
          contentName: namedByContent ? ContentName(bytes, format) : nil))
    }
    self.files = FinishedPicture.exact(files)
    wasClamped = picture.wasClamped
    notes = FinishedPicture.exact(picture.notes)
    let list = notes.isEmpty ? "" : ",\"notes\":[\(notes.map(JSONText.string).joined(separator: ","))]"
    resultEnd = FinishedPicture.exact(
      Array(
        ("\"width\":\(NumberText.short(picture.width, places: 0)),"
          + "\"height\":\(NumberText.short(picture.height, places: 0)),"
          + "\"title\":\(JSONText.string(picture.name))\(list)}\n").utf8))
  }

  /// The bytes of all its files.
  var byteCount: Int { files.reduce(0) { $0 + $1.bytes.count } }

  /// What it takes on the heap.
  var heapBytes: Int {
    files.reduce(HeapBytes.object + HeapBytes.array(files) + HeapBytes.array(resultEnd)) {
      $0 + HeapBytes.array($1.bytes) + ($1.contentName.map { HeapBytes.text($0.text) } ?? 0)
    } + notes.reduce(HeapBytes.array(notes)) { $0 + HeapBytes.text($1) }
  }

  /// A copy without spare room, for what is kept: encoders reserve several times what a small picture needs.
  static func exact<Element>(_ array: [Element]) -> [Element] {
    [Element](unsafeUninitializedCapacity: array.count) { target, count in
      count = target.initialize(fromContentsOf: array)
    }
  }
}
