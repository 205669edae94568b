import RatingGeometry
extension RatingStyle {
  /// What stands in each cell of a row.
  public enum Symbol: String, CaseIterable, Hashable, Sendable {
    /// A star of `points` tips.
    case star
  }
}
extension RatingStyle.Symbol {
  /// The symbol's outline within the unit square: its proportions kept, as large as fits, centred.
  package func outline(points: Int, innerRadius: Double) -> Path {
    let path =
      switch self {
      case .star: Path(starWithTips: points, innerRadius: innerRadius)
      }
    guard let box = path.bounds else { return path }
    return path.transformed(Transform(from: box, to: Rect.unit.fitting(box.size)))
  }
}
