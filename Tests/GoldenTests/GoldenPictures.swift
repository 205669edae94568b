import Foundation
import Testing

@Suite struct GoldenPictures {
  private static let mode = GoldenMode(environment: ProcessInfo.processInfo.environment)

  /// Off the grid a full symbol's last column takes of the empty colour, and an empty one's first of the full.
  ///
  /// Their goldens are right: recorded with a wholly full or empty symbol painted in one look.
  private static let wrongColumnAtTheEdge: Set<String> = [
    "background/radius-at-1.5x", "direction/ltr-exact-size-off-the-grid",
    "direction/rtl-exact-size-off-the-grid", "fill/size-off-the-grid-exact-3.37",
    "fill/size-off-the-grid-full", "fill/size-off-the-grid-none", "frame/content-rounded-up-and-centred",
    "frame/padding-four-numbers-solved-from-width", "frame/width-100", "frame/width-101-off-the-grid",
    "frame/width-and-height-high", "frame/width-fraction-80.5", "scale/0.75x-background-radius",
    "scale/0.75x-exact-odd-size", "scale/1.5x-background-radius", "scale/1.5x-exact-odd-size",
    "scale/1.5x-odd-width-rounded-up", "shape/6-tips", "shape/hexagram", "shape/inner-radius-1",
  ]

  @Test(arguments: GoldenCase.all)
  func isDrawnAsRecorded(_ golden: GoldenCase) throws {
    guard GoldenPictures.wrongColumnAtTheEdge.contains(golden.testDescription) else {
      try compare(golden, GoldenPictures.mode)
      return
    }
    // Never recorded: that would replace the right picture.
    withKnownIssue("the empty colour tints a full symbol's edge") { try compare(golden, .check) }
  }

  private func compare(_ golden: GoldenCase, _ mode: GoldenMode) throws {
    for problem in try GoldenCheck(folder: golden.folder, mode: mode).problems(try golden.picture()) {
      Issue.record("\(golden.testDescription): \(problem)")
    }
  }
}
