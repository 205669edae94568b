import RatingGeometry

/// One of a symbol's pictures as vector formats have it: set into its box, and cut where the other begins.
package struct ImageVectors {
  package let part: SceneImage.Part
  /// What is seen of it, in the scene that is not mirrored; nil for all of it.
  package let clip: Path?

  /// The pictures of a symbol, the lower one first.
  package static func parts(of image: SceneImage) -> [ImageVectors] {
    guard image.split > 0, image.split < 1, let boundary = image.boundary?.place else {
      return [image.split > 0 ? image.full : image.empty].compactMap { part in
        part.map { ImageVectors(part: $0, clip: nil) }
      }
    }
    let (axis, isBackward) = (image.direction.axis, image.direction.isBackward)
    let teeth =
      image.empty == nil ? [] : image.full.map { $0.opaqueSpans(at: boundary, axis, isBackward) } ?? []
    let empty = image.empty.map { part in
      ImageVectors(part: part, clip: half(part.box, axis, at: boundary, isBefore: isBackward, teeth))
    }
    let full = image.full.map { part in
      ImageVectors(part: part, clip: half(part.box, axis, at: boundary, isBefore: !isBackward, []))
    }
    return [empty, full].compactMap { $0 }
  }

  /// What of a box lies before or behind a place along an axis, with room around it: only that one edge cuts.
  ///
  /// - Parameter teeth: spans along that edge, in order, over which the area reaches beyond it.
  private static func half(
    _ box: Rect, _ axis: Axis, at place: Double, isBefore: Bool, _ teeth: [Tooth]
  ) -> Path {
    let margin = 1.0
    let (start, across) = (axis.start(of: box), axis.other)
    let top = across.start(of: box) - margin
    let bottom = across.start(of: box) + across.length(of: box) + margin
    let far = isBefore ? start - margin : start + axis.length(of: box) + margin
    var corners = [axis.point(far, top), axis.point(place, top)]
    for tooth in teeth {
      let tip = place + (isBefore ? tooth.reach : -tooth.reach)
      corners += [
        axis.point(place, tooth.from), axis.point(tip, tooth.from), axis.point(tip, tooth.to),
        axis.point(place, tooth.to),
      ]
    }
    return Path(polygon: corners + [axis.point(place, bottom), axis.point(far, bottom)])
  }

  /// A span along the boundary, in points, over which the lower picture reaches under the upper one.
  struct Tooth {
    let from, to, reach: Double
  }
}

extension SceneImage.Part {
  /// Where the picture lets nothing through beside a boundary: there the lower one reaches under it, so that nothing
  /// shines through the edge; elsewhere it would be seen.
  ///
  /// - Parameter isBackward: whether the picture lies behind the boundary.
  func opaqueSpans(at boundary: Double, _ axis: Axis, _ isBackward: Bool) -> [ImageVectors.Tooth] {
    let pixmap = picture.pixmap
    let isAcross = axis == .horizontal
    let (length, breadth) = isAcross ? (pixmap.width, pixmap.height) : (pixmap.height, pixmap.width)
    let (start, top) = (axis.start(of: box), axis.other.start(of: box))
    let pixel = axis.length(of: box) / Double(length)
    let inside = isBackward ? start + axis.length(of: box) - boundary : boundary - start
    let reach = min(SymbolVectors.underReach, inside)
    // Scaling mixes a pixel with its neighbours, in the picture and in the output.
    let blur = max(pixel, 0.5)
    let (low, high) = isBackward ? (boundary, boundary + reach) : (boundary - reach, boundary)
    func place(_ point: Double) -> Int { Int(min(max((point - start) / pixel, 0), Double(length - 1))) }
    let strip = place(low - blur)...place(high + blur)
    func isOpaque(_ line: Int) -> Bool {
      strip.allSatisfy { (isAcross ? pixmap[$0, line] : pixmap[line, $0]).alpha == 255 }
    }
    var spans: [ImageVectors.Tooth] = []
    var line = 0
    while line < breadth {
      let first = line
      while line < breadth, isOpaque(line) { line += 1 }
      let from = top + Double(first) * pixel + (first > 0 ? blur : 0)
      let to = top + Double(line) * pixel - (line < breadth ? blur : 0)
      if from < to { spans.append(ImageVectors.Tooth(from: from, to: to, reach: reach)) }
      line += 1
    }
    return spans
  }
}

extension Scene {
  /// Every picture item, in order, those in groups too.
  package var images: [SceneImage] { Scene.images(of: items) }

  private static func images(of items: [Item]) -> [SceneImage] {
    items.flatMap { item -> [SceneImage] in
      switch item {
      case .image(let image): [image]
      case .fill, .symbol: []
      case .group(_, let items): images(of: items)
      }
    }
  }
}
