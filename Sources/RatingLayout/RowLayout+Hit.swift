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
  /// The symbol under the point counts up to its fraction, along the way it fills, rounded up to the step; a gap
  /// belongs to the symbol before it, the space before the first is 0, the space behind the last is full.
  package func hit(_ point: Point) -> DecimalNumber? {
    guard Rect(x: 0, y: 0, width: size.width, height: size.height).contains(point) else { return nil }
    let symbols = symbolsUnder(point)
    guard let top = DecimalNumber(style.scaleTop.doubleValue * symbols / Double(frames.count)) else {
      return nil
    }
    return max(top.rounded(toPlaces: 9), style.properties.worst)
  }

  private func symbolsUnder(_ point: Point) -> Double {
    let direction = style.properties.direction
    // In `rtl` everything is asked of the row's mirror image.
    let point = direction == .rtl ? Point(size.width - point.x, point.y) : point
    let cells = direction == .rtl ? frames.map { $0.mirrored(inWidth: size.width) } : frames
    func place(_ start: Double, _ end: Double) -> Double { direction == .btt ? size.height - end : start }
    func start(_ cell: Rect) -> Double { direction.isVertical ? place(cell.minY, cell.maxY) : cell.minX }
    func end(_ cell: Rect) -> Double { start(cell) + cell.width }
    let along = direction.isVertical ? place(point.y, point.y) : point.x
    guard let index = cells.lastIndex(where: { start($0) <= along }) else { return 0 }
    if along >= end(cells[index]) { return Double(index) + 1 }
    let share = fraction(at: point, in: cells[index])
    guard case .every(let step) = style.properties.step else { return Double(index) + share }
    // 0.7 / 0.1 is 6.999… or 7.000…1: what is a multiple but for that noise is one.
    let steps = (share / step.doubleValue - 1e-9).rounded(.up)
    return Double(index) + min(steps * step.doubleValue, 1)
  }

  /// The fraction of the symbol that would be full if its boundary went through the point: of its own bounds, as
  /// in the picture.
  private func fraction(at point: Point, in cell: Rect) -> Double {
    let direction = fillDirection
    let axis: Axis = direction.isVertical ? .vertical : .horizontal
    let box = style.outlineBounds
    let inCell = (axis.of(point) - axis.start(of: cell)) / cell.width
    let before = min(max((inCell - axis.start(of: box)) / axis.length(of: box), 0), 1)
    let isBackward = direction == .rtl || direction == .btt
    guard let ink = style.inkProfile else { return isBackward ? 1 - before : before }
    return isBackward ? 1 - ink.ink(before: before) : ink.ink(before: before)
  }
}
