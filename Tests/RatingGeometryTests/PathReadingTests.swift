import RatingGeometry
import Testing

/// What path data becomes when it is read: closed subpaths without what has no extent, within bounds.
@Suite struct PathReadingTests {
  static let same: [(String, String)] = [
    ("M0 0H10V10H0", "M0 0H10V10H0z"), ("M0 0H10V10H0L0 0", "M0 0H10V10H0z"),
    ("M0 0H10V10H0V0z", "M0 0H10V10H0z"), ("M0 0H9V9M20 0h9v9", "M0 0H9V9zM20 0h9v9z"),
    ("M0 0C1 5 5 5 9 0", "M0 0C1 5 5 5 9 0z"), ("M3 3M0 0H9V9", "M0 0H9V9z"),
    ("M0 0H9V9zM3 3", "M0 0H9V9z"), ("M0 0H9V9zM3 3z", "M0 0H9V9z"), ("M0 0h0H9v0V9l0 0z", "M0 0H9V9z"),
    ("M0 0H9V9c0 0 0 0 0 0z", "M0 0H9V9z"), ("M5 5l0 0zM0 0H9V9z", "M0 0H9V9z"),
    ("M0 0H9V9zh9v9", "M0 0H9V9zM0 0h9v9z"), ("M1 1zH9V9", "M1 1H9V9z"), ("M0 0zzH9V9zzz", "M0 0H9V9z"),
  ]

  @Test(arguments: same)
  func subpathsAreClosedAndWhatHasNoExtentGoes(_ left: String, _ right: String) throws {
    #expect(try Path(svg: left) == Path(svg: right))
    #expect(try Path(svg: left).last == .close)
  }

  @Test(arguments: ["M5 5", "M5 5z", "M5 5l0 0", "M1 1M2 2M3 3z", "M5 5c0 0 0 0 0 0zm1 1"])
  func movesAloneAreNothing(_ data: String) throws {
    #expect(try Path(svg: data).isEmpty)
  }

  static let faults: [(String, Int, PathDataError.Fault)] = [
    ("M1 1000000001", 4, .outOfRange), ("M0 0L-2e9 0", 6, .outOfRange), ("M0 0H1e40", 6, .outOfRange),
    ("M1e9 0h1", 8, .leadsOut), ("M0 0v-1e9v-.5", 11, .leadsOut),
    ("M1e9 0c-1 0-1 0 1 0", 17, .leadsOut), ("M0 -1e9q0 0 0-1", 14, .leadsOut),
    ("M0 0A1 1e400 0 0 1 9 9", 8, .outOfRange), ("M9e8 0a1 1 0 0 1 2e8 0", 18, .leadsOut),
  ]

  @Test(arguments: faults)
  func aCoordinateOutOfRangeIsRefusedAtItsPlace(_ data: String, position: Int, fault: PathDataError.Fault) {
    #expect(throws: PathDataError(position: position, fault: fault)) { try Path(svg: data) }
  }

  @Test func theNumberIsToldWhereAQuoteOfTheDataEnds() throws {
    let data = "M0 0" + String(repeating: " H1V1", count: 20) + "h1e9"
    let error = try #require(throws: PathDataError.self) { try Path(svg: data) }
    #expect(error.words(in: data) == "this number leads beyond a thousand million, at character 106: \"1e9\"")
  }

  /// Radii are no coordinates: they may have any size.
  @Test(arguments: ["1e40", "1e300", "1e-300", "1e9", "-1e40"])
  func radiiOfAnySizeAreRead(_ radius: String) throws {
    let bounds = try #require(try Path(svg: "M0 0A\(radius) \(radius) 1e40 1 0 9 9z").bounds)
    for side in [bounds.width, bounds.height] { #expect(side > 0 && side < 1e14) }
  }

  /// The ends of the largest box that can be read.
  @Test func theLargestCoordinatesAreAllowed() throws {
    let path = try Path(svg: "M-1e9-1e9h2e9v2000000000h-2e9z")
    #expect(path.bounds == Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
  }
}
