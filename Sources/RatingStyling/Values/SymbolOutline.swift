import RatingGeometry
import RatingNumbers

/// A style's symbol within the unit square: its proportions kept, as large as fits, centred, then rounded.
struct SymbolOutline: Sendable {
  let path: Path
  /// The outline's own box.
  let bounds: Rect

  init(_ properties: RatingStyle.Properties) throws(PropertyError) {
    let fitted: Path
    switch properties.symbol {
    case .star:
      fitted = SymbolOutline.fitted(
        Path(starWithTips: properties.points, innerRadius: properties.innerRadius))
    case .heart: fitted = SymbolOutline.fitted(.heart)
    case .circle: fitted = SymbolOutline.fitted(.circle)
    case .square: fitted = Path(.unit)
    case .diamond: fitted = SymbolOutline.fitted(.diamond)
    case .path: fitted = try SymbolOutline.own(properties)
    }
    path = fitted.roundingCorners(properties.cornerRadius)
    bounds = path.bounds ?? .unit
  }

  private static func fitted(_ path: Path) -> Path {
    guard let box = path.bounds else { return path }
    return path.transformed(Transform(from: box, to: Rect.unit.fitting(box.size)))
  }

  /// The path of the style.
  private static func own(_ properties: RatingStyle.Properties) throws(PropertyError) -> Path {
    guard let data = properties.path else { throw .missing(.path) }
    do { return try OwnOutline(data, viewbox: properties.viewbox).path } catch {
      throw .invalid(
        .path, value: data, allowed: "SVG path data that can be filled; \(error.words(in: data))")
    }
  }
}
