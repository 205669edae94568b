import RatingPixels

/// Compares a picture, such as a `RatingImage`, with its golden; throws the whole report where it does not hold.
///
/// The golden lies beside the test, in `__Snapshots__/<test file>/<test>.<name>.png`. Sizes are compared first,
/// then pixels on straight RGBA; where they differ, expected, difference and actual are left beside the golden as
/// `….failed.png`.
/// - Parameters:
///   - name: up to 100 letters, digits and `-_+@.`; for several snapshots in one test.
///   - golden: the golden's path, where it is to lie elsewhere.
///   - mode: what is recorded; nil takes `STAR_RATING_SNAPSHOTS` from the environment, else `never`.
///   - tolerance: the largest difference of a channel that does not count, in 1/255, 0…255.
///   - allowPixels: how many pixels may differ.
///   - antialiasing: forgives the noise of an edge that moved by a small part of a pixel.
/// - Throws: `SnapshotFailure`, also after recording: such a run is no proof.
public func requireSnapshot(
  of picture: some PNGConvertible, named name: String? = nil, at golden: String? = nil,
  mode: SnapshotMode? = nil,
  tolerance: Int = 0, allowPixels: Int = 0, antialiasing: Bool = false,
  file: String = #filePath, function: String = #function
) throws(SnapshotFailure) {
  let problem = verifySnapshot(
    of: picture, named: name, at: golden, mode: mode, tolerance: tolerance, allowPixels: allowPixels,
    antialiasing: antialiasing, file: file, function: function)
  if let problem { throw SnapshotFailure(description: problem) }
}

/// Compares a picture of pixels with its golden; throws the whole report where it does not hold.
///
/// The parameters are those of the form that takes a picture.
public func requireSnapshot(
  of pixmap: Pixmap, named name: String? = nil, at golden: String? = nil, mode: SnapshotMode? = nil,
  tolerance: Int = 0, allowPixels: Int = 0, antialiasing: Bool = false,
  file: String = #filePath, function: String = #function
) throws(SnapshotFailure) {
  let problem = verifySnapshot(
    of: pixmap, named: name, at: golden, mode: mode, tolerance: tolerance, allowPixels: allowPixels,
    antialiasing: antialiasing, file: file, function: function)
  if let problem { throw SnapshotFailure(description: problem) }
}

/// Compares the bytes of a PNG file with its golden; throws the whole report where it does not hold.
///
/// The parameters are those of the form that takes a picture.
public func requireSnapshot(
  of png: some Collection<UInt8>, named name: String? = nil, at golden: String? = nil,
  mode: SnapshotMode? = nil,
  tolerance: Int = 0, allowPixels: Int = 0, antialiasing: Bool = false,
  file: String = #filePath, function: String = #function
) throws(SnapshotFailure) {
  let problem = verifySnapshot(
    of: png, named: name, at: golden, mode: mode, tolerance: tolerance, allowPixels: allowPixels,
    antialiasing: antialiasing, file: file, function: function)
  if let problem { throw SnapshotFailure(description: problem) }
}

/// Compares an SVG document with its golden, as text; throws the whole report where it does not hold.
///
/// The parameters are those of the form that takes a picture; the golden ends in `.svg`.
public func requireSnapshot(
  of svg: String, named name: String? = nil, at golden: String? = nil, mode: SnapshotMode? = nil,
  file: String = #filePath, function: String = #function
) throws(SnapshotFailure) {
  let problem = verifySnapshot(
    of: svg, named: name, at: golden, mode: mode, file: file, function: function)
  if let problem { throw SnapshotFailure(description: problem) }
}
