import RatingPixels

/// What a call of `verifySnapshot` asks for beside the picture.
struct SnapshotRequest {
  var name: String?
  var golden: String?
  var mode: SnapshotMode?
  var tolerance = 0
  var allowedPixels = 0
  var antialiasing = false
  var file: String
  var function: String

  func check(fileExtension: String) throws(SnapshotProblem) -> SnapshotCheck {
    let rules: ComparisonRules
    do {
      rules = try ComparisonRules(
        tolerance: tolerance, allowedPixels: allowedPixels, antialiasing: antialiasing)
    } catch { throw .rules(error) }
    let mode = try SnapshotEnvironment.current.resolved(mode)
    if let golden, let point = golden.lastIndex(of: "."), SnapshotPlace.isOfFailure(golden[..<point]) {
      throw .invalidName(golden)
    }
    let path =
      if let golden { golden } else {
        try SnapshotPlace.path(file: file, function: function, name: name, fileExtension: fileExtension)
      }
    return SnapshotCheck(golden: path, mode: mode, rules: rules, tellsDoubles: true)
  }
}
