import RatingPixels
import TestSupport
import Testing

/// What counts as a difference.
@Suite struct ComparisonTests {
  static func picture(_ color: PixelColor, width: Int = 2, height: Int = 2) throws -> Pixmap {
    try Pixmap(
      width: width, height: height, pixels: [UInt32](repeating: color.packed, count: width * height))
  }

  static func compare(
    _ expected: Pixmap, _ actual: Pixmap, _ rules: ComparisonRules = .exact
  ) -> PixelComparison {
    PixelComparison(.narrow(expected), .narrow(actual), rules: rules)
  }

  private static func color(_ gray: UInt8, _ alpha: UInt8) -> PixelColor {
    PixelColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  struct AlphaRow: Sendable {
    let first, second: PixelColor
    let largest: Int
  }

  @Test(arguments: [
    AlphaRow(first: color(0, 255), second: color(0, 0), largest: 255),
    AlphaRow(first: color(255, 255), second: color(255, 0), largest: 255),
    AlphaRow(first: color(255, 0), second: color(0, 0), largest: 0),
    // What shows nothing has no colour, so only alpha tells it from what shows little.
    AlphaRow(first: color(200, 1), second: color(0, 0), largest: 1),
    AlphaRow(first: color(200, 1), second: color(0, 1), largest: 200),
    AlphaRow(first: color(7, 9), second: color(7, 9), largest: 0),
  ])
  func alphaCountsAndAClearPixelsColourDoesNot(_ row: AlphaRow) throws {
    for (first, second) in [(row.first, row.second), (row.second, row.first)] {
      let result = try ComparisonTests.compare(
        ComparisonTests.picture(first), ComparisonTests.picture(second))
      #expect(result.isSame == (row.largest == 0))
      #expect(result.difference?.largest == row.largest * 257)
      #expect(result.difference?.pixels == (row.largest == 0 ? 0 : 4))
    }
  }

  @Test func changedBlockIsCountedBoxedAndMeasured() throws {
    let before = try ComparisonTests.picture(
      PixelColor(red: 10, green: 20, blue: 30), width: 400, height: 400)
    var after = before
    for y in 60..<90 {
      for x in 350..<380 { after[x, y] = PixelColor(red: 10, green: 220, blue: 30) }
    }
    let result = ComparisonTests.compare(before, after)
    #expect(result.reason == .pixels)
    #expect(result.difference?.pixels == 900)
    #expect(result.difference?.box == PixelBox(x: 350, y: 60, width: 30, height: 30))
    #expect(result.difference?.largestLevel == 200)
    for (allowed, isSame) in [(900, true), (899, false), (100, false), (1, false)] {
      let rules = try ComparisonRules(tolerance: 0, allowedPixels: allowed, antialiasing: false)
      #expect(ComparisonTests.compare(before, after, rules).isSame == isSame)
    }
    // A tolerance of one is one level, not the whole.
    let rules = try ComparisonRules(tolerance: 1, allowedPixels: 0, antialiasing: true)
    #expect(!ComparisonTests.compare(before, after, rules).isSame)
  }

  @Test func toleranceIsTheLargestLevelThatDoesNotCount() throws {
    let before = try ComparisonTests.picture(ComparisonTests.color(100, 100), width: 31, height: 17)
    var random = SeededGenerator(seed: 4)
    var after = before
    after.pixels = before.pixels.map { pixel in
      (0..<4).reduce(into: 0 as UInt32) { result, channel in
        let level = pixel >> (8 * UInt32(channel)) & 255
        result |= (Bool.random(using: &random) ? level + 1 : level - 1) << (8 * UInt32(channel))
      }
    }
    for (tolerance, isSame) in [(0, false), (1, true), (2, true), (255, true)] {
      let rules = try ComparisonRules(tolerance: tolerance, allowedPixels: 0, antialiasing: false)
      let result = ComparisonTests.compare(before, after, rules)
      #expect(result.isSame == isSame)
      #expect(result.difference?.pixels == (isSame ? 0 : 31 * 17))
      #expect(result.difference?.largestLevel == 1)
    }
  }

  @Test func otherSizeIsDifferentUnderEveryRule() throws {
    let before = try Pixmap(width: 200, height: 40)
    let rules = try ComparisonRules(tolerance: 255, allowedPixels: 64_000_000, antialiasing: true)
    for (width, height) in [(201, 40), (200, 41), (40, 200)] {
      let result = ComparisonTests.compare(before, try Pixmap(width: width, height: height), rules)
      #expect(result.reason == .size && result.difference == nil && !result.isSame)
    }
  }

  @Test func sixteenBitsAreComparedAsSixteen() throws {
    func wide(_ level: UInt64) throws -> PixelPicture {
      .wide(try WidePixmap(width: 1, height: 1, pixels: [level | 0xFFFF << 48]))
    }
    #expect(try PixelComparison(wide(1_000), wide(1_001)).difference?.largest == 1)
    #expect(try PixelComparison(wide(1_000), wide(1_001)).reason == .pixels)
    let rules = try ComparisonRules(tolerance: 1, allowedPixels: 0, antialiasing: false)
    for (step, isSame) in [(257 as UInt64, true), (258, false)] {
      #expect(try PixelComparison(wide(1_000), wide(1_000 + step), rules: rules).isSame == isSame)
    }
    // Eight bits are widened by 257 and equal nothing else.
    let narrow = PixelPicture.narrow(
      try ComparisonTests.picture(.init(red: 3, green: 0, blue: 0), width: 1, height: 1))
    for (level, isSame) in [(771 as UInt64, true), (770, false), (772, false), (768, false)] {
      #expect(try PixelComparison(narrow, wide(level)).isSame == isSame)
      #expect(try PixelComparison(wide(level), narrow).isSame == isSame)
    }
  }

  @Test(arguments: [(-1, 0), (256, 0), (0, -1)])
  func rulesOutOfRangeAreRefused(_ tolerance: Int, allowed: Int) {
    #expect(throws: ComparisonRulesError.self) {
      try ComparisonRules(tolerance: tolerance, allowedPixels: allowed, antialiasing: false)
    }
  }
}
