extension Path {
  /// Whether the non-zero rule fills more than a millionth of the path's box.
  package var coversSomething: Bool {
    guard let bounds, bounds.width > 0, bounds.height > 0 else { return false }
    let least = 1e-6
    // Where windings add up to something, they are not 0 everywhere; where they cancel, only a look tells.
    return abs(signedArea(about: bounds.center)) > least * bounds.width * bounds.height
      || InkProfile(self, bounds: bounds, along: .horizontal).coverage > least
  }

  /// The area, each part as often as it is gone round, the other way round negative.
  ///
  /// - Parameter center: a point near the path, so that no digits are lost.
  private func signedArea(about center: Point) -> Double {
    var area = 0.0
    for segment in contours.joined() {
      switch segment {
      case .line(let start, let end): area += (start - center).cross(end - center) / 2
      case .curve(let curve): area += curve.sweptArea(about: center)
      }
    }
    return area
  }
}

extension Cubic {
  /// The signed area between the curve and the lines from `center` to its ends: ½ ∫ x dy − y dx over the Bernstein
  /// polynomials.
  fileprivate func sweptArea(about center: Point) -> Double {
    let (a, b, c, d) = (start - center, first - center, second - center, end - center)
    let outer = 6 * a.cross(b) + 3 * a.cross(c) + a.cross(d)
    let inner = 3 * b.cross(c) + 3 * b.cross(d) + 6 * c.cross(d)
    return (outer + inner) / 20
  }
}
