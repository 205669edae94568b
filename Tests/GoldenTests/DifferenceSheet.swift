import RatingPixels

/// Two pictures and what differs between them, side by side: expected, difference, actual.
struct DifferenceSheet {
  let expected: Pixmap
  let actual: Pixmap

  static let gap = 4

  /// What differs, in words; nil where every pixel is the same.
  var difference: String? {
    guard expected.width == actual.width, expected.height == actual.height else {
      return "\(expected.width) x \(expected.height) pixels became \(actual.width) x \(actual.height)"
    }
    var count = 0
    var first: (x: Int, y: Int)?
    for y in 0..<expected.height {
      for x in 0..<expected.width where !isSame(x, y) {
        count += 1
        if first == nil { first = (x, y) }
      }
    }
    guard let first else { return nil }
    return "\(count) pixels, the first at \(first.x), \(first.y): "
      + "\(words(expected[first.x, first.y])) became \(words(actual[first.x, first.y]))"
  }

  /// The three pictures on clear ground; a pixel that differs is red, one that does not is faint.
  func pixmap() throws(PixelError) -> Pixmap {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let pitch = width + DifferenceSheet.gap
    var sheet = try Pixmap(width: 2 * pitch + width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let (before, after) = (pixel(expected, x, y), pixel(actual, x, y))
        if let before { sheet[x, y] = before }
        sheet[pitch + x, y] =
          isSame(x, y)
          ? (before ?? .clear).faded(by: 0.25) : PixelColor(red: 255, green: 0, blue: 0)
        if let after { sheet[2 * pitch + x, y] = after }
      }
    }
    return sheet
  }

  /// A pixel that shows nothing is the same whatever its colour; one beyond an edge is the same as none.
  private func isSame(_ x: Int, _ y: Int) -> Bool {
    let (before, after) = (pixel(expected, x, y), pixel(actual, x, y))
    return before == after || (before?.alpha == 0 && after?.alpha == 0)
  }

  private func pixel(_ pixmap: Pixmap, _ x: Int, _ y: Int) -> PixelColor? {
    x < pixmap.width && y < pixmap.height ? pixmap[x, y] : nil
  }

  private func words(_ color: PixelColor) -> String {
    "(\(color.red), \(color.green), \(color.blue), \(color.alpha))"
  }
}
