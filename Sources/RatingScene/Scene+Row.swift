import RatingGeometry
import RatingLayout
import RatingPixels
import RatingStyling

extension Scene {
  /// The picture of a row of symbols.
  package init(_ layout: RowLayout) {
    let properties = layout.style.properties
    let isMirrored = properties.direction == .rtl
    let size = layout.size
    // Paints are worked out in the picture that is not mirrored yet.
    let seen = layout.cells
    let cells = isMirrored ? seen.map { $0.mirrored(inWidth: size.width) } : seen
    let shape = SceneShape(path: layout.style.outlinePath, bounds: layout.style.outlineBounds)
    let looks = RowLooks(layout, cell: cells[0].width, row: Scene.box(of: cells))
    var items: [Item] = []
    items.reserveCapacity(cells.count + 1)
    let picture = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let ground = looks.paint(properties.background, picture)
    if ground != .none {
      let path = Path(picture, radius: properties.backgroundRadius)
      items.append(.fill(SceneFill(path: path, paint: ground, isMirrored: isMirrored)))
    }
    let direction = SceneDirection(layout.fillDirection)
    var (full, empty) = (looks.full(cells[0]), looks.empty(cells[0]))
    let pictures = RowPictures(layout)
    for index in cells.indices {
      if let pictures {
        let frame = layout.frames[index]
        let image = pictures.item(
          level: layout.levels[index], in: isMirrored ? frame.mirrored(inWidth: size.width) : frame)
        if image.full != nil || image.empty != nil { items.append(.image(image)) }
        continue
      }
      if !looks.areShared {
        let box = Transform(from: .unit, to: cells[index])(shape.bounds)
        (full, empty) = (looks.full(box), looks.empty(box))
      }
      items.append(
        .symbol(
          SceneSymbol(
            shape: 0, frame: seen[index], full: full, empty: empty,
            split: Scene.split(layout.levels[index], direction, layout.style.inkProfile),
            direction: direction,
            isMirrored: isMirrored)))
    }
    if let text = layout.text, !text.isEmpty {
      items.append(.fill(SceneFill(path: text, paint: looks.paint(.color(properties.textColor), picture))))
    }
    if properties.state == .disabled { items = [.group(opacity: 0.5, items)] }
    // The panel belongs to what lies behind: it stays as it is where the row fades.
    let outline = Path(picture, radius: properties.backgroundRadius)
    let panel = looks.paint(properties.panel, picture)
    if panel != .none {
      items.insert(.fill(SceneFill(path: outline, paint: panel, isMirrored: isMirrored)), at: 0)
    }
    self.init(
      size: size, name: layout.name, shapes: [shape], items: items,
      backdrop: properties.panelBlur > 0 ? Backdrop(path: outline, blur: properties.panelBlur) : nil)
  }

  /// The full part as a share of the symbol's length along its way: the level, or what holds that share of ink.
  private static func split(_ level: Double, _ direction: SceneDirection, _ ink: InkProfile?) -> Double {
    guard let ink, level > 0, level < 1 else { return level }
    return direction.isBackward ? 1 - ink.width(holding: 1 - level) : ink.width(holding: level)
  }

  private static func box(of cells: [Rect]) -> Rect {
    let (left, top) = (cells.map(\.minX).min() ?? 0, cells.map(\.minY).min() ?? 0)
    let (right, bottom) = (cells.map(\.maxX).max() ?? 0, cells.map(\.maxY).max() ?? 0)
    return Rect(from: Point(left, top), to: Point(right, bottom))
  }
}

extension SceneDirection {
  init(_ direction: Direction) {
    switch direction {
    case .ltr: self = .right
    case .rtl: self = .left
    case .ttb: self = .down
    case .btt: self = .up
    }
  }
}
