import RatingGeometry
import RatingLayout
import RatingPixels
import RatingStyling

extension Scene {
  /// The picture of a row of symbols.
  package init(_ layout: RowLayout) {
    let properties = layout.style.properties
    let looks = RowLooks(properties, cell: layout.frames[0].width)
    var items: [Item] = []
    items.reserveCapacity(layout.frames.count + 1)
    let ground = looks.tinted(properties.background)
    if ground != .none {
      let rect = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
      items.append(
        .fill(
          SceneFill(
            path: Path(rect, radius: properties.backgroundRadius), paint: ground,
            isMirrored: properties.direction == .rtl)))
    }
    for (frame, level) in zip(layout.frames, layout.levels) {
      items.append(
        .symbol(
          SceneSymbol(
            shape: 0, frame: frame, full: looks.full, empty: looks.empty, split: level,
            isMirrored: properties.direction == .rtl)))
    }
    if properties.state == .disabled { items = [.group(opacity: 0.5, items)] }
    let shape = SceneShape(path: layout.style.outlinePath, bounds: layout.style.outlineBounds)
    self.init(size: layout.size, name: layout.name, shapes: [shape], items: items)
  }
}
