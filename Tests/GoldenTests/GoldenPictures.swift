import Foundation
import StarRatingSnapshots
import Testing

/// Every golden holds without tolerance: a PNG by its pixels, an SVG by its bytes.
@Suite struct GoldenPictures {
  /// `RECORD=1` is the project's own word for recording what is missing or differs.
  private static let mode: SnapshotMode? =
    ProcessInfo.processInfo.environment["RECORD"] == "1" ? .failed : nil

  @Test(arguments: GoldenCase.all)
  func isDrawnAsRecorded(_ golden: GoldenCase) throws {
    let picture = try golden.picture()
    let problems = [
      verifySnapshot(
        of: picture.png, at: golden.folder.appending(path: "expected.png").path, mode: GoldenPictures.mode),
      verifySnapshot(
        of: picture.svg, at: golden.folder.appending(path: "expected.svg").path, mode: GoldenPictures.mode),
    ]
    for problem in problems.compactMap({ $0 }) { Issue.record("\(golden.testDescription): \(problem)") }
  }
}
