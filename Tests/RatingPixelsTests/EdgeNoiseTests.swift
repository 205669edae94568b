import RatingPixels
import TestSupport
import Testing

/// What `--antialiasing` forgives: edges that moved by a small part of a pixel, and nothing else.
@Suite struct EdgeNoiseTests {
  static let rules = try! ComparisonRules(tolerance: 0, allowedPixels: 0, antialiasing: true)
  static let gold = PixelColor(red: 255, green: 180, blue: 0)
  static let gray = PixelColor(red: 217, green: 217, blue: 217)

  /// Two colours that meet at a place across, or down; the pixel there is mixed by area.
  static func edge(
    _ first: PixelColor, _ second: PixelColor, at place: Double, isDown: Bool = false, width: Int = 12,
    height: Int = 9
  ) throws -> Pixmap {
    var pixmap = try Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let share = min(max(place - Double(isDown ? y : x), 0), 1)
        pixmap[x, y] =
          (PremultipliedColor(first) * share + PremultipliedColor(second) * (1 - share)).straight
      }
    }
    return pixmap
  }

  static func isSame(_ first: Pixmap, _ second: Pixmap) -> Bool {
    PixelComparison(.narrow(first), .narrow(second), rules: rules).isSame
      && PixelComparison(.narrow(second), .narrow(first), rules: rules).isSame
  }

  @Test(arguments: [
    (gold, PixelColor.clear), (gold, gray), (gray, PixelColor(red: 255, green: 255, blue: 255)),
  ])
  func smallShiftsAreForgivenAndMovedEdgesAreNot(_ first: PixelColor, second: PixelColor) throws {
    // At the borders too, where the edge has neighbours on one side only.
    for isDown in [false, true] {
      let end = isDown ? 9.0 : 12
      for place in [0.5, 1, 4, 4.5, 4.9, end - 1, end - 0.5] {
        let before = try EdgeNoiseTests.edge(first, second, at: place, isDown: isDown)
        for shift in [-0.05, -0.02, 0.02, 0.05] {
          let after = try EdgeNoiseTests.edge(first, second, at: place + shift, isDown: isDown)
          #expect(EdgeNoiseTests.isSame(before, after), "\(place) by \(shift)")
        }
        for shift in [-1, -0.25, 0.25, 1] where place + shift > 0 && place + shift < end {
          let after = try EdgeNoiseTests.edge(first, second, at: place + shift, isDown: isDown)
          #expect(!EdgeNoiseTests.isSame(before, after), "\(place) by \(shift)")
        }
      }
    }
  }

  /// A shape that fills the picture to its border has the other side of its edge outside.
  @Test func shapeThatSlipsOverTheBorderIsForgivenWhereItKeepsItsColour() throws {
    let full = try ComparisonTests.picture(EdgeNoiseTests.gold, width: 6, height: 6)
    func faded(_ alpha: UInt8, _ color: PixelColor, column: Int) -> Pixmap {
      var copy = full
      for y in 0..<6 {
        copy[column, y] = PixelColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
      }
      return copy
    }
    #expect(EdgeNoiseTests.isSame(full, faded(250, EdgeNoiseTests.gold, column: 0)))
    #expect(EdgeNoiseTests.isSame(full, faded(250, EdgeNoiseTests.gold, column: 5)))
    #expect(!EdgeNoiseTests.isSame(full, faded(200, EdgeNoiseTests.gold, column: 0)))
    #expect(!EdgeNoiseTests.isSame(full, faded(255, EdgeNoiseTests.gray, column: 0)))
    #expect(!EdgeNoiseTests.isSame(full, faded(250, EdgeNoiseTests.gray, column: 0)))
  }

  @Test func flatAreasAndDotsAreNoEdges() throws {
    let flat = try ComparisonTests.picture(EdgeNoiseTests.gray, width: 8, height: 8)
    let other = try ComparisonTests.picture(
      PixelColor(red: 218, green: 217, blue: 217), width: 8, height: 8)
    #expect(!EdgeNoiseTests.isSame(flat, other))
    var dotted = flat
    dotted[3, 3] = EdgeNoiseTests.gold
    #expect(!EdgeNoiseTests.isSame(flat, dotted))
    dotted = flat
    dotted[0, 0] = EdgeNoiseTests.gold
    #expect(!EdgeNoiseTests.isSame(flat, dotted))
  }
}
