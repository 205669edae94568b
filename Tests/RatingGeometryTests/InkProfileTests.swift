import RatingGeometry
import TestSupport
import Testing

/// The share of ink before a line, and the line for a share, within 0.1 % whatever the outline.
@Suite struct InkProfileTests {
  struct Shape: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let path: Path
  }

  static let shapes: [Shape] =
    [
      ("star", Path(starWithTips: 5, innerRadius: 0.381966)),
      ("star of 64 tips", Path(starWithTips: 64, innerRadius: 0.3)),
      ("rounded star", Path(starWithTips: 5, innerRadius: 0.381966).roundingCorners(0.2)),
      ("heart", .heart), ("circle", .circle), ("diamond", .diamond),
      ("square", Path(Rect(x: 0, y: 0, width: 1, height: 1))),
    ].map { Shape(testDescription: $0.0, path: $0.1) }
    + [
      ("a ring", "M0 0H10V10H0ZM2 2V8H8V2Z"), ("a ring that is none", "M0 0H10V10H0ZM2 2H8V8H2Z"),
      ("an overlap", "M0 0H6V6H0ZM4 4H10V10H4Z"), ("a pentagram", "M5 0L8 10 0 4H10L2 10Z"),
      ("two parts with nothing between", "M0 0H1V10H0ZM9 0H10V10H9Z"),
      ("a figure of eight", "M0 0L10 10V0L0 10Z"),
      ("a disc with a hole", "M0 5a5 5 0 0 1 10 0 5 5 0 0 1-10 0ZM4 5a1 1 0 0 0 2 0 1 1 0 0 0-2 0Z"),
      (
        "a comb",
        "M0 0H10V1H0Z" + (0..<37).map { "M\(Double($0) * 0.2713 + 0.0017) 0h.0413v9h-.0413Z" }.joined()
      ),
      ("a hair beside a speck", "M0 0H.006V10H0ZM9 0H10V1H9Z"),
    ].map { Shape(testDescription: $0.0, path: try! Path(svg: $0.1)) }

  @Test(arguments: shapes, [Axis.horizontal, .vertical])
  func theLineHoldsTheShare(_ shape: Shape, along axis: Axis) throws {
    try expectShares(of: shape.path, along: axis)
  }

  @Test(arguments: 0..<40)
  func theLineHoldsTheShareOfAnyPath(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 900)
    try expectShares(of: random.path(), along: seed % 2 == 0 ? .horizontal : .vertical)
  }

  private func expectShares(of path: Path, along axis: Axis) throws {
    let bounds = try #require(path.bounds)
    let profile = InkProfile(path, bounds: bounds, along: axis)
    let truth = InkByLines(path, along: axis)
    for percent in [1, 5, 10, 25, 33, 50, 67, 75, 90, 95, 99] {
      let share = Double(percent) / 100
      let held = axis.start(of: bounds) + profile.width(holding: share) * axis.length(of: bounds)
      #expect(abs(truth.share(before: held) - share) < 0.001, "\(percent) % of the ink")
      let place = axis.start(of: bounds) + share * axis.length(of: bounds)
      #expect(
        abs(profile.ink(before: share) - truth.share(before: place)) < 0.001, "\(percent) % of the width")
    }
  }
}
