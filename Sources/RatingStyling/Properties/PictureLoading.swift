/// What reads the pictures that a request's words name.
package protocol PictureLoading: Sendable {
  /// The picture of a file; throws, in `property`'s name, where it cannot be read or is none.
  func picture(_ path: String, for property: Property) throws(PropertyError) -> RatingStyle.Picture
}
