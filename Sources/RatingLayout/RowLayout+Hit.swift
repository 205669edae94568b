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
  /// The rating under a point of the picture, on the rating's scale, by the style's rule; nil where there is none.
  package func hit(_ point: Point) -> DecimalNumber? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let symbols: Double? =
      switch style.properties.hit {
      case .step: symbolsUnder(point)
      case .leadingEdge: HitPlaces(self).symbolsBegun(before: point)
      case .frame: frameIndex(of: point).map { Double($0) + 1 }
      case .proportional: HitPlaces(self).share(of: point)
      }
    return symbols.flatMap(rating)
  }

  /// The symbol in whose frame a point lies, counted from 0; nil between them.
  package func frameIndex(of point: Point) -> Int? {
    frames.firstIndex { frame in
      // The edges but for the noise of sums.
      let moved = Rect(
        x: frame.x - RowLayout.noise, y: frame.y - RowLayout.noise, width: frame.width, height: frame.height)
      return moved.contains(point)
    }
  }

  /// The rating that so many whole and partial symbols show.
  package func rating(ofSymbols symbols: Double) -> DecimalNumber? {
    let shift = style.scaleShift
    let top = style.scaleTop.adding(shift).doubleValue
    guard let counted = DecimalNumber(top * symbols / Double(frames.count)) else { return nil }
    return max(counted.rounded(toPlaces: 9).adding(-shift), style.properties.worst)
  }

  /// The point's own symbol counts up to its fraction, along the way it fills, rounded up to the step; the space
  /// before the first is 0, the space behind the last is full.
  private func symbolsUnder(_ point: Point) -> Double? {
    guard Rect(x: 0, y: 0, width: size.width, height: size.height).contains(point) else { return nil }
    let places = HitPlaces(self)
    let along = places.along(point)
    guard let index = places.starts.lastIndex(where: { $0 <= along }) else { return 0 }
    if along >= places.starts[index] + places.length { return Double(index) + 1 }
    let direction = style.properties.direction
    let share = fraction(
      at: direction == .rtl ? Point(size.width - point.x, point.y) : point,
      in: direction == .rtl ? cells[index].mirrored(inWidth: size.width) : cells[index])
    guard case .every(let step) = style.properties.step else { return Double(index) + share }
    // 0.7 / 0.1 is 6.999… or 7.000…1: what is a multiple but for that noise is one.
    // Within the cell it is at least one, also before the symbol's own bounds.
    let isInside = along > places.starts[index] + RowLayout.noise
    let steps = max((share / step.doubleValue - RowLayout.noise).rounded(.up), isInside ? 1 : 0)
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

  /// Far above the noise of the sums that places come from, far below what anybody points at.
  static let noise = 1e-9
}
