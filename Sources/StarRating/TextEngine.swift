import RatingLayout

#if Text
  import RatingText
#endif

/// What lays text out in this build.
enum TextEngine {
  #if Text
    static let shared: (any TextOutlining)? = PangoOutlining()
  #else
    static let shared: (any TextOutlining)? = nil
  #endif
}
