import RatingControls

/// A rating control without a screen; see `RatingControls.RatingControl`.
public typealias RatingControl = RatingControls.RatingControl
/// What a touch did to a control.
public typealias ControlResponse = RatingControls.ControlResponse
/// What a control does with a touch, and when it tells of it.
public typealias ControlReaction = RatingControls.ControlReaction

extension RatingControl {
  /// A control of a preset's looks and rules, with what `change` sets; throws the first property that is out of its
  /// range.
  public init(
    _ preset: RatingStyle.Preset, _ change: (inout RatingStyle.Properties) -> Void = { _ in }
  ) throws(PropertyError) {
    var properties = preset.properties
    // A rate view has no symbols until their number is set: whether `change` sets it shows by a number that is none.
    if preset == .rateView { properties.stars = 0 }
    change(&properties)
    let hasSymbols = properties.stars != 0
    if preset == .rateView, !hasSymbols { properties.stars = preset.properties.stars }
    self.init(
      try RatingStyle(properties), of: preset, hasSymbols: hasSymbols, engine: TextEngine.shared)
  }

  /// A control of any style, which tells of each change.
  public init(_ style: RatingStyle = .standard) {
    self.init(style, of: nil, engine: TextEngine.shared)
  }

  /// The control as it looks now; nil where it has no symbols.
  ///
  /// - Throws: `RatingError.property` where its frame is beyond what a width or height may be, `.layout` where the
  ///   symbols do not fit it, `.drawing` where the picture would be too large.
  public func image() throws(RatingError) -> RatingImage? {
    guard stars > 0 else { return nil }
    let style: RatingStyle
    do { style = try framedStyle } catch { throw .property(error) }
    return try RatingImage(rating, style: style)
  }
}
