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

  /// The arc as cubics of at most a quarter turn, off by at most 0.03 % of the radius; nil where it is a line.
  var cubics: [Cubic]? {
    guard radii.x > 0, radii.y > 0, from != to else { return nil }
    let turn = rotation.truncatingRemainder(dividingBy: 360) * .pi / 180
    let (sine, cosine) = (sin(turn), cos(turn))
    // B.2.4: the middle between the ends, in the ellipse's axes.
    let half = (from - to) * 0.5
    let local = Point(cosine * half.x + sine * half.y, -sine * half.x + cosine * half.y)
    let ratio = Point(local.x / radii.x, local.y / radii.y)
    let reach = ratio.x * ratio.x + ratio.y * ratio.y
    // B.2.5: radii too small for the ends grow until they reach.
    let radii = reach > 1 ? radii * reach.squareRoot() : radii
    let factor = reach >= 1 ? 0 : ((1 - reach) / reach).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let localCenter = Point(factor * radii.x * local.y / radii.y, -factor * radii.y * local.x / radii.x)
    let middle = Point.between(from, to, 0.5)
    let center = Point(
      cosine * localCenter.x - sine * localCenter.y + middle.x,
      sine * localCenter.x + cosine * localCenter.y + middle.y)
    let start = atan2((local.y - localCenter.y) / radii.y, (local.x - localCenter.x) / radii.x)
    let end = atan2((-local.y - localCenter.y) / radii.y, (-local.x - localCenter.x) / radii.x)
    var sweep = end - start
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    guard center.x.isFinite, center.y.isFinite, sweep.isFinite else { return nil }

    func place(_ x: Double, _ y: Double) -> Point {
      center + Point(cosine * radii.x * x - sine * radii.y * y, sine * radii.x * x + cosine * radii.y * y)
    }
    let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = sweep / Double(count)
    let arm = 4.0 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let (a, b) = (start + step * Double(index), start + step * Double(index + 1))
      return Cubic(
        index == 0 ? from : place(cos(a), sin(a)), place(cos(a) - arm * sin(a), sin(a) + arm * cos(a)),
        place(cos(b) + arm * sin(b), sin(b) - arm * cos(b)), index == count - 1 ? to : place(cos(b), sin(b)))
    }
  }
}
