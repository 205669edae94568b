import RatingNumbers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An arc of an ellipse from point to point, as SVG states it (SVG 2, B.2).
struct EllipticalArc {
  let from: Point
  let to: Point
  /// Along the ellipse's own axes, not negative.
  let radii: Point
  /// Degrees from the x axis to the ellipse's first.
  let rotation: Double
  let isLarge: Bool
  /// Whether angles grow along the way, which is clockwise where y is downward.
  let isClockwise: Bool

  /// Beyond it a radius is taken for this: within the coordinates that path data may have the arc is as straight, and
  /// far smaller ones keep their digits.
  private static let largestRadius = 1e13
  /// An ellipse narrower than this share of its length is taken for this narrow.
  private static let narrowest = 1e-30

  /// The arc as cubics of at most a quarter turn, off by at most 0.03 % of the radius; nil where it is a line.
  ///
  /// Guarantees: every point is within four times `largestRadius` of the ends. What lies near an end is right to the
  /// digits of what lies there, however far the ellipse reaches.
  var cubics: [Cubic]? {
    guard radii.x > 0, radii.y > 0, from != to else { return nil }
    let turn = rotation.truncatingRemainder(dividingBy: 360) * .pi / 180
    let (sine, cosine) = (sin(turn), cos(turn))
    // B.2.4: from the middle between the ends to the start, in the ellipse's axes.
    let half = (from - to) * 0.5
    let local = Point(cosine * half.x + sine * half.y, -sine * half.x + cosine * half.y)
    // From here on the ellipse is the unit circle, and this is half the chord.
    let (radii, chord) = EllipticalArc.reaching(local, radii)
    let length = hypot(chord.x, chord.y)
    guard length > 0 else { return nil }
    let reach = min(length, 1)
    let normal = Point(chord.y / length, -chord.x / length) * (isLarge == isClockwise ? -1 : 1)
    let center = normal * ((1 - reach) * (1 + reach)).squareRoot()
    let short = 2 * asin(reach)
    let sweep = (isLarge ? 2 * .pi - short : short) * (isClockwise ? 1 : -1)
    let (start, end) = (chord - center, chord * -1 - center)

    func inPlane(_ vector: Point) -> Point {
      let (x, y) = (radii.x * vector.x, radii.y * vector.y)
      return Point(cosine * x - sine * y, sine * x + cosine * y)
    }
    // A half that is more by the noise of the square root is a half.
    let count = max(Int(saturating: (abs(sweep) / (.pi / 2) - 1e-6).rounded(.up)), 1)
    let step = sweep / Double(count)
    let arm = 4.0 / 3 * tan(step / 4)
    let middle = Point.between(from, to, 0.5)
    // The spokes from the centre, and the places on the arc at their ends.
    let spokes = (0...count).map { index -> Point in
      let angle = step * Double(index)
      return index == count
        ? end
        : Point(
          start.x * cos(angle) - start.y * sin(angle), start.x * sin(angle) + start.y * cos(angle))
    }
    let places = spokes.enumerated().map { index, spoke in
      index == 0 ? from : index == count ? to : middle + inPlane(spoke + center)
    }
    return (0..<count).map { index in
      let (a, b) = (spokes[index], spokes[index + 1])
      return Cubic(
        places[index], places[index] + inPlane(Point(-a.y, a.x)) * arm,
        places[index + 1] - inPlane(Point(-b.y, b.x)) * arm, places[index + 1])
    }
  }

  /// The radii that are drawn, and the chord's half in the circle that the ellipse becomes: radii too small for it
  /// grow until they reach (B.2.5).
  private static func reaching(_ local: Point, _ given: Point) -> (radii: Point, chord: Point) {
    let length = hypot(local.x, local.y)
    var radii = Point(min(given.x, largestRadius), min(given.y, largestRadius))
    let longer = max(radii.x, radii.y)
    // Growing keeps the proportions: first to where squares neither vanish nor overflow.
    if longer < length { radii = Point(radii.x / longer * length, radii.y / longer * length) }
    let least = max(longer, length) * narrowest
    radii = Point(max(radii.x, least), max(radii.y, least))
    let reach = hypot(local.x / radii.x, local.y / radii.y)
    if reach > 1 {
      radii = Point(min(radii.x * reach, largestRadius), min(radii.y * reach, largestRadius))
    }
    return (radii, Point(local.x / radii.x, local.y / radii.y))
  }
}
