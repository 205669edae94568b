extension RatingStyle {
  /// How the cells of a row are placed.
  public enum Arrangement: String, CaseIterable, Hashable, Sendable {
    /// Square cells of `size`, which a frame's width and height solve where it is not given.
    case row
    /// Square cells of `size` at the padding's corner, whatever the frame: the picture has the size that they ask
    /// for.
    case intrinsic
    /// Cells that share the frame's length after one gap each and twice the padding before the first, as high as
    /// the frame; never smaller than `min-size`, where they outgrow the frame.
    case fillFrame = "fill-frame"
    /// Square cells whose side is the frame's height, cut to whole points; a gap behind each, the last one too.
    case fromHeight = "from-height"
    /// Cells that share the frame's length after the gaps between them, as high as the frame.
    case equalWidths = "equal-widths"
  }
}

extension RatingStyle.Arrangement {
  /// Whether the cells follow from the frame, so that nothing else has room in it.
  package var fillsFrame: Bool {
    switch self {
    case .row, .intrinsic: false
    case .fillFrame, .fromHeight, .equalWidths: true
    }
  }
}
