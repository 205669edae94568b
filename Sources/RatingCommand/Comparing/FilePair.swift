import RatingCodecs
import RatingPixels
import StarRatingSnapshots

/// Two picture files, read and compared.
struct FilePair {
  let expected: PixelPicture
  let actual: PixelPicture
  let report: ComparisonReport

  init(_ expectedPath: String, _ actualPath: String, rules: ComparisonRules) throws(ComparisonError) {
    do { (expected, actual) = try PictureFile.read(expectedPath, actualPath) } catch { throw .picture(error) }
    report = ComparisonReport(expected, path: expectedPath, actual, path: actualPath, rules: rules)
  }

  /// The PNG of expected, difference and actual in one picture.
  func triptych() throws(ComparisonError) -> [UInt8] {
    let sheet: Pixmap
    do { sheet = try DifferencePicture.triptych(expected, actual, rules: report.rules) } catch {
      throw .sheet(error)
    }
    return try FilePair.png(sheet)
  }

  /// The PNGs of expected, difference and actual, each of its own.
  func panels() throws(ComparisonError) -> [[UInt8]] {
    let pictures: [Pixmap]
    do {
      pictures = [
        try expected.pixmap, try DifferencePicture.middle(expected, actual, rules: report.rules),
        try actual.pixmap,
      ]
    } catch { throw .sheet(error) }
    var panels: [[UInt8]] = []
    for picture in pictures { panels.append(try FilePair.png(picture)) }
    return panels
  }

  static func png(_ pixmap: Pixmap) throws(ComparisonError) -> [UInt8] {
    do { return try PNGEncoder(scale: 1).bytes(pixmap) } catch { throw .encoding(error) }
  }
}
