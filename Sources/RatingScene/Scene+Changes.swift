import RatingGeometry

extension Scene {
  /// The rectangles in which this picture may look other than `old`: what has to be drawn again over it, one an
  /// item that changed.
  ///
  /// - Parameter scale: pixels a point: mirrored items are mirrored in whole pixels, so they may lie a part of one
  ///   beside their frames.
  package func rects(changedFrom old: Scene, scale: Double) -> [Rect] {
    guard size == old.size, shapes == old.shapes else {
      return [Rect(x: 0, y: 0, width: size.width, height: size.height)]
    }
    return rects(of: items, changedFrom: old.items, (size.width * scale).rounded(.up) / scale)
  }

  /// - Parameter width: the picture's whole pixels, in points.
  private func rects(of items: [Item], changedFrom old: [Item], _ width: Double) -> [Rect] {
    var rects: [Rect] = []
    for index in 0..<max(items.count, old.count) {
      let new = index < items.count ? items[index] : nil
      let before = index < old.count ? old[index] : nil
      guard new != before else { continue }
      if case .group(let opacity, let inner)? = new, case .group(opacity, let oldInner)? = before {
        rects += self.rects(of: inner, changedFrom: oldInner, width)
        continue
      }
      for rect in [new, before].compactMap({ $0.flatMap { bounds($0, width) } }) where !rects.contains(rect) {
        rects.append(rect)
      }
    }
    return rects
  }

  /// The box of what an item paints.
  private func bounds(_ item: Item, _ width: Double) -> Rect? {
    switch item {
    case .symbol(let symbol):
      guard symbol.isMirrored else { return symbol.frame }
      return symbol.frame.mirrored(inWidth: size.width).mirrored(inWidth: width)
    case .fill(let fill):
      return fill.path.bounds.map { fill.isMirrored ? $0.mirrored(inWidth: width) : $0 }
    case .image(let image):
      let boxes = [image.full, image.empty].compactMap { $0?.box }
      guard let first = boxes.first else { return nil }
      let whole = boxes.dropFirst().reduce(first, Scene.union)
      return image.isMirrored ? whole.mirrored(inWidth: width) : whole
    case .group(_, let items):
      let boxes = items.compactMap { bounds($0, width) }
      guard let first = boxes.first else { return nil }
      return boxes.dropFirst().reduce(first, Scene.union)
    }
  }

  private static func union(_ first: Rect, _ second: Rect) -> Rect {
    Rect(
      from: Point(min(first.minX, second.minX), min(first.minY, second.minY)),
      to: Point(max(first.maxX, second.maxX), max(first.maxY, second.maxY)))
  }
}
