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
    if let idle = idleInFrame(request.named, request.style.properties) { notes.append(idle) }
    if request.named.contains(.panelBlur), request.style.panelBlur > 0, !hasPhoto {
      notes.append("panel-blur says nothing without --over: nothing lies behind the row")
    }
    return notes
  }

  /// What was named of a row that fills its frame: its cells follow from that.
  private static func idleInFrame(_ named: Set<Property>, _ style: RatingStyle.Properties) -> String? {
    guard style.arrange != .row else { return nil }
    let hasFrame =
      style.arrange == .fromHeight
      ? (style.direction.isVertical ? style.width : style.height) != nil
      : style.width != nil && style.height != nil
    var idle: [Property] = named.contains(.align) ? [.align] : []
    if named.contains(.size), hasFrame, style.arrange.fillsFrame { idle.insert(.size, at: 0) }
    guard !idle.isEmpty else { return nil }
    return says(idle) + " nothing where arrange is \(style.arrange.rawValue)"
  }

  private static func says(_ properties: [Property]) -> String {
    properties.map(\.rawValue).joined(separator: ", ") + (properties.count == 1 ? " says" : " say")
  }

  /// What was named of symbols in whose place there are pictures.
  static func idleSymbols(_ named: Set<Property>, _ style: RatingStyle.Properties) -> String? {
    guard style.fullImage != nil else { return nil }
    let idle = PropertyTable.rows.map(\.property).filter { named.contains($0) && ofSymbols.contains($0) }
    guard !idle.isEmpty else { return nil }
    return says(idle) + " nothing where pictures stand in place of symbols"
  }
}
