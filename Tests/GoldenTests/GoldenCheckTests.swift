import Foundation
import RatingCodecs
import RatingPixels
import StarRating
import Testing

@Suite struct GoldenCheckTests {
  private let half: GoldenPicture
  private let quarter: GoldenPicture

  init() throws {
    func picture(_ rating: String) throws -> GoldenPicture {
      var draft = RequestDraft()
      try draft.read([("rating", rating), ("stars", "1"), ("step", "quarter")])
      return try GoldenPicture(draft)
    }
    half = try picture("0.5")
    quarter = try picture("0.25")
  }

  @Test func missingGoldensFailAndSayHowToRecord() throws {
    try TemporaryFolder.with { folder in
      let problems = try GoldenCheck(folder: folder, mode: .check).problems(half)
      #expect(problems.count == 2)
      #expect(problems.allSatisfy { $0.contains("is missing") && $0.contains("RECORD=1") })
      #expect(try names(in: folder) == [])
    }
  }

  @Test func recordingWritesBothAndStillFails() throws {
    try TemporaryFolder.with { folder in
      let problems = try GoldenCheck(folder: folder, mode: .record).problems(half)
      #expect(problems.count == 2)
      #expect(problems.allSatisfy { $0.hasPrefix("recorded ") })
      #expect(try names(in: folder) == ["expected.png", "expected.svg"])
      #expect(try GoldenCheck(folder: folder, mode: .check).problems(half) == [])
    }
  }

  @Test func recordingReplacesWhatDiffers() throws {
    try TemporaryFolder.with { folder in
      _ = try GoldenCheck(folder: folder, mode: .record).problems(half)
      #expect(try GoldenCheck(folder: folder, mode: .record).problems(quarter).count == 2)
      #expect(try GoldenCheck(folder: folder, mode: .check).problems(quarter) == [])
    }
  }

  @Test func recordingIsRefusedAndWritesNothing() throws {
    try TemporaryFolder.with { folder in
      let problems = try GoldenCheck(folder: folder, mode: .refused).problems(half)
      #expect(problems.count == 1)
      #expect(try names(in: folder) == [])
    }
  }

  @Test func mismatchLeavesThreePicturesSideBySide() throws {
    try TemporaryFolder.with { folder in
      _ = try GoldenCheck(folder: folder, mode: .record).problems(half)
      let problems = try GoldenCheck(folder: folder, mode: .check).problems(quarter)
      let file = folder.appending(path: "actual.failed.png")
      #expect(problems.count == 2)
      #expect(problems[0].contains(file.path))
      let sheet = try PNGDecoder.pixmap(Array(try Data(contentsOf: file)))
      #expect(sheet.width == 3 * 24 + 2 * DifferenceSheet.gap)
      #expect(sheet.height == 24)
      // Column 9 of row 12 is full in one half and empty behind a quarter.
      #expect(sheet[9, 12] == half.pixmap[9, 12])
      #expect(sheet[28 + 9, 12] == PixelColor(red: 255, green: 0, blue: 0))
      #expect(sheet[56 + 9, 12] == quarter.pixmap[9, 12])
      #expect(sheet[28 + 16, 12] == quarter.pixmap[16, 12].faded(by: 0.25))
    }
  }

  @Test func passingClearsTheTracesOfAFailure() throws {
    try TemporaryFolder.with { folder in
      _ = try GoldenCheck(folder: folder, mode: .record).problems(half)
      _ = try GoldenCheck(folder: folder, mode: .check).problems(quarter)
      #expect(try names(in: folder) == ["actual.failed.png", "expected.png", "expected.svg"])
      #expect(try GoldenCheck(folder: folder, mode: .check).problems(half) == [])
      #expect(try names(in: folder) == ["expected.png", "expected.svg"])
    }
  }

  @Test func aFolderWithoutARequestIsStale() throws {
    try TemporaryFolder.with { folder in
      let golden = GoldenCase(folder: folder)
      let error = #expect(throws: GoldenError.self) { try golden.picture() }
      #expect(error?.description.contains("is stale") == true)
    }
  }

  private struct ModeRow: Sendable {
    let environment: [String: String]
    let mode: GoldenMode
  }

  @Test(arguments: [
    ModeRow(environment: [:], mode: .check), ModeRow(environment: ["CI": "true"], mode: .check),
    ModeRow(environment: ["RECORD": "0"], mode: .check), ModeRow(environment: ["RECORD": "1"], mode: .record),
    ModeRow(environment: ["RECORD": "1", "CI": ""], mode: .record),
    ModeRow(environment: ["RECORD": "1", "CI": "true"], mode: .refused),
  ])
  private func recordingIsAskedForAndNeverDoneOnCI(_ row: ModeRow) {
    #expect(GoldenMode(environment: row.environment) == row.mode)
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
