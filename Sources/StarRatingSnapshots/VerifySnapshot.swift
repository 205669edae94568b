import RatingPixels

/// Compares a picture, such as a `RatingImage` with its golden; nil where it holds, else the whole report.
///
/// See `requireSnapshot(of:named:)`, which throws the same report.
public func verifySnapshot(
  of picture: some PNGConvertible, named name: String? = nil, at golden: String? = nil,
  mode: SnapshotMode? = nil,
  tolerance: Int = 0, allowPixels: Int = 0, antialiasing: Bool = false,
  file: String = #filePath, function: String = #function
) -> String? {
  let request = SnapshotRequest(
    name: name, golden: golden, mode: mode, tolerance: tolerance, allowedPixels: allowPixels,
    antialiasing: antialiasing, file: file, function: function)
  return Snapshot.problem(request) { () throws(SnapshotProblem) in try Snapshot(picture) }
}

/// Compares a picture of pixels with its golden; nil where it holds, else the whole report.
///
/// See `requireSnapshot(of:named:)`, which throws the same report.
public func verifySnapshot(
  of pixmap: Pixmap, named name: String? = nil, at golden: String? = nil, mode: SnapshotMode? = nil,
  tolerance: Int = 0, allowPixels: Int = 0, antialiasing: Bool = false,
  file: String = #filePath, function: String = #function
) -> String? {
  let request = SnapshotRequest(
    name: name, golden: golden, mode: mode, tolerance: tolerance, allowedPixels: allowPixels,
    antialiasing: antialiasing, file: file, function: function)
  return Snapshot.problem(request) { () throws(SnapshotProblem) in try Snapshot(pixmap) }
}

/// Compares the bytes of a PNG file with its golden; nil where it holds, else the whole report.
///
/// See `requireSnapshot(of:named:)`, which throws the same report.
public func verifySnapshot(
  of png: some Collection<UInt8>, named name: String? = nil, at golden: String? = nil,
  mode: SnapshotMode? = nil,
  tolerance: Int = 0, allowPixels: Int = 0, antialiasing: Bool = false,
  file: String = #filePath, function: String = #function
) -> String? {
  let request = SnapshotRequest(
    name: name, golden: golden, mode: mode, tolerance: tolerance, allowedPixels: allowPixels,
    antialiasing: antialiasing, file: file, function: function)
  return Snapshot.problem(request) { () throws(SnapshotProblem) in Snapshot.png(Array(png)) }
}

/// Compares an SVG document with its golden, as text; nil where it holds, else the whole report.
///
/// See `requireSnapshot(of:named:)`, which throws the same report.
public func verifySnapshot(
  of svg: String, named name: String? = nil, at golden: String? = nil, mode: SnapshotMode? = nil,
  file: String = #filePath, function: String = #function
) -> String? {
  let request = SnapshotRequest(
    name: name, golden: golden, mode: mode, file: file, function: function)
  return Snapshot.problem(request) { () throws(SnapshotProblem) in
    Snapshot.text(Array(svg.utf8), fileExtension: "svg")
  }
}
