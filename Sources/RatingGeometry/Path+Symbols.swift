extension Path {
  /// A circle of radius 1 about the origin, of four cubics off by at most 0.03 %.
  package static var circle: Path {
    let arm = circleControl
    return Path([
      .move(Point(0, -1)),
      .curve(Point(arm, -1), Point(1, -arm), Point(1, 0)),
      .curve(Point(1, arm), Point(arm, 1), Point(0, 1)),
      .curve(Point(-arm, 1), Point(-1, arm), Point(-1, 0)),
      .curve(Point(-1, -arm), Point(-arm, -1), Point(0, -1)),
      .close,
    ])
  }

  /// A square standing on its tip, a little higher than wide as on playing cards.
  package static var diamond: Path {
    Path(polygon: [Point(0, -1), Point(0.8, 0), Point(0, 1), Point(-0.8, 0)])
  }

  /// A heart: two round lobes, a notch between them, a tip below.
  package static var heart: Path {
    Path([
      .move(Point(0, 0.9)),
      .curve(Point(-0.36, 0.62), Point(-1, 0.2), Point(-1, -0.34)),
      .curve(Point(-1, -0.66), Point(-0.76, -0.88), Point(-0.48, -0.88)),
      .curve(Point(-0.28, -0.88), Point(-0.1, -0.78), Point(0, -0.6)),
      .curve(Point(0.1, -0.78), Point(0.28, -0.88), Point(0.48, -0.88)),
      .curve(Point(0.76, -0.88), Point(1, -0.66), Point(1, -0.34)),
      .curve(Point(1, 0.2), Point(0.36, 0.62), Point(0, 0.9)),
      .close,
    ])
  }
}
