import RatingGeometry
import RatingPixels
import StarRating

/// The true picture of a row of stars on transparency: 16 x 16 samples a pixel, non-zero rule, no library.
package enum Supersampler {
  static let samples = 16

  package static func raster(_ image: RatingImage, scale: Double) -> Raster {
    let width = Int((image.width * scale - 1e-6).rounded(.up))
    let height = Int((image.height * scale - 1e-6).rounded(.up))
    var full = [Int](repeating: 0, count: width * height)
    var empty = full
    for outline in PlacedOutline.all(in: image, scale: scale) {
      add(outline, &full, &empty, width, height)
    }
    let (fill, rest) = (image.style.fill.plainColor!, image.style.empty.plainColor!)
    var channels: [Double] = []
    channels.reserveCapacity(4 * width * height)
    for index in full.indices {
      let (first, second) = (share(full[index], fill), share(empty[index], rest))
      channels.append(first * Double(fill.red) + second * Double(rest.red))
      channels.append(first * Double(fill.green) + second * Double(rest.green))
      channels.append(first * Double(fill.blue) + second * Double(rest.blue))
      channels.append((first + second) * 255)
    }
    return Raster(width: width, height: height, channels: channels)
  }

  /// The share of a pixel that `hits` samples of a colour make, its alpha included.
  private static func share(_ hits: Int, _ color: PixelColor) -> Double {
    Double(hits) / Double(samples * samples) * Double(color.alpha) / 255
  }

  private static func add(
    _ outline: PlacedOutline, _ full: inout [Int], _ empty: inout [Int], _ width: Int, _ height: Int
  ) {
    let split = sample(outline.boundary)
    for span in spans(of: outline, width, height) {
      let row = span.line / samples * width
      for place in span.places {
        if place < split { full[row + place / samples] += 1 } else { empty[row + place / samples] += 1 }
      }
    }
  }

  /// The samples of one line that lie inside an outline.
  struct Span {
    let line: Int
    let places: Range<Int>
  }

  static func spans(of outline: PlacedOutline, _ width: Int, _ height: Int) -> [Span] {
    let top = max(Int(outline.corners.map(\.y).min()!.rounded(.down)), 0)
    let bottom = min(Int(outline.corners.map(\.y).max()!.rounded(.up)), height)
    var spans: [Span] = []
    for line in (top * samples)..<(bottom * samples) {
      let y = (Double(line) + 0.5) / Double(samples)
      var winding = 0
      var start = 0
      for crossing in crossings(outline.contours, at: y) {
        let column = min(max(sample(crossing.x), 0), width * samples)
        if winding == 0 {
          start = column
        } else if winding + crossing.turn == 0 {
          spans.append(Span(line: line, places: start..<max(column, start)))
        }
        winding += crossing.turn
      }
    }
    return spans
  }

  /// The first sample whose middle is not left of `x`.
  static func sample(_ x: Double) -> Int {
    Int((x * Double(samples) - 0.5).rounded(.up))
  }

  private static func crossings(_ contours: [[Point]], at y: Double) -> [(x: Double, turn: Int)] {
    var result: [(x: Double, turn: Int)] = []
    for corners in contours {
      for index in corners.indices {
        let (start, end) = (corners[index], corners[(index + 1) % corners.count])
        guard (start.y <= y) != (end.y <= y) else { continue }
        let x = start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y)
        result.append((x, start.y < end.y ? 1 : -1))
      }
    }
    return result.sorted { $0.x < $1.x }
  }
}
