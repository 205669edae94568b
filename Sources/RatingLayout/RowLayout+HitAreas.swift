import RatingGeometry
import RatingStyling

extension RowLayout {
  /// For each symbol, where in the picture a touch counts as that symbol, the first symbol first.
  ///
  /// What the rule leaves to no symbol, such as the space before the first, is in none of them.
  package var hitAreas: [Rect] {
    let properties = style.properties
    let isVertical = properties.direction.isVertical
    let end = isVertical ? size.height : size.width
    let places = HitPlaces(self)
    var starts = places.starts
    switch properties.hit {
    case .frame: return frames
    case .step, .leadingEdge: break
    case .proportional:
      let length = (places.inner.end - places.inner.start) / Double(starts.count)
      starts = starts.indices.map { min(places.inner.start + Double($0) * length, end) }
    }
    return starts.indices.map { index in
      let from = starts[index]
      let to = index + 1 < starts.count ? starts[index + 1] : end
      switch properties.direction {
      case .ltr: return Rect(x: from, y: 0, width: to - from, height: size.height)
      case .rtl: return Rect(x: size.width - to, y: 0, width: to - from, height: size.height)
      case .ttb: return Rect(x: 0, y: from, width: size.width, height: to - from)
      case .btt: return Rect(x: 0, y: size.height - to, width: size.width, height: to - from)
      }
    }
  }
}
