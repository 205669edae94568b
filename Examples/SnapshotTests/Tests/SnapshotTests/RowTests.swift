import StarRating
import StarRatingSnapshots
import XCTest

/// The same in XCTest.
final class RowTests: XCTestCase {
  func testOutlinedStars() throws {
    let style = try RatingStyle {
      $0.emptyStyle = .outline
      $0.size = 32
    }
    try requireSnapshot(of: RatingImage(2.5, style: style), named: "outline", antialiasing: true)
  }

  func testMissingGoldenThrowsTheReport() throws {
    let image = try RatingImage(2.5)
    XCTAssertThrowsError(try requireSnapshot(of: image, named: "nowhere", mode: .never)) { error in
      XCTAssertTrue(
        "\(error)".contains("testMissingGoldenThrowsTheReport.nowhere.png is missing"), "\(error)")
    }
  }
}
