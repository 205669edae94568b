/// What a comparison says of one pixel.
enum PixelVerdict {
  case same
  /// Not the same, and forgiven by the rules.
  case forgiven
  case different
}
