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
    if let idle = idleSymbols(request.named, request.style.properties) { notes.append(idle) }
    if request.named.contains(.panelBlur), request.style.panelBlur > 0, !hasPhoto {
      notes.append("panel-blur says nothing without --over: nothing lies behind the row")
    }
    return notes
  }

  /// What was named of symbols in whose place there are pictures.
  static func idleSymbols(_ named: Set<Property>, _ style: RatingStyle.Properties) -> String? {
    guard style.fullImage != nil else { return nil }
    let idle = PropertyTable.rows.map(\.property).filter { named.contains($0) && ofSymbols.contains($0) }
    guard !idle.isEmpty else { return nil }
    return "\(idle.map(\.rawValue).joined(separator: ", ")) \(idle.count == 1 ? "says" : "say") nothing "
      + "where pictures stand in place of symbols"
  }
}
