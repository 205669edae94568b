/// A rectangle of whole pixels; empty where a side is not positive.
struct PixelRect: Hashable, Sendable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  var isEmpty: Bool { minX >= maxX || minY >= maxY }
  var width: Int { maxX - minX }
  var height: Int { maxY - minY }

  /// The mirror image about the vertical middle of a picture `width` pixels wide.
  func mirrored(inWidth width: Int) -> PixelRect {
    PixelRect(minX: width - maxX, minY: minY, maxX: width - minX, maxY: maxY)
  }

  /// A run of its columns, or of its rows.
  func strip(_ strip: Range<Int>, isAcross: Bool) -> PixelRect {
    var rect = self
    if isAcross {
      (rect.minX, rect.maxX) = (strip.lowerBound, strip.upperBound)
    } else {
      (rect.minY, rect.maxY) = (strip.lowerBound, strip.upperBound)
    }
    return rect
  }

  /// Its rows in bands of at most `pixels` pixels, but of one row at least.
  func bands(ofPixels pixels: Int) -> [PixelRect] {
    let rows = max(pixels / max(width, 1), 1)
    return stride(from: minY, to: maxY, by: rows).map { start in
      PixelRect(minX: minX, minY: start, maxX: maxX, maxY: min(start + rows, maxY))
    }
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }
}
