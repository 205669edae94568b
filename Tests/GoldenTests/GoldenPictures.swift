import Foundation
import Testing

@Suite struct GoldenPictures {
  private static let mode = GoldenMode(environment: ProcessInfo.processInfo.environment)

  @Test(arguments: GoldenCase.all)
  func isDrawnAsRecorded(_ golden: GoldenCase) throws {
    for problem in try GoldenCheck(folder: golden.folder, mode: GoldenPictures.mode).problems(
      try golden.picture())
    {
      Issue.record("\(golden.testDescription): \(problem)")
    }
  }
}
