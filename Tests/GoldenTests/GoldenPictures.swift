import StarRatingSnapshots
import Testing

/// Every golden holds without tolerance: a PNG by its pixels, an SVG by its bytes.
@Suite struct GoldenPictures {
  @Test(arguments: GoldenCase.all)
  func isDrawnAsRecorded(_ golden: GoldenCase) throws {
    let picture = try golden.picture()
    let problems = [
      verifySnapshot(of: picture.png, at: golden.folder.appending(path: "expected.png").path),
      verifySnapshot(of: picture.svg, at: golden.folder.appending(path: "expected.svg").path),
    ]
    for problem in problems.compactMap({ $0 }) { Issue.record("\(golden.testDescription): \(problem)") }
  }
}
