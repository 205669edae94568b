extension BadgeStyle {
  /// The name of every property that badges have beside those of a row, spelled as in flags, keys and columns.
  public enum Property: String, CaseIterable, Hashable, Sendable {
    /// The words of the label box.
    case label
    /// The shape of the badge.
    case style
    /// The colour of the label box.
    case labelColor = "label-color"
    /// The colour of the message box.
    case color
    /// The colour of the label.
    case labelTextColor = "label-text-color"
    /// Whether one star stands for the whole scale.
    case compact
    /// Whether the message has stars.
    case starsShown = "stars-shown"
    /// A picture before the label.
    case logo
    /// The colour of a logo of path data.
    case logoColor = "logo-color"
  }
}
