import RatingGeometry
import RatingStyling

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The side of a cell and the gap between cells, given or solved from a frame.
struct RowMetrics {
  let size: Double
  let gap: Double

  private init(size: Double, gap: Double) {
    self.size = size
    self.gap = gap
  }

  init(_ properties: RatingStyle.Properties, _ text: RowText?) throws(LayoutError) {
    let metrics = try RowMetrics(solving: properties, text)
    let least = max(properties.minSize.width, properties.minSize.height)
    self = metrics.size >= least ? metrics : RowMetrics(size: least, properties)
  }

  private init(size: Double, _ properties: RatingStyle.Properties) {
    self.init(size: size, gap: properties.gap ?? RowMetrics.standardGap(of: size))
  }

  private init(solving properties: RatingStyle.Properties, _ text: RowText?) throws(LayoutError) {
    if let size = properties.size {
      self.init(size: size, properties)
      return
    }
    if let text, properties.width != nil || properties.height != nil {
      self = try RowMetrics(fitting: text, properties)
      return
    }
    let isVertical = properties.direction.isVertical
    let (horizontal, vertical) = (properties.padding.horizontal, properties.padding.vertical)
    let along: (side: LayoutError.Side, frame: Double?, padding: Double) =
      isVertical ? (.height, properties.height, vertical) : (.width, properties.width, horizontal)
    let across: (side: LayoutError.Side, frame: Double?, padding: Double) =
      isVertical ? (.width, properties.width, horizontal) : (.height, properties.height, vertical)
    var solved: RowMetrics?
    if let frame = along.frame {
      solved = try RowMetrics(filling: frame, along.side, padding: along.padding, properties)
    }
    if let frame = across.frame {
      let side = frame - across.padding
      guard side > 0 else { throw .noRoom(side: across.side, available: frame, taken: across.padding) }
      if side < solved?.size ?? .infinity {
        solved = RowMetrics(size: side, properties)
      }
    }
    self = solved ?? RowMetrics(size: 24, properties)
  }

  static func standardGap(of size: Double) -> Double { (size / 6).rounded() }

  /// The largest cells with which the row is exactly as long as the frame.
  ///
  /// The standard gap is a whole number that grows with the side: it is the smallest that the side it leaves
  /// does not outgrow. At the few lengths that lie between two such gaps it is the larger one.
  private init(
    filling frame: Double, _ frameSide: LayoutError.Side, padding: Double,
    _ properties: RatingStyle.Properties
  ) throws(LayoutError) {
    let room = frame - padding
    let count = Double(properties.stars)
    func side(_ gap: Double) -> Double { (room - gap * (count - 1)) / count }
    var gap = properties.gap ?? max(0, (room / (count * 7)).rounded(.down) - 1)
    if properties.gap == nil {
      while side(gap) > 0, RowMetrics.standardGap(of: side(gap)) > gap { gap += 1 }
    }
    guard side(gap) > 0 else {
      throw .noRoom(
        side: frameSide, available: frame, taken: padding + (properties.gap ?? 0) * (count - 1))
    }
    self.init(size: side(gap), gap: gap)
  }

  /// The size of the row alone.
  func row(_ properties: RatingStyle.Properties) -> Size {
    let count = Double(properties.stars)
    let length = size * count + gap * (count - 1)
    return properties.direction.isVertical
      ? Size(width: size, height: length) : Size(width: length, height: size)
  }

  /// The largest cells with which row and text fit into the frame, found by halving: a text's own size may
  /// follow the cells' or not.
  private init(fitting text: RowText, _ properties: RatingStyle.Properties) throws(LayoutError) {
    func metrics(_ side: Double) -> RowMetrics { RowMetrics(size: side, properties) }
    let frame = Size(
      width: (properties.width ?? .infinity) - properties.padding.horizontal,
      height: (properties.height ?? .infinity) - properties.padding.vertical)
    func fits(_ side: Double) -> Bool {
      let whole = text.size(with: metrics(side).row(properties), side)
      return whole.width <= frame.width && whole.height <= frame.height
    }
    var (low, high) = (0.0, 16_384.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    guard low >= 0.01 else {
      let least = text.size(with: metrics(0.01).row(properties), 0.01)
      let isWide = least.width > frame.width
      throw .noRoom(
        side: isWide ? .width : .height, available: (isWide ? properties.width : properties.height) ?? 0,
        taken: isWide
          ? least.width + properties.padding.horizontal : least.height + properties.padding.vertical)
    }
    self = metrics(low)
  }
}
