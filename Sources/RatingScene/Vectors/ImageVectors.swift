import RatingGeometry

/// One of a symbol's pictures as vector formats have it: set into its box, and cut where the other begins.
package struct ImageVectors {
  package let part: SceneImage.Part
  /// What is seen of it, in the scene that is not mirrored; nil for all of it.
  package let clip: Rect?

  /// The pictures of a symbol, the lower one first.
  package static func parts(of image: SceneImage) -> [ImageVectors] {
    guard image.split > 0, image.split < 1, let boundary = image.boundary?.place else {
      return [image.split > 0 ? image.full : image.empty].compactMap { part in
        part.map { ImageVectors(part: $0, clip: nil) }
      }
    }
    // Under an edge that is solid the lower picture reaches a little further, so that nothing shines through there.
    let reach = image.full?.picture.isSolid == true ? SymbolVectors.underReach : 0
    let isBackward = image.direction.isBackward
    let empty = image.empty.map { part in
      ImageVectors(
        part: part,
        clip: half(
          part.box, image.direction.axis, at: boundary + (isBackward ? reach : -reach), isBefore: isBackward))
    }
    let full = image.full.map { part in
      ImageVectors(
        part: part, clip: half(part.box, image.direction.axis, at: boundary, isBefore: !isBackward))
    }
    return [empty, full].compactMap { $0 }
  }

  /// What of a box lies before or behind a place along an axis, with room around it: only that one edge cuts.
  private static func half(_ box: Rect, _ axis: Axis, at place: Double, isBefore: Bool) -> Rect {
    let margin = 1.0
    var (low, high) = (
      Point(box.minX - margin, box.minY - margin), Point(box.maxX + margin, box.maxY + margin)
    )
    switch (axis, isBefore) {
    case (.horizontal, true): high.x = place
    case (.horizontal, false): low.x = place
    case (.vertical, true): high.y = place
    case (.vertical, false): low.y = place
    }
    return Rect(from: low, to: high)
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
