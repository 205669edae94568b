#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Path {
  /// A star about the origin with one tip straight up, its tips on a circle of radius 1.
  ///
  /// - Parameters:
  ///   - tips: how many tips, 3 or more.
  ///   - innerRadius: the radius of the notches' circle, in (0, 1]. (3 − √5)/2 makes five tips a pentagram,
  ///     whose edges run on from tip to tip.
  package init(starWithTips tips: Int, innerRadius: Double) {
    var corners: [Point] = []
    corners.reserveCapacity(2 * tips)
    for corner in 0..<(2 * tips) {
      let radius = corner.isMultiple(of: 2) ? 1 : innerRadius
      let angle = Double.pi * Double(corner) / Double(tips)
      corners.append(Point(radius * sin(angle), -radius * cos(angle)))
    }
    self.init(polygon: corners)
  }
}
