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
    let cells = layout.cellsUnmirrored
    let shape = SceneShape(layout.style)
    let looks = RowLooks(layout, cell: cells[0].width, row: Scene.box(of: cells))
    var items: [Item] = []
    items.reserveCapacity(cells.count + 2)
    let picture = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let ground = looks.paint(properties.background, picture)
    if ground != .none {
      let path = Path(picture, radius: properties.backgroundRadius)
      items.append(.fill(SceneFill(path: path, paint: ground, isMirrored: isMirrored)))
    }
    Scene.append(layout, cells, shape, looks, to: &items)
    if let text = layout.text, !text.isEmpty {
      items.append(.fill(SceneFill(path: text, paint: looks.paint(.color(properties.textColor), picture))))
    }
    if properties.state == .disabled { items = [.group(opacity: 0.5, items)] }
    // The panel belongs to what lies behind: it stays as it is where the row fades.
    let panel = looks.paint(properties.panel, picture)
    if panel != .none {
      let path = Path(picture, radius: properties.backgroundRadius)
      items.insert(.fill(SceneFill(path: path, paint: panel, isMirrored: isMirrored)), at: 0)
    }
    let backdrop =
      properties.panelBlur > 0
      ? Backdrop(path: Path(picture, radius: properties.backgroundRadius), blur: properties.panelBlur) : nil
    self.init(size: size, name: layout.name, shapes: [shape], items: items, backdrop: backdrop)
  }

  /// Appends the row's symbols, all of `shape`, the scene's first.
  static func append(
    _ layout: RowLayout, _ cells: [Rect], _ shape: SceneShape, _ looks: RowLooks, to items: inout [Item]
  ) {
    let isMirrored = layout.style.properties.direction == .rtl
    let seen = layout.cells
    let direction = SceneDirection(layout.fillDirection)
    var (full, empty) = (looks.full(cells[0]), looks.empty(cells[0]))
    let pictures = RowPictures(layout)
    for index in cells.indices {
      if let pictures {
        let frame = layout.frames[index]
        let image = pictures.item(
          level: layout.levels[index], in: isMirrored ? frame.mirrored(inWidth: layout.size.width) : frame)
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
  }

  /// The full part as a share of the symbol's length along its way: the level, or what holds that share of ink.
  private static func split(_ level: Double, _ direction: SceneDirection, _ ink: InkProfile?) -> Double {
    guard let ink, level > 0, level < 1 else { return level }
    return direction.isBackward ? 1 - ink.width(holding: 1 - level) : ink.width(holding: level)
  }

  static func box(of cells: [Rect]) -> Rect {
    let (left, top) = (cells.map(\.minX).min() ?? 0, cells.map(\.minY).min() ?? 0)
    let (right, bottom) = (cells.map(\.maxX).max() ?? 0, cells.map(\.maxY).max() ?? 0)
    return Rect(from: Point(left, top), to: Point(right, bottom))
  }
}

extension RowLayout {
  /// The cells of the picture that is not mirrored yet, where paints are worked out.
  var cellsUnmirrored: [Rect] {
    style.properties.direction == .rtl ? cells.map { $0.mirrored(inWidth: size.width) } : cells
  }
}

extension SceneShape {
  /// The outline of a style's symbol.
  init(_ style: RatingStyle) {
    self.init(path: style.outlinePath, bounds: style.outlineBounds)
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
