/// Who the pictures of a set are for.
package enum AssetPlatform: String, CaseIterable, Sendable {
  /// An Xcode asset catalog.
  case ios
  /// Drawables among an app's resources.
  case android
  /// Pictures for `srcset`, sprite sheets, a page that shows them.
  case web
}
