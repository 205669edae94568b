import RatingGeometry
import RatingPixels

/// Colours along a line; before its start and behind its end the outer ones go on.
///
/// Guarantees: one stop or more, each of them seen; their offsets lie from 0 to 1 and never fall; at most two stand in
/// one place, a hard edge, and none of these at 0 or 1.
package struct SceneGradient: Hashable, Sendable {
  /// The line, in points; of a mirrored item in the picture that is not mirrored.
  package let start: Point
  package let end: Point
  package let stops: [Stop]

  package struct Stop: Hashable, Sendable {
    package let color: PixelColor
    package let offset: Double

    package init(color: PixelColor, offset: Double) {
      self.color = color
      self.offset = offset
    }
  }

  /// - Parameters:
  ///   - start, end: a line that covers what is painted.
  ///   - stops: two or more, their offsets from 0 to 1 and never falling.
  package init(start: Point, end: Point, stops: [Stop]) {
    let seen = SceneGradient.seen(stops)
    let line = end - start
    guard seen.count == 2, seen[0].offset == seen[1].offset, min(abs(line.x), abs(line.y)) < 1e-6 else {
      (self.start, self.end, self.stops) = (start, end, seen)
      return
    }
    // A hard edge alone stands in the middle of two points: a reader's table of colours is exact there, however long
    // the whole line is. Aslant so short a line would say its direction too roughly.
    let edge = start + line * seen[0].offset
    let point = line * (1 / max(abs(line.x), abs(line.y)))
    (self.start, self.end) = (edge - point, edge + point)
    self.stops = seen.map { Stop(color: $0.color, offset: 0.5) }
  }

  /// A hard edge at a place along an axis.
  package init(edgeAt place: Double, _ axis: Axis, before: PixelColor, after: PixelColor) {
    self.init(
      start: axis.point(place - 1, 0), end: axis.point(place + 1, 0),
      stops: [before, after].map { Stop(color: $0, offset: 0.5) })
  }

  /// Those between which there is something: of several in one place the outer two, of those at an end the inner one.
  private static func seen(_ stops: [Stop]) -> [Stop] {
    stops.indices.filter { index in
      let offset = stops[index].offset
      return (index > 0 ? stops[index - 1].offset : 0) < offset
        || (index + 1 < stops.count ? stops[index + 1].offset : 1) > offset
    }.map { stops[$0] }
  }
}
