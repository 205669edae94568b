import StarRating

/// The vectors that may stand in place of a set's pixels.
package enum AssetVector: String, CaseIterable, Sendable {
  case svg, pdf
  /// A vector drawable.
  case xml

  /// Those that platforms leave to choose from: with a catalog the form is its own, and drawables are vector
  /// drawables anyway.
  package static func allowed(for platforms: [AssetPlatform]) -> [AssetVector] {
    if platforms.contains(.ios) { return [.svg, .pdf] }
    return platforms.contains(.android) ? [.xml] : []
  }

  var format: OutputFormat {
    switch self {
    case .svg: .svg
    case .pdf: .pdf
    case .xml: .androidVector
    }
  }
}
