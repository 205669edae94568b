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

  /// The path of the style; what reaches beyond its viewbox is cut off, as in SVG.
  private static func own(_ properties: RatingStyle.Properties) throws(PropertyError) -> Path {
    guard let data = properties.path else { throw .missing(.path) }
    var path: Path
    do {
      path = try Path(svg: data)
      if let box = properties.viewbox { path = cut(path, to: box) }
      guard let bounds = path.bounds, bounds.width > 0, bounds.height > 0, path.hasArea else {
        throw PathDataError(position: data.count + 1, fault: .noArea)
      }
    } catch {
      throw .invalid(.path, value: data, allowed: "SVG path data that can be filled; \(error)")
    }
    guard let box = properties.viewbox else { return fitted(path) }
    return path.transformed(Transform(from: box, to: Rect.unit.fitting(box.size)))
  }

  private static func cut(_ path: Path, to box: Rect) -> Path {
    guard let bounds = path.bounds else { return path }
    var path = path
    if bounds.minX < box.minX { path = path.clipped(to: .above, of: box.minX, along: .horizontal) }
    if bounds.maxX > box.maxX { path = path.clipped(to: .below, of: box.maxX, along: .horizontal) }
    if bounds.minY < box.minY { path = path.clipped(to: .above, of: box.minY, along: .vertical) }
    if bounds.maxY > box.maxY { path = path.clipped(to: .below, of: box.maxY, along: .vertical) }
    return path
  }
}

extension Path {
  /// Whether some contour encloses more than a millionth of the path's box.
  fileprivate var hasArea: Bool {
    guard let bounds else { return false }
    return flattened(tolerance: max(bounds.width, bounds.height) * 1e-3).contains { polygon in
      var twice = 0.0
      for (index, point) in polygon.enumerated() {
        twice += (point - polygon[0]).cross(polygon[(index + 1) % polygon.count] - polygon[0])
      }
      return abs(twice) / 2 > bounds.width * bounds.height * 1e-6
    }
  }
}
