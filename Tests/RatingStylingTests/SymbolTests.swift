import RatingGeometry
import RatingStyling
import Testing

@Suite struct SymbolTests {
  @Test(arguments: 3...64, [0.05, 0.381966, 0.7, 1])
  func aSymbolIsAsLargeAsItsCellAllowsAndCentred(points: Int, innerRadius: Double) throws {
    let style = try RatingStyle {
      $0.points = points
      $0.innerRadius = innerRadius
    }
    let box = style.outlineBounds
    #expect(abs(max(box.width, box.height) - 1) < 1e-12)
    #expect(abs(box.center.x - 0.5) < 1e-12)
    #expect(abs(box.center.y - 0.5) < 1e-12)
  }

  @Test func theStandardStarKeepsItsProportions() {
    let box = RatingStyle.standard.outlineBounds
    #expect(abs(box.width / box.height - 1.0515) < 0.0001)
  }

  @Test func theStandardIsFiveGoldStarsInHalfSteps() {
    let style = RatingStyle.standard
    #expect(style.stars == 5)
    #expect(style.step == .half)
    #expect(style.fill.plainColor == RatingStyle.Color(css: "#ffb400"))
    #expect(style.empty.plainColor == RatingStyle.Color(css: "#d9d9d9"))
  }
}
