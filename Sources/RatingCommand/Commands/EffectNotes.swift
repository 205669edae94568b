import RatingStyling

/// What is said of properties that were named and have no effect.
enum EffectNotes {
  /// What decides how symbols look, and nothing where pictures stand in their place.
  private static let ofSymbols: Set<Property> = [
    .symbol, .path, .viewbox, .points, .innerRadius, .cornerRadius, .fill, .empty, .gradientAcross,
    .fillThresholds, .fillMeasure, .outline, .outlineWidth,
  ]

  static func words(_ request: Request, hasPhoto: Bool) -> [String] {
    var notes: [String] = []
    if request.style.fullImage != nil {
      let idle = PropertyTable.rows.map(\.property).filter {
        request.named.contains($0) && ofSymbols.contains($0)
      }
      if !idle.isEmpty {
        notes.append(
          "\(idle.map(\.rawValue).joined(separator: ", ")) \(idle.count == 1 ? "says" : "say") nothing "
            + "where pictures stand in place of symbols")
      }
    }
    if request.named.contains(.panelBlur), request.style.panelBlur > 0, !hasPhoto {
      notes.append("panel-blur says nothing without --over: nothing lies behind the row")
    }
    return notes
  }
}
