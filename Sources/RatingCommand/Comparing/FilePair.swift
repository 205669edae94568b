import RatingCodecs
import RatingFiles
import RatingPixels
import StarRatingSnapshots

/// Two picture files, read and compared.
struct FilePair {
  let expected: PixelPicture
  let actual: PixelPicture
  let report: ComparisonReport

  init(_ expectedPath: FilePath, _ actualPath: FilePath, rules: ComparisonRules) throws(ComparisonError) {
    do { (expected, actual) = try PictureFile.read(expectedPath, actualPath) } catch { throw .picture(error) }
    report = ComparisonReport(
      expected, path: expectedPath.text, actual, path: actualPath.text, rules: rules)
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
    // One after the other, so that only one takes memory beside the pictures.
    try [
      panel { () throws(PixelError) in try expected.pixmap },
      panel { () throws(PixelError) in
        try DifferencePicture.middle(expected, actual, rules: report.rules)
      },
      panel { () throws(PixelError) in try actual.pixmap },
    ]
  }

  private func panel(_ picture: () throws(PixelError) -> Pixmap) throws(ComparisonError) -> [UInt8] {
    let pixmap: Pixmap
    do { pixmap = try picture() } catch { throw .sheet(error) }
    return try FilePair.png(pixmap)
  }

  static func png(_ pixmap: Pixmap) throws(ComparisonError) -> [UInt8] {
    do { return try PNGEncoder(scale: 1).bytes(pixmap) } catch { throw .encoding(error) }
  }
}
