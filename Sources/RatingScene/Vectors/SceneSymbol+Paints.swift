import RatingPixels

extension ScenePaint {
  fileprivate var opaque: ScenePaint {
    color.map { .solid(PixelColor(red: $0.red, green: $0.green, blue: $0.blue)) } ?? self
  }
}

extension SceneSymbol {
  /// The one alpha of both paints where they are translucent alike and nothing is stroked.
  package var sharedAlpha: UInt8? {
    guard full.stroke == nil, empty.stroke == nil, let alpha = full.paint.color?.alpha, alpha < 255,
      empty.paint.color?.alpha == alpha
    else { return nil }
    return alpha
  }

  var withOpaquePaints: SceneSymbol {
    var (full, empty) = (full, empty)
    full.paint = full.paint.opaque
    empty.paint = empty.paint.opaque
    return with(full, empty)
  }

  /// A translucent stroke over an opaque area as the opaque stroke of the colour that the two make.
  var withPlainStrokes: SceneSymbol {
    guard full.stroke != nil || empty.stroke != nil else { return self }
    func plain(_ look: SceneLook) -> SceneLook {
      guard let stroke = look.stroke, let area = look.paint.color, area.alpha == 255 else { return look }
      let color = PremultipliedColor(stroke.color).over(PremultipliedColor(area)).straight
      return SceneLook(paint: look.paint, stroke: SceneLook.Stroke(color: color, width: stroke.width))
    }
    let (plainFull, plainEmpty) = (plain(full), plain(empty))
    let isSplit = split > 0 && split < 1
    let areOpaque = [plainFull, plainEmpty].allSatisfy { $0.stroke?.color.alpha ?? 255 == 255 }
    // Half of it would be a stroke over its own stand-in.
    return isSplit && !areOpaque ? self : with(plainFull, plainEmpty)
  }

  private func with(_ full: SceneLook, _ empty: SceneLook) -> SceneSymbol {
    SceneSymbol(
      shape: shape, frame: frame, full: full, empty: empty, split: split, direction: direction,
      isMirrored: isMirrored)
  }
}
