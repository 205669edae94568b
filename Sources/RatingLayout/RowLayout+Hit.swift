import RatingGeometry
import RatingNumbers
import RatingStyling

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension RowLayout {
  /// The rating under a point of the picture, on the rating's scale; nil outside the picture.
  ///
  /// The symbol under the point counts up to its fraction rounded up to the step; a gap belongs to the symbol
  /// before it, the space before the first is 0, the space behind the last is full.
  package func hit(_ point: Point) -> DecimalNumber? {
    guard Rect(x: 0, y: 0, width: size.width, height: size.height).contains(point) else { return nil }
    let symbols = symbolsUnder(along(point))
    guard let top = DecimalNumber(style.scaleTop.doubleValue * symbols / Double(frames.count)) else {
      return nil
    }
    return max(top.rounded(toPlaces: 9), style.properties.worst)
  }

  /// The distance from the edge where the row starts.
  private func along(_ point: Point) -> Double {
    style.properties.direction == .rtl ? size.width - point.x : point.x
  }

  private func symbolsUnder(_ place: Double) -> Double {
    func start(_ frame: Rect) -> Double {
      style.properties.direction == .rtl ? size.width - frame.maxX : frame.minX
    }
    guard let index = frames.lastIndex(where: { start($0) <= place }) else { return 0 }
    // The fraction is that of the symbol's own bounds, as in the picture.
    let box = style.outlineBounds
    let inCell = (place - start(frames[index])) / frames[index].width
    let share = min(max((inCell - box.minX) / box.width, 0), 1)
    guard case .every(let step) = style.properties.step else { return Double(index) + share }
    // 0.7 / 0.1 is 6.999… or 7.000…1: what is a multiple but for that noise is one.
    let steps = (share / step.doubleValue - 1e-9).rounded(.up)
    return Double(index) + min(steps * step.doubleValue, 1)
  }
}
