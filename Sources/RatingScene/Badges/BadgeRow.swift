import RatingGeometry
import RatingLayout
import RatingPixels
import RatingStyling

/// The stars of a badge on their way into its scene.
struct BadgeRow {
  let shape: SceneShape
  private let layout: RowLayout
  private let cells: [Rect]
  private let looks: RowLooks

  init(_ layout: RowLayout, _ colors: BadgeColors) {
    self.layout = layout
    cells = layout.cellsUnmirrored
    shape = SceneShape(layout.style)
    looks = RowLooks(
      layout, cell: cells[0].width, row: Scene.box(of: cells), fill: colors.fill, empty: colors.empty)
  }

  func append(to items: inout [Scene.Item]) {
    Scene.append(layout, cells, shape, looks, to: &items)
  }

  /// The shadow of the stars that let none of it through; nil where there are none.
  func shadow(_ color: PixelColor) -> Scene.Item? {
    if layout.style.properties.fullImage != nil { return nil }
    let isEmptyOpaque = isOpaque(looks.empty(cells[0]))
    let isFullOpaque = isOpaque(looks.full(cells[0]))
    var path = Path()
    for (cell, level) in zip(cells, layout.levels) {
      guard level == 0 || isFullOpaque, level == 1 || isEmptyOpaque else { continue }
      path.append(shape.path.transformed(Transform(from: .unit, to: cell)))
    }
    guard !path.isEmpty else { return nil }
    return .fill(
      SceneFill(
        path: path, paint: .solid(color), isMirrored: layout.style.properties.direction == .rtl, drop: 1))
  }

  private func isOpaque(_ look: SceneLook) -> Bool { look.paint != .none && look.paint.isOpaqueOrNone }
}
