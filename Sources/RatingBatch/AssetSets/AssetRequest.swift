import RatingNumbers
import RatingStyling

/// A set of pictures as it is asked for.
package struct AssetRequest: Sendable {
  /// In the order given, each once.
  package var platforms: [AssetPlatform]
  /// Where the set goes.
  package var folder: String
  /// The properties of all pictures.
  package var base: RequestDraft
  /// The same with what differs on dark ground; nil where there are no such pictures.
  package var dark: RequestDraft?
  /// What every picture's name begins with.
  package var name = "rating"
  /// The first and the last rating; nil are the scale's ends.
  package var from: DecimalNumber?
  package var to: DecimalNumber?
  package var by: DecimalNumber?
  /// Whether there are mirror images for right-to-left surroundings.
  package var hasRightToLeft = false
  /// The vectors in place of pixels; nil keeps pixels.
  package var vector: AssetVector?
  /// Whether Android's lowest density, ldpi, is among the drawables.
  package var hasLowDensity = false

  /// Whether the files are on the disk once they are written.
  package var synchronizes = false

  package init(_ platforms: [AssetPlatform], folder: String, base: RequestDraft) {
    self.platforms = platforms
    self.folder = folder
    self.base = base
  }
}
