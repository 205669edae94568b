/// The rooms of the package: what each may see.
enum Rooms {
  /// A room imports only rooms above it.
  static let order = [
    "RatingNumbers", "RatingGeometry", "RatingPixels", "RatingStyling", "RatingLayout", "RatingScene",
    "RatingFiles", "RatingDrawing", "RatingText", "RatingVectors", "RatingCodecs", "RatingControls",
    "StarRating", "StarRatingSnapshots", "RatingBatch", "RatingCommand", "star-rating",
  ]

  /// The system's C library, by the names it has on different systems.
  static let systemLibraries: Set<String> = ["Glibc", "Musl", "Darwin"]

  /// The C targets, those that are still to come too, and the one room of each.
  static let libraries: [String: String] = [
    "CRatingCairo": "RatingDrawing",
    "CRatingPango": "RatingText", "CRatingHarfBuzz": "RatingText",
    "CRatingPNG": "RatingCodecs", "CRatingLibPNG": "RatingCodecs", "CRatingDeflate": "RatingCodecs",
    "CRatingJPEG": "RatingCodecs",
    "CRatingJSON": "RatingBatch", "CRatingArchive": "RatingBatch", "CRatingArchives": "RatingBatch",
    "CRatingOptions": "RatingCommand",
  ]

  /// Why `room` may not import `module`; nil where it may.
  static func objection(to module: String, in room: String) -> String? {
    if systemLibraries.contains(module) { return nil }
    if let owner = libraries[module] { return owner == room ? nil : "only \(owner) imports \(module)" }
    guard let above = order.firstIndex(of: module) else { return "\(module) is no part of the design" }
    guard let here = order.firstIndex(of: room) else { return "\(room) is no room of the design" }
    return above < here ? nil : "\(module) does not stand above \(room)"
  }
}
