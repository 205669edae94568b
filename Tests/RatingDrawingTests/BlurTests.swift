import RatingPixels
import RatingStyling
import StarRating
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@testable import RatingDrawing

/// What lies behind a panel is blurred by a Gaussian.
@Suite struct BlurTests {
  static let black = PixelColor(red: 0, green: 0, blue: 0)
  static let white = PixelColor(red: 255, green: 255, blue: 255)

  /// Summed in full, what lies beyond the edges taken for what lies at them.
  private func gaussian(_ source: Raster, sigma: Double) -> Raster {
    let reach = Int((5 * sigma).rounded(.up))
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = weights.reduce(0, +)
    func pass(_ raster: Raster, across: Bool) -> Raster {
      var result = raster
      for y in 0..<raster.height {
        for x in 0..<raster.width {
          for channel in 0..<4 {
            var sum = 0.0
            for step in -reach...reach {
              let u = across ? min(max(x + step, 0), raster.width - 1) : x
              let v = across ? y : min(max(y + step, 0), raster.height - 1)
              sum += raster.channels[4 * (v * raster.width + u) + channel] * weights[step + reach]
            }
            result.channels[4 * (y * raster.width + x) + channel] = sum / total
          }
        }
      }
      return result
    }
    return pass(pass(source, across: true), across: false)
  }

  private func blurred(_ picture: Pixmap, sigma: Double) throws -> Raster {
    let whole = PixelRect(minX: 0, minY: 0, maxX: picture.width, maxY: picture.height)
    let colors = BlurredPart(whole, of: picture, sigma: sigma).colors
    return Raster(
      width: picture.width, height: picture.height,
      channels: colors.flatMap { [Double($0.x), Double($0.y), Double($0.z), Double($0.w)] })
  }

  @Test(arguments: [0.4, 1, 1.7, 2, 2.5, 4, 8])
  func itIsTheGaussian(_ sigma: Double) throws {
    let step = try RatingStyle.Picture.made(width: 48, height: 30) { x, y in
      x > 20 && y > 9 ? BlurTests.white : BlurTests.black
    }
    let random = try RatingStyle.Picture.random(width: 40, height: 36, seed: 11)
    for picture in [step, random] {
      let (found, right) = (
        try blurred(picture.pixmap, sigma: sigma), gaussian(Raster(picture.pixmap), sigma: sigma)
      )
      let differences = zip(found.channels, right.channels).map { abs($0 - $1) }
      // Four means in a row are a Gaussian but for a hundredth of a step.
      #expect(differences.max() ?? 0 < 3.5, "\(sigma)")
      #expect(found.meanDifference(from: right) < 0.8, "\(sigma)")
    }
  }

  /// A wide blur is made of a smaller picture, and nobody sees it: at the picture's edges and on all of its pixels.
  @Test(arguments: [32, 33.5, 47, 90])
  func aWideOneIsTheGaussian(_ sigma: Double) throws {
    let step = try RatingStyle.Picture.made(width: 211, height: 97) { x, y in
      x > 90 && y > 39 ? BlurTests.white : BlurTests.black
    }
    // A line of its own along the edges is what is taken to lie beyond them.
    let framed = try RatingStyle.Picture.made(width: 150, height: 130) { x, y in
      x == 0 || y == 129 ? BlurTests.white : PixelColor(red: 200, green: 0, blue: UInt8(x), alpha: UInt8(y))
    }
    for picture in [step, framed] {
      let pixmap = picture.pixmap
      let right = gaussian(Raster(pixmap), sigma: sigma)
      for part in [(0, 0, pixmap.width, pixmap.height), (17, 31, 99, 64)] {
        let rect = PixelRect(minX: part.0, minY: part.1, maxX: part.2, maxY: part.3)
        var worst = 0.0
        var count = 0
        try BlurredPixels(rect, of: pixmap, sigma: sigma).forEach { x, y, color in
          count += 1
          for channel in 0..<4 {
            let wanted = right.channels[4 * (y * pixmap.width + x) + channel]
            worst = max(worst, abs(Double(color[channel]) - wanted))
          }
        }
        #expect(count == rect.width * rect.height)
        #expect(worst < 3.5, "\(sigma)")
      }
    }
  }

  /// Each pixel once, also if the cells of a large picture are blurred in strips.
  @Test func everyPixelOfAWideBlurComesOnce() throws {
    let (width, height) = (16_000, 40)
    let photo = try Pixmap(width: width, height: height)
    let rect = PixelRect(minX: 3, minY: 1, maxX: width - 2, maxY: height)
    var seen = [UInt8](repeating: 0, count: width * height)
    try BlurredPixels(rect, of: photo, sigma: 33).forEach { x, y, color in
      seen[y * width + x] += 1
      if color != .zero { seen[y * width + x] += 100 }
    }
    #expect(seen.filter { $0 == 1 }.count == rect.width * rect.height)
    #expect(seen.allSatisfy { $0 <= 1 })
  }

  @Test(arguments: [Double.leastNonzeroMagnitude, 1e-200, 1e-162, 1e-9, 0.009, 0.01])
  func aTinyOneBlursNothing(_ sigma: Double) throws {
    let photo = try RatingStyle.Picture.random(width: 20, height: 14, seed: 12).pixmap
    let whole = PixelRect(minX: 0, minY: 0, maxX: 20, maxY: 14)
    let colors = BlurredPart(whole, of: photo, sigma: sigma).colors
    #expect(colors == photo.pixels.map(ImageScaling.premultiplied))
  }

  /// The widest there is, a hundred points at sixteen pixels each, against the Gaussian's integral.
  @Test func theWidestIsTheGaussianToo() throws {
    let (sigma, count) = (1_600.0, 12_000)
    let blur = GaussianLine(sigma: sigma)
    for isPlain in [true, false] {
      var line = (0..<(count + 2 * blur.margin)).map { index in
        SIMD4<Float>(repeating: isPlain || index >= blur.margin + count / 2 ? 200 : 0)
      }
      var spare = line
      let result = line.withUnsafeMutableBufferPointer { line in
        spare.withUnsafeMutableBufferPointer { spare in
          let start = blur.blur(line.baseAddress!, count: count, spare: spare.baseAddress!)
          return (0..<count).map { Double(start[$0].x) }
        }
      }
      let differences = result.indices.map { index in
        let distance = Double(index - count / 2) + 0.5
        let right = isPlain ? 200 : 100 * (1 + erf(distance / (sigma * 2.0.squareRoot())))
        return abs(result[index] - right)
      }
      // A step's hundredth, as above.
      #expect(differences.max() ?? 0 < (isPlain ? 0.1 : 2))
    }
  }

  /// The variance of a point's picture is the Gaussian's, whatever the width.
  @Test(arguments: [0.8, 1.9, 2, 3.3, 7, 12.5])
  func itsVarianceIsRight(_ sigma: Double) throws {
    let side = 161
    var line = [SIMD4<Float>](repeating: .zero, count: 0)
    let blur = GaussianLine(sigma: sigma)
    line = [SIMD4<Float>](repeating: .zero, count: side + 2 * blur.margin)
    line[blur.margin + side / 2] = SIMD4(repeating: 1)
    var spare = line
    let result = line.withUnsafeMutableBufferPointer { line in
      spare.withUnsafeMutableBufferPointer { spare in
        let start = blur.blur(line.baseAddress!, count: side, spare: spare.baseAddress!)
        return (0..<side).map { Double(start[$0].x) }
      }
    }
    let total = result.reduce(0, +)
    let variance = result.indices.reduce(0.0) { sum, index in
      let distance = Double(index - side / 2)
      return sum + distance * distance * result[index]
    }
    #expect(abs(total - 1) < 1e-5)
    #expect(abs(variance / (sigma * sigma) - 1) < 0.04)
  }

  /// Large photos are blurred strip by strip, in little memory, and show no seam.
  @Test(arguments: [
    (1_000, 1_000, 3.0), (8_000, 8_000, 20), (8_000, 8_000, 1e-3), (16_384, 1, 8), (1, 16_384, 8),
  ])
  func stripsAreThePart(_ row: (width: Int, height: Int, sigma: Double)) {
    let rect = PixelRect(minX: 7, minY: 9, maxX: 7 + row.width, maxY: 9 + row.height)
    let strips = BlurredPart.strips(of: rect, sigma: row.sigma)
    #expect(strips.first?.minX == rect.minX && strips.last?.maxX == rect.maxX)
    #expect(zip(strips, strips.dropFirst()).allSatisfy { $0.maxX == $1.minX })
    #expect(strips.allSatisfy { $0.minY == rect.minY && $0.maxY == rect.maxY && !$0.isEmpty })
    #expect(strips.allSatisfy { $0.width * $0.height <= 1_200_000 })
  }

  @Test(arguments: [0.7, 6])
  func stripsShowNoSeam(_ sigma: Double) throws {
    let photo = try RatingStyle.Picture.random(width: 1_100, height: 1_000, seed: 13, opaque: true)
    let style = try RatingStyle {
      $0.stars = 1
      $0.fill = .none
      $0.empty = .none
      ($0.width, $0.height) = (1_100, 1_000)
      $0.panelBlur = sigma
    }
    let corner = RatingImage.Point(x: 0, y: 0)
    let image = try RatingImage(0, style: style)
    let picture = try image.pixmap(over: photo, at: corner)
    let seam = PixelRect(minX: 985, minY: 400, maxX: 1_015, maxY: 420)
    let right = BlurredPart(seam, of: photo.pixmap, sigma: sigma).colors.map(ImageScaling.straight)
    let patch = try Overlay(SceneDrawing(image.scene, scale: 1), over: photo.pixmap, at: corner).patch()
    for drawn in [picture, try #require(patch).pixmap] {
      for (index, packed) in right.enumerated() {
        let (found, wanted) = (
          drawn[985 + index % 30, 400 + index / 30], PixelColor(packed: packed)
        )
        #expect(
          abs(Int(found.red) - Int(wanted.red)) <= 1 && abs(Int(found.blue) - Int(wanted.blue)) <= 1
            && found.alpha == 255)
      }
    }
  }

  @Test(arguments: [0.5, 3, 40])
  func onePlainPhotoStaysPlainToItsEdges(_ sigma: Double) throws {
    let photo = try RatingStyle.Picture.plain(
      PixelColor(red: 200, green: 90, blue: 30), width: 50, height: 40)
    let style = try RatingStyle {
      $0.stars = 1
      $0.fill = .none
      $0.empty = .none
      ($0.width, $0.height) = (50, 40)
      $0.panelBlur = sigma
    }
    for corner in [(0.0, 0.0), (-20, -15), (30, 20)] {
      let picture = try RatingImage(0, style: style).pixmap(
        over: photo, at: RatingImage.Point(x: corner.0, y: corner.1))
      #expect(picture == photo.pixmap, "\(corner)")
    }
  }

  /// A second opinion on the pixels of a photo, its edges too.
  @Test(arguments: [1.5, 3, 8, 15])
  func imageMagickBlursAlike(_ sigma: Double) throws {
    let drawn = try Tool("convert").run([
      "-size", "90x60", "-seed", "7", "plasma:", "-depth", "8", "-alpha", "off", "png24:-",
    ])
    let photo = try RatingStyle.Picture(drawn.output)
    let other = try Tool("convert").run(
      ["png:-", "-depth", "16", "-virtual-pixel", "edge", "-blur", "0x\(sigma)", "-depth", "8", "png32:-"],
      input: photo.encoded.bytes)
    try #require(other.status == 0, "\(other.errorText)")
    let right = Raster(try PixmapReading.png(other.output))
    #expect(try blurred(photo.pixmap, sigma: sigma).meanDifference(from: right) < 0.8)
  }
}
