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

  init(_ properties: RatingStyle.Properties) throws(LayoutError) {
    if let size = properties.size {
      self.init(size: size, gap: properties.gap ?? RowMetrics.standardGap(of: size))
      return
    }
    var solved: RowMetrics?
    if let width = properties.width {
      solved = try RowMetrics(filling: width, properties)
    }
    if let height = properties.height {
      let side = height - properties.padding.vertical
      guard side > 0 else {
        throw .noRoom(side: .height, available: height, taken: properties.padding.vertical)
      }
      if side < solved?.size ?? .infinity {
        solved = RowMetrics(size: side, gap: properties.gap ?? RowMetrics.standardGap(of: side))
      }
    }
    self = solved ?? RowMetrics(size: 24, gap: properties.gap ?? RowMetrics.standardGap(of: 24))
  }

  static func standardGap(of size: Double) -> Double { (size / 6).rounded() }

  /// The largest cells with which the row is exactly `width` wide.
  ///
  /// The standard gap is a whole number that grows with the side: it is the smallest that the side it leaves
  /// does not outgrow. At the few widths that lie between two such gaps it is the larger one.
  private init(filling width: Double, _ properties: RatingStyle.Properties) throws(LayoutError) {
    let room = width - properties.padding.horizontal
    let count = Double(properties.stars)
    func side(_ gap: Double) -> Double { (room - gap * (count - 1)) / count }
    var gap = properties.gap ?? max(0, (room / (count * 7)).rounded(.down) - 1)
    if properties.gap == nil {
      while side(gap) > 0, RowMetrics.standardGap(of: side(gap)) > gap { gap += 1 }
    }
    guard side(gap) > 0 else {
      let taken = properties.padding.horizontal + (properties.gap ?? 0) * (count - 1)
      throw .noRoom(side: .width, available: width, taken: taken)
    }
    self.init(size: side(gap), gap: gap)
  }
}
