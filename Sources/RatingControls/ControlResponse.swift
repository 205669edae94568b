import RatingGeometry
import RatingStyling

/// What a touch did to a control.
public struct ControlResponse: Hashable, Sendable {
  /// The rating before the touch and after it, where it changed.
  public let change: Change?
  /// Whether the control's listener, its delegate or target, is told of the rating now.
  public let isTold: Bool
  /// What has to be drawn again, in points: the symbols that look different. Drawing these rectangles over the old
  /// picture gives the new one.
  public let redraw: [Rect]

  /// A rectangle, in points.
  public typealias Rect = RatingGeometry.Rect

  /// A rating that changed.
  public struct Change: Hashable, Sendable {
    /// The rating before.
    public let from: Rating
    /// The rating now.
    public let to: Rating
  }

  static let nothing = ControlResponse(change: nil, isTold: false, redraw: [])
}
