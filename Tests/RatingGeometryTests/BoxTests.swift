import RatingGeometry
import Testing

@Suite struct BoxTests {
  @Test(
    arguments: [
      (Rect(x: 0, y: 0, width: 10, height: 10), 3.0), (Rect(x: -5, y: 2, width: 30, height: 8), 2),
      (Rect(x: 0, y: 0, width: 8, height: 8), 4),
    ] as [(Rect, Double)])
  func aRoundedRectangleLacksOnlyItsCorners(rect: Rect, radius: Double) throws {
    let path = Path(rect, radius: radius)
    let box = try #require(path.bounds)
    for (edge, right) in [
      (box.minX, rect.minX), (box.minY, rect.minY), (box.maxX, rect.maxX), (box.maxY, rect.maxY),
    ] {
      #expect(abs(edge - right) < 1e-12)
    }
    let right = rect.width * rect.height - (4 - Double.pi) * radius * radius
    #expect(abs(Outline(path).signedArea - right) < 0.001 * radius * radius)
  }

  @Test func aRadiusIsAtMostHalfASide() {
    let rect = Rect(x: 0, y: 0, width: 20, height: 8)
    #expect(Path(rect, radius: 100) == Path(rect, radius: 4))
    #expect(Path(rect, radius: 0) == Path(rect))
  }

  @Test func everyPointOfARoundCornerLiesOnItsCircle() {
    let path = Path(Rect(x: 0, y: 0, width: 4, height: 4), radius: 2)
    for point in Outline(path).rings.joined() {
      // A quarter circle as a cubic is off by at most 0.0273 %.
      #expect(abs((point - Point(2, 2)).length - 2) < 2 * 0.000_28)
    }
  }

  @Test func aBoxIsFittedWholeAndCentred() {
    let cell = Rect(x: 10, y: 20, width: 24, height: 24)
    #expect(cell.fitting(Size(width: 2, height: 1)) == Rect(x: 10, y: 26, width: 24, height: 12))
    #expect(cell.fitting(Size(width: 1, height: 4)) == Rect(x: 19, y: 20, width: 6, height: 24))
    #expect(cell.fitting(Size(width: 7, height: 7)) == cell)
  }

  @Test func aRectangleHoldsItsUpperAndLeftEdgeOnly() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.contains(Point(1, 2)))
    #expect(rect.contains(Point(3.999, 5.999)))
    #expect(!rect.contains(Point(4, 3)))
    #expect(!rect.contains(Point(2, 6)))
    #expect(!rect.contains(Point(0.999, 3)))
  }

  @Test func mirroringTwiceIsNothing() {
    let rect = Rect(x: 3, y: 5, width: 10, height: 2)
    #expect(rect.mirrored(inWidth: 40) == Rect(x: 27, y: 5, width: 10, height: 2))
    #expect(rect.mirrored(inWidth: 40).mirrored(inWidth: 40) == rect)
  }

  @Test func aTransformTakesOneBoxOntoAnother() {
    let source = Rect(x: -1, y: -1, width: 2, height: 4)
    let target = Rect(x: 10, y: 20, width: 6, height: 2)
    let transform = Transform(from: source, to: target)
    #expect(transform(source) == target)
    #expect(transform(Point(0, 1)) == Point(13, 21))
    #expect(Path(source).transformed(transform).bounds == target)
    #expect(Path(source).transformed(.identity) == Path(source))
  }

  @Test func aTransformThatTurnsOverKeepsABoxABox() {
    let flip = Transform(scaleX: -1, scaleY: 2, moveX: 10, moveY: 0)
    #expect(flip(Rect(x: 1, y: 1, width: 2, height: 3)) == Rect(x: 7, y: 2, width: 2, height: 6))
  }

  @Test func insetsAreInTheOrderOfCSS() {
    let insets = Insets(top: 1, right: 2, bottom: 3, left: 4)
    #expect(insets.all == [1, 2, 3, 4])
    #expect(insets.horizontal == 6)
    #expect(insets.vertical == 4)
    #expect(Insets(5).all == [5, 5, 5, 5])
  }

  @Test func everyContourIsClosedOnce() {
    var path = Path(polygon: [Point(0, 0), Point(1, 0), Point(1, 1)])
    path.append(.move(Point(5, 5)))
    path.append(.line(Point(6, 5)))
    path.append(.curve(Point(6, 6), Point(5, 6), Point(5, 5)))
    path.append(.close)
    let contours = path.contours
    #expect(contours.map(\.count) == [3, 2])
    for contour in contours { #expect(contour.first?.start == contour.last?.end) }
  }
}
