import RatingGeometry
import RatingLayout

/// A row's picture cut across its way: a piece for each symbol, which is where a touch counts as that symbol, and one
/// for a text before or behind them all.
///
/// Guarantees: the boxes are whole points, at least one each, and cover the picture side by side.
struct RowSlices {
  struct Slice {
    /// The symbol's index; nil for the text.
    let symbol: Int?
    let box: Rect
  }

  /// From left to right or from top to bottom.
  let slices: [Slice]
  let isVertical: Bool

  /// Nil where a piece would be less than a point.
  init?(_ layout: RowLayout) {
    let direction = layout.style.properties.direction
    isVertical = direction.isVertical
    let isBackward = direction == .rtl || direction == .btt
    let (isVertical, size) = (isVertical, layout.size)
    func span(_ box: Rect) -> (start: Double, end: Double) {
      isVertical ? (box.minY, box.maxY) : (box.minX, box.maxX)
    }
    var symbols: [Int?] = Array(layout.frames.indices)
    var areas = layout.hitAreas.map(span)
    var frames = layout.frames.map(span)
    if isBackward {
      symbols.reverse()
      areas.reverse()
      frames.reverse()
    }
    // The gap belongs to the symbol before it, which in a row that goes backward is the one behind the gap.
    var cuts = areas.indices.dropFirst().map { isBackward ? areas[$0 - 1].end : areas[$0].start }
    if let text = layout.text?.bounds.map(span) {
      if text.start >= frames[frames.count - 1].end {
        cuts.append((frames[frames.count - 1].end + text.start) / 2)
        symbols.append(nil)
      } else if text.end <= frames[0].start {
        cuts.insert((text.end + frames[0].start) / 2, at: 0)
        symbols.insert(nil, at: 0)
      }
    }
    let ends = [0] + cuts.map { $0.rounded() } + [isVertical ? size.height : size.width]
    guard zip(ends, ends.dropFirst()).allSatisfy({ $0 + 1 <= $1 }) else { return nil }
    slices = symbols.enumerated().map { index, symbol in
      let (start, length) = (ends[index], ends[index + 1] - ends[index])
      let box =
        isVertical
        ? Rect(x: 0, y: start, width: size.width, height: length)
        : Rect(x: start, y: 0, width: length, height: size.height)
      return Slice(symbol: symbol, box: box)
    }
  }
}
