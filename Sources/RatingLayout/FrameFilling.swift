import RatingGeometry
import RatingStyling

/// Cells that follow from a frame: where they stand in a row from the left or the top, and the picture they need.
///
/// `along` is the row's way, `across` the other one.
struct FrameFilling {
  /// The cells, the first one first; from left to right, or from top to bottom.
  let cells: [Rect]
  /// What the picture has to hold, not yet whole points.
  let size: Size

  /// - Parameter properties: those of a style whose arrangement fills its frame.
  init(_ properties: RatingStyle.Properties) throws(LayoutError) {
    let isVertical = properties.direction.isVertical
    let padding = properties.padding
    let isBackward = properties.direction == .rtl || properties.direction == .btt
    // Before the first cell and behind the last; a mirrored row is laid out with its paddings exchanged.
    let ends = isVertical ? (padding.top, padding.bottom) : (padding.left, padding.right)
    let (before, behind) = isBackward ? (ends.1, ends.0) : ends
    let beside = isVertical ? (padding.left, padding.horizontal) : (padding.top, padding.vertical)
    let least = properties.minSize
    let (leastAlong, leastAcross) = isVertical ? (least.height, least.width) : (least.width, least.height)
    let given = FrameFilling.frame(properties, before, behind, beside.1)
    let gap = properties.gap ?? FrameFilling.standardGap(given, properties)
    let count = Double(properties.stars)

    let along: Double
    var across = max(leastAcross, given.across - beside.1)
    var length: Double
    switch properties.arrange {
    case .fillFrame:
      along = max(leastAlong, (given.along - before - max(before, behind) - gap * count) / count)
      length = max(given.along, before + count * along + gap * (count - 1) + behind)
    case .equalWidths:
      along = max(leastAlong, (given.along - before - behind - gap * (count - 1)) / count)
      length = max(given.along, before + count * along + gap * (count - 1) + behind)
    case .fromHeight, .row, .intrinsic:
      along = max(leastAlong, leastAcross, (given.across - beside.1).rounded(.down))
      across = along
      length = before + count * (along + gap) + behind
    }
    // Where the side comes from the frame's breadth, that is what is too small.
    guard along > 0 || properties.arrange == .fromHeight else {
      let taken =
        properties.arrange == .fillFrame
        ? before + max(before, behind) + gap * count : before + behind + gap * (count - 1)
      throw .noRoom(side: isVertical ? .height : .width, available: given.along, taken: taken)
    }
    guard across > 0 || properties.arrange != .fromHeight else {
      // Less than a whole point is cut to none.
      throw .frameTooSmall(
        side: isVertical ? .width : .height, available: given.across, needed: beside.1 + 1)
    }
    guard across > 0 else {
      throw .noRoom(side: isVertical ? .width : .height, available: given.across, taken: beside.1)
    }
    let breadth =
      properties.arrange == .fromHeight ? across + beside.1 : max(given.across, across + beside.1)
    cells = (0..<properties.stars).map { index in
      let place = before + Double(index) * (gap + along)
      return isVertical
        ? Rect(x: beside.0, y: place, width: across, height: along)
        : Rect(x: place, y: beside.0, width: along, height: across)
    }
    size =
      isVertical ? Size(width: breadth, height: length) : Size(width: length, height: breadth)
  }

  /// The frame: what is given, else what holds cells of `size`, else what the arrangement was designed for.
  private static func frame(
    _ properties: RatingStyle.Properties, _ before: Double, _ behind: Double, _ beside: Double
  ) -> (along: Double, across: Double) {
    let isVertical = properties.direction.isVertical
    let along = isVertical ? properties.height : properties.width
    let across = isVertical ? properties.width : properties.height
    let count = Double(properties.stars)
    let needed = properties.size.map { size in
      let gap = properties.gap ?? RowMetrics.standardGap(of: size)
      return properties.arrange == .fillFrame
        ? before + max(before, behind) + count * (size + gap)
        : before + behind + count * size + (count - 1) * gap
    }
    return (
      along ?? needed ?? (properties.arrange == .fromHeight ? 240 : 200),
      across ?? properties.size.map { $0 + beside } ?? (properties.arrange == .fromHeight ? 44 : 40)
    )
  }

  /// A sixth of the cell that the frame has room for.
  private static func standardGap(
    _ frame: (along: Double, across: Double), _ properties: RatingStyle.Properties
  ) -> Double {
    properties.arrange == .fromHeight
      ? RowMetrics.standardGap(of: frame.across)
      : (frame.along / Double(properties.stars) / 7).rounded()
  }
}
