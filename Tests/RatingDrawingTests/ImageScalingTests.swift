import RatingPixels
import RatingStyling
import TestSupport
import Testing

@testable import RatingDrawing

/// Scaled pictures: the mean by area where they shrink, a smooth mix where they grow, premultiplied.
@Suite struct ImageScalingTests {
  private func tile(
    _ picture: RatingStyle.Picture, _ width: Double, _ height: Double, phase: Double = 0
  ) -> ImageTile {
    ImageTile(
      ImageTile.Key(
        picture: picture.identity, width: width, height: height, phaseX: phase, phaseY: phase, highlight: 0),
      of: picture)
  }

  @Test func theSameSizeIsTheSamePicture() throws {
    let picture = try RatingStyle.Picture.random(width: 31, height: 17, seed: 1)
    let tile = tile(picture, 31, 17)
    #expect([tile.width, tile.height] == [31, 17])
    #expect(Raster(try pixmap(tile)).channels == Raster(picture.pixmap).channels)
  }

  /// Each target pixel is the mean of the source's pixels under it, each by the area that it has there.
  @Test(arguments: [(60, 60, 20.0, 0.0), (61, 47, 13.3, 0.0), (200, 30, 9.0, 0.4), (17, 90, 16.5, 0.71)])
  func shrunkPixelsAreMeansByArea(_ row: (width: Int, height: Int, target: Double, phase: Double)) throws {
    let picture = try RatingStyle.Picture.random(width: row.width, height: row.height, seed: 2)
    let height = min(row.target, Double(row.height))
    let tile = tile(picture, row.target, height, phase: row.phase)
    let (source, drawn) = (Raster(picture.pixmap), Raster(try pixmap(tile)))
    let (stepX, stepY) = (Double(row.width) / row.target, Double(row.height) / height)
    var largest = 0.0
    for y in 0..<tile.height {
      for x in 0..<tile.width {
        let left = (Double(x) - row.phase) * stepX
        let top = (Double(y) - row.phase) * stepY
        for channel in 0..<4 {
          var sum = 0.0
          for v in max(Int(top.rounded(.down)), 0)..<min(Int((top + stepY).rounded(.up)), row.height) {
            for u in max(Int(left.rounded(.down)), 0)..<min(Int((left + stepX).rounded(.up)), row.width) {
              let across = min(Double(u) + 1, left + stepX) - max(Double(u), left)
              let down = min(Double(v) + 1, top + stepY) - max(Double(v), top)
              sum += source.channels[4 * (v * row.width + u) + channel] * max(across, 0) * max(down, 0)
            }
          }
          let found = drawn.channels[4 * (y * tile.width + x) + channel]
          largest = max(largest, abs(sum / (stepX * stepY) - found))
        }
      }
    }
    // Alpha is rounded to a level, and the colour as it shows by half a level more.
    #expect(largest <= 1.01)
  }

  /// What is clear has a colour nobody sees: none of it may come into its neighbours.
  @Test(arguments: [3.0, 7.7, 10, 33.3])
  func clearPixelsLendNoColour(_ size: Double) throws {
    let picture = try RatingStyle.Picture.made(width: 12, height: 12) { x, y in
      (x + y).isMultiple(of: 2)
        ? PixelColor(red: 255, green: 180, blue: 0) : PixelColor(red: 0, green: 0, blue: 255, alpha: 0)
    }
    let tile = tile(picture, size, size)
    for pixel in tile.pixels where pixel >> 24 > 0 {
      #expect(pixel & 0xFFFFFF == PixelColor(red: 255, green: 180, blue: 0).packed & 0xFFFFFF)
    }
    #expect(tile.pixels.contains { $0 >> 24 > 0 && $0 >> 24 < 255 })
  }

  @Test(arguments: [1.0, 5.5, 19, 20, 64, 777.7], [0, 0.3])
  func oneColourStaysThatColour(_ size: Double, phase: Double) throws {
    let color = PixelColor(red: 17, green: 130, blue: 201, alpha: 140)
    let tile = tile(try .plain(color), size, size, phase: phase)
    let inside = (tile.height / 2) * tile.width + tile.width / 2
    if size > 2 { #expect(tile.pixels[inside] == color.packed) }
    for pixel in tile.pixels where pixel >> 24 > 8 {
      let found = PixelColor(packed: pixel)
      #expect(abs(Int(found.red) - 17) <= 1 && abs(Int(found.green) - 130) <= 1)
      #expect(found.alpha <= 140)
    }
    // As much ink as the box has area.
    let ink = tile.pixels.reduce(0.0) { $0 + Double($1 >> 24) }
    #expect(abs(ink / (140 * size * size) - 1) < 0.03)
  }

  /// Eight times larger, a step becomes a slope without overshoot.
  @Test func grownPicturesAreSmooth() throws {
    let picture = try RatingStyle.Picture.made(width: 4, height: 1) { x, _ in
      PixelColor(red: x < 2 ? 0 : 240, green: 0, blue: 0)
    }
    let tile = tile(picture, 32, 8)
    let reds = tile.pixels.prefix(32).map { Int($0 & 255) }
    #expect(reds.first == 0 && reds.last == 240)
    for (left, right) in zip(reds, reds.dropFirst()) { #expect(right >= left && right - left <= 31) }
    #expect(reds.filter { $0 > 0 && $0 < 240 }.count == 8)
  }

  /// ImageMagick's own box filter, at whole ratios where both mean the same.
  @Test(arguments: [2, 3, 8])
  func imageMagickShrinksAlike(_ ratio: Int) throws {
    let picture = try RatingStyle.Picture.random(width: 24 * ratio, height: 10 * ratio, seed: 5)
    let run = try Tool("convert").run(
      ["png:-", "-filter", "box", "-resize", "24x10!", "-depth", "8", "png32:-"], input: picture.encoded.bytes
    )
    try #require(run.status == 0, "\(run.errorText)")
    let other = Raster(try PixmapReading.png(run.output))
    #expect(Raster(try pixmap(tile(picture, 24, 10))).meanDifference(from: other) < 0.6)
  }

  private func pixmap(_ tile: ImageTile) throws -> Pixmap {
    try Pixmap(width: tile.width, height: tile.height, pixels: tile.pixels)
  }
}
