import RatingGeometry
import RatingLayout
import RatingPixels
import RatingStyling

extension Scene {
  /// The picture of a badge.
  package init(_ layout: BadgeLayout) {
    let colors = BadgeColors(layout)
    let properties = layout.style.properties
    var items = Scene.boxes(layout, colors)
    if let frame = layout.logo, let logo = Scene.logo(properties.logo, frame, colors) { items.append(logo) }
    let row = layout.row.map { BadgeRow($0, colors) }
    if layout.hasShadow {
      for (path, part) in Scene.words(layout, by: { colors.shadow($0) }) {
        items.append(.fill(SceneFill(path: path, paint: .solid(colors.shadow(part)), drop: 1)))
      }
      if let shadow = row?.shadow(colors.shadow(.message)) { items.append(shadow) }
    }
    for (path, part) in Scene.words(layout, by: { colors.text($0) }) {
      items.append(.fill(SceneFill(path: path, paint: .solid(colors.text(part)))))
    }
    row?.append(to: &items)
    if properties.row.state == .disabled { items = [.group(opacity: 0.5, items)] }
    self.init(size: layout.size, name: layout.name, shapes: row.map { [$0.shape] } ?? [], items: items)
  }

  /// The boxes side by side; where one of them is opaque the other reaches under it, so that no line shows between
  /// them at any scale.
  private static func boxes(_ layout: BadgeLayout, _ colors: BadgeColors) -> [Item] {
    let upper = layout.boxes.lastIndex { $0.color.alpha == 255 }
    var items: [Item] = []
    for (index, box) in layout.boxes.enumerated() {
      let frame = box.frame
      let isFirst = frame.minX == 0
      let isLast = frame.maxX == layout.size.width
      let reach = upper == nil || upper == index ? 0 : Scene.reach
      let shown = Rect(
        x: frame.x - (isFirst ? 0 : reach), y: frame.y,
        width: frame.width + (isFirst && isLast ? 0 : reach), height: frame.height)
      let path = Path(
        shown, leftRadius: isFirst ? layout.radius : 0, rightRadius: isLast ? layout.radius : 0)
      let paint = BadgeGround.paint(
        colors.tinted(box.color), layout.style.properties.form, height: layout.size.height)
      items.insert(.fill(SceneFill(path: path, paint: paint)), at: index == upper ? items.count : 0)
    }
    return items
  }

  /// Points by which the lower box reaches under the upper one.
  private static let reach = 1.0

  private static func logo(_ logo: BadgeStyle.Logo?, _ frame: Rect, _ colors: BadgeColors) -> Item? {
    switch logo {
    case nil: return nil
    case .path(let data):
      guard let path = BadgeStyle.Logo.outline(data) else { return nil }
      let placed = path.transformed(Transform(from: .unit, to: frame))
      return .fill(SceneFill(path: placed, paint: .solid(colors.logo)))
    case .picture(let picture):
      return .image(
        SceneImage(
          full: SceneImage.Part(picture, in: frame), empty: nil, split: 1, direction: .right,
          isMirrored: false,
          highlight: colors.highlight))
    }
  }

  /// The texts' outlines, as one where both have one colour.
  private static func words(
    _ layout: BadgeLayout, by color: (BadgeLayout.Part) -> PixelColor
  ) -> [(path: Path, part: BadgeLayout.Part)] {
    let texts = layout.texts
    guard texts.count == 2, BadgeLayout.Part.areAlike(color) else { return texts.map { ($0.path, $0.part) } }
    var path = texts[0].path
    path.append(texts[1].path)
    return [(path, texts[0].part)]
  }
}

extension BadgeLayout.Part {
  fileprivate static func areAlike(_ color: (BadgeLayout.Part) -> PixelColor) -> Bool {
    color(.label) == color(.message)
  }
}
