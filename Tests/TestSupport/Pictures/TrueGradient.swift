import Foundation
import RatingGeometry
import RatingPixels
import StarRating

/// A gradient's colours by CSS's own words (CSS Images 3, 3.1.1): the share of a point is its way from the box's
/// middle along the angle, over the length at which the corners have 0 and 1.
struct TrueGradient {
  private let gradient: LinearGradient
  private let middle: Point
  private let way: Point
  private let length: Double

  /// Nil where the paint is plain.
  ///
  /// - Parameter points: what the gradient spans: the least box around these.
  init?(_ paint: RatingStyle.Paint, over points: [Point]) {
    guard case .linearGradient(let gradient) = paint else { return nil }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, right, top, bottom) = (xs.min() ?? 0, xs.max() ?? 0, ys.min() ?? 0, ys.max() ?? 0)
    self.gradient = gradient
    middle = Point((left + right) / 2, (top + bottom) / 2)
    way = Point(sin(gradient.angle * .pi / 180), -cos(gradient.angle * .pi / 180))
    let corners = [Point(left, top), Point(right, top), Point(left, bottom), Point(right, bottom)]
    let middle = middle
    let way = way
    length = 2 * (corners.map { ($0.x - middle.x) * way.x + ($0.y - middle.y) * way.y }.max() ?? 0)
  }

  /// Premultiplied, 0…255: colour and alpha mixed apart from each other.
  func color(at point: Point) -> [Double] {
    let share = ((point.x - middle.x) * way.x + (point.y - middle.y) * way.y) / length + 0.5
    let stops = gradient.stops
    guard let next = stops.firstIndex(where: { $0.offset > share }) else {
      return TrueGradient.premultiplied(stops[stops.count - 1].color, stops[stops.count - 1].color, 0)
    }
    guard next > 0 else { return TrueGradient.premultiplied(stops[0].color, stops[0].color, 0) }
    let (before, after) = (stops[next - 1], stops[next])
    let part = (share - before.offset) / (after.offset - before.offset)
    return TrueGradient.premultiplied(before.color, after.color, part)
  }

  static func premultiplied(_ before: PixelColor, _ after: PixelColor, _ part: Double) -> [Double] {
    func mix(_ channel: KeyPath<PixelColor, UInt8>) -> Double {
      Double(before[keyPath: channel]) * (1 - part) + Double(after[keyPath: channel]) * part
    }
    let alpha = mix(\.alpha)
    return [mix(\.red) * alpha / 255, mix(\.green) * alpha / 255, mix(\.blue) * alpha / 255, alpha]
  }
}
