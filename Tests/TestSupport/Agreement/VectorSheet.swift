import RatingPixels

/// Many SVG documents drawn at once, on one sheet; their ids must not clash there.
package struct VectorSheet {
  private var body = ""
  private var places: [(x: Int, y: Int, width: Int, height: Int)] = []
  private var (x, y, lineHeight) = (0, 0, 0)
  private static let width = 2_048

  package init() {}

  package var isEmpty: Bool { places.isEmpty }

  /// - Parameters:
  ///   - document: its root has a width, a height and a viewBox.
  ///   - size: of the document, in points.
  package mutating func add(_ document: String, size: (width: Double, height: Double), scale: Double) {
    let (across, down) = (size.width * scale, size.height * scale)
    let (width, height) = (Int((across - 1e-6).rounded(.up)), Int((down - 1e-6).rounded(.up)))
    if x + width > VectorSheet.width { (x, y, lineHeight) = (0, y + lineHeight + 1, 0) }
    places.append((x, y, width, height))
    let sized = document.replacing(
      #/^<svg ([^>]*)width="[^"]*" height="[^"]*"/#,
      with: { "<svg x=\"\(x)\" y=\"\(y)\" \($0.1)width=\"\(across)\" height=\"\(down)\"" })
    body += sized
    x += width + 1
    lineHeight = max(lineHeight, height)
  }

  /// The documents' pixels, in order.
  package func pictures() throws -> [Pixmap] {
    let width = max(VectorSheet.width, places.map { $0.x + $0.width }.max() ?? 0)
    let root = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(y + lineHeight)\">"
    let sheet = try PixmapReading.svg(Array("\(root)\(body)</svg>".utf8))
    return try places.map { place in
      var pixels: [UInt32] = []
      for row in place.y..<place.y + place.height {
        pixels += sheet.pixels[row * sheet.width + place.x..<row * sheet.width + place.x + place.width]
      }
      return try Pixmap(width: place.width, height: place.height, pixels: pixels)
    }
  }
}
