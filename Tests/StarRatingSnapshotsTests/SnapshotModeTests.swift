import RatingCodecs
import RatingPixels
import TestSupport
import Testing

@testable import StarRatingSnapshots

/// What each mode does with a golden that is missing, holds, differs or is damaged.
@Suite struct SnapshotModeTests {
  enum State: CaseIterable, Sendable {
    case missing, same, different, damaged
  }

  struct Row: Sendable {
    let mode: SnapshotMode
    let state: State
    /// How the message begins; nil where the golden holds.
    let message: String?
    var isRecorded: Bool { message == "recorded" }
  }

  @Test(arguments: [
    Row(mode: .never, state: .missing, message: "the golden"),
    Row(mode: .never, state: .same, message: nil),
    Row(mode: .never, state: .different, message: "different: 24 of 24 pixels differ (100 %)"),
    Row(mode: .never, state: .damaged, message: "the golden"),
    Row(mode: .missing, state: .missing, message: "recorded"),
    Row(mode: .missing, state: .same, message: nil),
    Row(mode: .missing, state: .different, message: "different: 24 of 24 pixels differ (100 %)"),
    Row(mode: .missing, state: .damaged, message: "the golden"),
    Row(mode: .failed, state: .missing, message: "recorded"),
    Row(mode: .failed, state: .same, message: nil),
    Row(mode: .failed, state: .different, message: "recorded"),
    Row(mode: .failed, state: .damaged, message: "recorded"),
    Row(mode: .all, state: .missing, message: "recorded"),
    Row(mode: .all, state: .same, message: "recorded"),
    Row(mode: .all, state: .different, message: "recorded"),
    Row(mode: .all, state: .damaged, message: "recorded"),
  ])
  func goldenIsHeldOrRecorded(_ row: Row) throws {
    let stage = try Stage()
    let picture = try Stage.png(100)
    let before: [UInt8]? =
      switch row.state {
      case .missing: nil
      case .same: picture
      case .different: try Stage.png(101)
      case .damaged: Array(picture.dropLast(9))
      }
    if let before {
      _ = stage.problem(picture, .all)
      try stage.folder.write(before, to: "__Snapshots__/Tests/half.png")
    }
    let problem = stage.problem(picture, row.mode)
    if let message = row.message {
      #expect(problem?.hasPrefix(message) == true, "\(problem ?? "nil")")
      #expect(problem?.contains(stage.golden) == true)
    } else {
      #expect(problem == nil)
    }
    let after = try? stage.folder.read("__Snapshots__/Tests/half.png")
    #expect(after == (row.isRecorded ? picture : before))
    let hasSheet = row.message?.hasPrefix("different") == true
    #expect(
      stage.names == (after == nil ? [] : ["half.png"] + (hasSheet ? ["half.failed.png"] : [])).sorted())
  }

  @Test func failureLeavesThreePicturesAndPassingTakesThemAway() throws {
    let stage = try Stage()
    _ = stage.problem(try Stage.png(1), .missing)
    let problem = try #require(stage.problem(try Stage.png(2), .never))
    #expect(stage.names == ["half.failed.png", "half.png"])
    #expect(problem.contains(stage.folder.path("__Snapshots__/Tests/half.failed.png")))
    #expect(problem.contains("6 x 4 pixels at x 0, y 0"))
    #expect(problem.contains("largest difference of a channel: 1 of 255"))
    #expect(problem.contains("STAR_RATING_SNAPSHOTS=failed"))
    let sheet = try PNGDecoder.pixmap(stage.folder.read("__Snapshots__/Tests/half.failed.png"))
    #expect([sheet.width, sheet.height] == [3 * 6 + 2 * DifferencePicture.gap, 4])
    #expect(sheet[0, 0].red == 1 && sheet[2 * (6 + DifferencePicture.gap), 0].red == 2)
    #expect(stage.problem(try Stage.png(1), .never) == nil)
    #expect(stage.names == ["half.png"])
  }

  @Test func sizesStandInTheMessage() throws {
    let stage = try Stage()
    _ = stage.problem(try Stage.png(1), .missing)
    let problem = try #require(stage.problem(try Stage.png(1, width: 7), .never))
    #expect(problem.hasPrefix("different: 6 x 4 pixels are expected, there are 7 x 4"))
  }

  @Test func toleranceAndAllowanceHold() throws {
    let stage = try Stage()
    _ = stage.problem(try Stage.png(1), .missing)
    let other = try Stage.png(3)
    for (tolerance, allowed, holds) in [(1, 0, false), (2, 0, true), (0, 23, false), (0, 24, true)] {
      let rules = try ComparisonRules(tolerance: tolerance, allowedPixels: allowed, antialiasing: false)
      #expect((stage.problem(other, .never, rules) == nil) == holds)
    }
  }

  @Test func whatIsNoPictureIsNeverRecorded() throws {
    let stage = try Stage()
    for mode in SnapshotMode.allCases {
      #expect(stage.problem([1, 2, 3], mode)?.hasPrefix("there is no picture to compare") == true)
    }
    #expect(stage.names == [])
  }

  struct EnvironmentRow: Sendable {
    let argument: SnapshotMode?
    let mode: String?
    let isCI: Bool
    let resolved: SnapshotMode?
  }

  @Test(arguments: [
    EnvironmentRow(argument: nil, mode: nil, isCI: false, resolved: .never),
    EnvironmentRow(argument: nil, mode: "", isCI: true, resolved: .never),
    EnvironmentRow(argument: nil, mode: "never", isCI: true, resolved: .never),
    EnvironmentRow(argument: nil, mode: "missing", isCI: false, resolved: .missing),
    EnvironmentRow(argument: nil, mode: "failed", isCI: false, resolved: .failed),
    EnvironmentRow(argument: nil, mode: "all", isCI: false, resolved: .all),
    EnvironmentRow(argument: .all, mode: "missing", isCI: false, resolved: .all),
    EnvironmentRow(argument: .never, mode: "nonsense", isCI: false, resolved: .never),
    EnvironmentRow(argument: nil, mode: "nonsense", isCI: false, resolved: nil),
    EnvironmentRow(argument: nil, mode: "missing", isCI: true, resolved: nil),
    EnvironmentRow(argument: .failed, mode: nil, isCI: true, resolved: nil),
    EnvironmentRow(argument: .all, mode: "never", isCI: true, resolved: nil),
  ])
  func modeComesFromTheArgumentThenTheEnvironmentAndNeverRecordsOnCI(_ row: EnvironmentRow) {
    let environment = SnapshotEnvironment(mode: row.mode, isCI: row.isCI)
    #expect((try? environment.resolved(row.argument)) == row.resolved)
  }
}
