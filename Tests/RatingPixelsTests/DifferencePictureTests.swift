import RatingPixels
import Testing

/// Expected, difference and actual in one picture.
@Suite struct DifferencePictureTests {
  private let gold = PixelColor(red: 255, green: 180, blue: 0)
  private let gray = PixelColor(red: 217, green: 217, blue: 217)

  @Test func threePicturesStandSideBySide() throws {
    let before = try ComparisonTests.picture(gold, width: 5, height: 3)
    var after = before
    after[4, 2] = gray
    after[0, 0] = PixelColor(red: 254, green: 180, blue: 0)
    let rules = try ComparisonRules(tolerance: 1, allowedPixels: 0, antialiasing: false)
    let sheet = try DifferencePicture.triptych(.narrow(before), .narrow(after), rules: rules)
    #expect([sheet.width, sheet.height] == [3 * 5 + 2 * DifferencePicture.gap, 3])
    let (middle, last) = (5 + DifferencePicture.gap, 2 * (5 + DifferencePicture.gap))
    #expect(sheet[4, 2] == gold)
    #expect(sheet[last + 4, 2] == gray)
    #expect(sheet[middle + 4, 2] == DifferencePicture.different)
    #expect(sheet[middle, 0] == DifferencePicture.forgiven)
    let faint = sheet[middle + 2, 1]
    #expect(faint.alpha == 63 && faint.red == faint.green && faint.green == faint.blue)
    #expect(sheet[5, 0] == .clear && sheet[last - 1, 2] == .clear)
  }

  @Test func picturesOfTwoSizesStandInTheLargerFrame() throws {
    let before = try ComparisonTests.picture(gold, width: 2, height: 5)
    let after = try ComparisonTests.picture(gold, width: 3, height: 4)
    let middle = try DifferencePicture.middle(.narrow(before), .narrow(after))
    #expect([middle.width, middle.height] == [3, 5])
    for y in 0..<5 {
      for x in 0..<3 {
        #expect((middle[x, y] == DifferencePicture.different) == (x == 2 || y == 4))
      }
    }
  }

  @Test func aRowTooWideBecomesAColumn() throws {
    let long = PixelPicture.narrow(try ComparisonTests.picture(gold, width: 16_384, height: 2))
    let sheet = try DifferencePicture.triptych(long, long)
    #expect([sheet.width, sheet.height] == [16_384, 6 + 2 * DifferencePicture.gap])
    #expect(sheet[9, sheet.height - 1] == gold)
    let large = PixelPicture.narrow(try ComparisonTests.picture(gold, width: 7_000, height: 6_000))
    #expect(throws: PixelError.self) { try DifferencePicture.triptych(large, large) }
  }

  @Test func sixteenBitsAreShownAsEight() throws {
    let wide = PixelPicture.wide(
      try WidePixmap(width: 1, height: 1, pixels: [0xFFFF_0000_8000_FFFF]))
    let sheet = try DifferencePicture.triptych(wide, wide)
    #expect(sheet[0, 0] == PixelColor(red: 255, green: 128, blue: 0))
  }
}
