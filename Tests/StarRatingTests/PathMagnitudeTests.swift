import RatingDrawing
import StarRating
import TestSupport
import Testing

/// Path data of all magnitudes is drawn in every format, or refused as a request; never a trap, a number without
/// bounds, or a library that gives up.
@Suite struct PathMagnitudeTests {
  /// As many runs side by side as make test has processors for; the fuzzer `Magnitudes` has no end.
  static let seeds = 0..<20
  static let paths = 5_000

  @Test(arguments: seeds)
  func aPathIsDrawnInEveryFormatOrRefused(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 40_000)
    var drawn = 0
    for number in 0..<PathMagnitudeTests.paths {
      let (data, box) = RandomPathData.make(using: &random)
      let kind = Int.random(in: 0..<8, using: &random)
      let style: RatingStyle
      do {
        style = try RatingStyle {
          $0.symbol = .path
          $0.path = data
          $0.viewbox = box.map { .init(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
          $0.stars = 1
          $0.size = 8
          $0.step = .exact
          // Each ten ways in turn: the ink is the most work.
          if number % 10 == 0 { $0.fillMeasure = .area }
          if kind & 1 == 1 { $0.cornerRadius = 0.1 }
          if kind & 2 == 2 { $0.outline = .init(red: 1, green: 2, blue: 3) }
          if kind & 4 == 4 { $0.fillDirection = .btt }
        }
      } catch { continue }
      let image = try RatingImage(0.37, style: style)
      drawn += 1
      #expect(image.levels.allSatisfy { (0...1).contains($0) })
      #expect(image.rating(atX: 3, y: 5).map { (0...1).contains($0) } != false)
      expectNoLongNumbers(in: [UInt8](image.svg.utf8), "\(data) \(String(describing: box))")
      if number % 4 == 0 {
        _ = try image.png()
        _ = try image.bytes(as: .pdf)
        // Long paths and two paints are more than it holds.
        if let vector = try? image.bytes(as: .androidVector) { expectNoLongNumbers(in: vector, data) }
      }
    }
    #expect(drawn > PathMagnitudeTests.paths / 10)
  }

  /// Coordinates of a picture of eight points have no four digits before the point.
  private func expectNoLongNumbers(in document: [UInt8], _ path: String) {
    var digits = 0
    var longest = 0
    var isData = false
    for index in 1..<document.count {
      let (byte, before) = (document[index], document[index - 1])
      if before == UInt8(ascii: "\"") {
        // Not of `id="`, whose hash is no coordinate.
        let name = document[..<(index - 1)].suffix(9)
        isData = name.suffix(3).elementsEqual(" d=".utf8) || name.elementsEqual("pathData=".utf8)
      }
      let isDigit = isData && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      digits = isDigit ? digits + 1 : 0
      longest = max(longest, digits)
    }
    #expect(longest < 4, "\(path)")
  }

  static let drawn = [
    "M0 0A16 1e-30 0 0 1 10 10z", "M0 0A1e-40 1e40 30 0 1 10 10z", "M0 0A1e40 16 0 1 1 10 10z",
    "M0 0A1e300 1e-300 44 1 0 24 24z", "M0 0H10V10H0", "M1e9 0L0 1e9L-1e9 0L0-1e9z", "M0 0h1e9v1e9h-1e9z",
    "M1e-40 0L24 0L0 24z", "M12 12a5 5 0 1 1 1e-9 0z",
  ]

  private func pixmap(_ data: String) throws -> (png: Raster, svg: Raster) {
    let style = try RatingStyle {
      $0.symbol = .path
      $0.path = data
      $0.viewbox = .init(x: 0, y: 0, width: 24, height: 24)
      $0.fill = .color(.init(red: 0, green: 0, blue: 0))
      $0.stars = 1
    }
    let image = try RatingImage(1, style: style)
    return (Raster(try image.pixmap()), Raster(try PixmapReading.svg([UInt8](image.svg.utf8))))
  }

  @Test(arguments: drawn)
  func thesePathsAreDrawnAlikeByAll(_ data: String) throws {
    let (png, svg) = try pixmap(data)
    #expect(png.meanDifference(from: svg) < 1.5)
    // The narrowest, an ellipse of no end along 44 degrees, is less than a pixel wide.
    #expect((0..<576).contains { png.alpha($0) > (data.contains("1e-300") ? 100 : 254) })
  }

  /// The path itself, painted by librsvg; a flatter ellipse is the same to the eye.
  @Test(arguments: [
    ("1e-1", "1e-1"), ("1e-3", "1e-3"), ("1e-4", "1e-4"), ("1e-6", "1e-4"), ("1e-12", "1e-4"),
    ("1e-30", "1e-4"), ("1e-300", "1e-4"),
  ])
  func aFlatArcIsWhatOthersDraw(_ radius: String, _ others: String) throws {
    for (x, y) in [(10, 10), (3, 20), (24, 1)] {
      let document = """
        <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
        <path d="M0 0A16 \(others) 0 0 1 \(x) \(y)z"/></svg>
        """
      let right = Raster(try PixmapReading.svg([UInt8](document.utf8)))
      #expect(try pixmap("M0 0A16 \(radius) 0 0 1 \(x) \(y)z").png.meanDifference(from: right) < 1.5)
    }
  }
}
