/// The inner strokes of symbols next to each other, which mostly have one in common.
struct InnerStrokes {
  private var last: (shape: Int, width: Double, side: Double, stroke: InnerStroke)?

  /// - Parameter width: of the stroke, in units.
  mutating func stroke(of symbol: SceneSymbol, in scene: Scene, width: Double) -> InnerStroke {
    let (shape, side) = (symbol.shape, symbol.frame.width)
    if let last, last.shape == shape, last.width == width, last.side == side { return last.stroke }
    let stroke = InnerStroke(scene.shapes[shape].path, width: width, side: side)
    last = (shape, width, side, stroke)
    return stroke
  }
}
