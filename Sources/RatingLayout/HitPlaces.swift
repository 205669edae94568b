import RatingGeometry
import RatingStyling

/// A row's frames along its way, from its first symbol: what the rules of hitting look at.
///
/// In `rtl` and `btt` the way is counted from the right and from below.
package struct HitPlaces {
  /// Where each frame begins.
  package let starts: [Double]
  /// The length of each frame.
  package let length: Double
  /// Where the row's part of the frame begins and ends: the frame without its padding; never backward.
  package let inner: (start: Double, end: Double)
  private let direction: Direction
  private let size: Size

  package init(_ layout: RowLayout) {
    let properties = layout.style.properties
    let direction = properties.direction
    let size = layout.size
    let isVertical = direction.isVertical
    self.direction = direction
    self.size = size
    starts = layout.frames.map { frame in
      switch direction {
      case .ltr: frame.minX
      case .rtl: size.width - frame.maxX
      case .ttb: frame.minY
      case .btt: size.height - frame.maxY
      }
    }
    length = isVertical ? layout.frames[0].height : layout.frames[0].width
    let padding = properties.padding
    let (first, last) =
      switch direction {
      case .ltr: (padding.left, padding.right)
      case .rtl: (padding.right, padding.left)
      case .ttb: (padding.top, padding.bottom)
      case .btt: (padding.bottom, padding.top)
      }
    let whole = isVertical ? properties.height ?? size.height : properties.width ?? size.width
    inner = (first, max(whole - last, first))
  }

  /// How far along the row's way a point lies.
  package func along(_ point: Point) -> Double {
    switch direction {
    case .ltr: point.x
    case .rtl: size.width - point.x
    case .ttb: point.y
    case .btt: size.height - point.y
    }
  }

  /// How many symbols begin before a point; one that begins at it does not.
  func symbolsBegun(before point: Point) -> Double {
    let along = along(point)
    return Double(starts.filter { along > $0 + RowLayout.noise }.count)
  }

  /// The point's share of the row, in symbols rounded up; a point at the start is in the first. Where nothing is left
  /// of the frame, the start is full.
  func share(of point: Point) -> Double {
    let length = inner.end - inner.start
    guard length > 0 else { return along(point) < inner.start ? 0 : Double(starts.count) }
    let share = (along(point) - inner.start) / length * Double(starts.count)
    return min(max((share + RowLayout.noise).rounded(.down) + 1, 0), Double(starts.count))
  }
}
