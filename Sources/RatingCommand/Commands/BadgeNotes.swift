import RatingStyling

/// Properties of a badge that were named and say nothing beside the others.
enum BadgeNotes {
  /// What only stars have.
  private static let ofStars: Set<Property> = [
    .step, .rounding, .fillMeasure, .symbol, .path, .viewbox, .points, .innerRadius, .cornerRadius, .size,
    .gap,
    .fill, .empty, .gradientAcross, .emptyStyle, .outline, .outlineWidth, .fillDirection, .textGap,
    .textPosition,
  ]

  static func list(_ request: BadgeRequest) -> [String] {
    let (own, row) = (request.draft.named, request.draft.namedOfRow)
    let badge = request.style.properties
    var notes: [String] = []
    func note(_ name: String, _ reason: String) { notes.append("\(name) says nothing \(reason)") }
    if !badge.showsStars {
      for property in Property.allCases where row.contains(property) && ofStars.contains(property) {
        note(property.rawValue, "where no stars are shown")
      }
    } else if let idle = EffectNotes.idleSymbols(row, badge.row) {
      notes.append(idle)
    }
    if badge.showsStars, request.style.text == nil {
      for property in [Property.textColor, .textGap, .textPosition] where row.contains(property) {
        note(property.rawValue, "where the stars have no text beside them")
      }
    }
    if badge.color != nil, row.contains(.fillThresholds) { note("fill-thresholds", "beside color") }
    if badge.label.isEmpty, badge.logo == nil, own.contains(.labelColor) {
      note("label-color", "without a label or a logo")
    }
    if badge.label.isEmpty, own.contains(.labelTextColor) { note("label-text-color", "without a label") }
    if own.contains(.logoColor), badge.logoColor != nil {
      switch badge.logo {
      case nil: note("logo-color", "without a logo")
      case .picture: note("logo-color", "for a logo that has its own colours")
      case .path: break
      }
    }
    return notes
  }
}
