import Foundation
import RatingPixels
import StarRating
import TestSupport
import Testing

@testable import StarRatingSnapshots

/// The public calls: their forms, the golden's place, what they refuse.
@Suite struct SnapshotCallTests {
  private struct Failing: PNGConvertible {
    func pngBytes() throws -> [UInt8] { throw Refusal() }
  }

  private struct Refusal: Error, CustomStringConvertible {
    let description = "nothing was drawn"
  }

  private let folder: TemporaryFolder
  private let image: RatingImage
  /// A test file that lies in a folder of its own.
  private var file: String { folder.path("RowTests.swift") }

  init() throws {
    folder = try TemporaryFolder()
    image = try RatingImage(3.5)
  }

  private func golden(_ name: String, _ bytes: [UInt8]) throws {
    let place = folder.path("__Snapshots__/RowTests")
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try folder.write(bytes, to: "__Snapshots__/RowTests/\(name)")
  }

  @Test func everyFormFindsItsGoldenBesideTheTest() throws {
    let png = try image.png()
    for name in ["half.png", "half.image.png", "half.pixels.png", "half.bytes.png", "half.data.png"] {
      try golden(name, png)
    }
    try golden("half.drawing.svg", Array(image.svg.utf8))
    let (function, mode) = ("half(_:)", SnapshotMode.never)
    try requireSnapshot(of: image, mode: mode, file: file, function: function)
    try requireSnapshot(of: image, named: "image", mode: mode, file: file, function: function)
    let pixmap = try PixmapReading.png(png)
    try requireSnapshot(of: pixmap, named: "pixels", mode: mode, file: file, function: function)
    try requireSnapshot(of: png, named: "bytes", mode: mode, file: file, function: function)
    try requireSnapshot(of: Data(png), named: "data", mode: mode, file: file, function: function)
    try requireSnapshot(of: image.svg, named: "drawing", mode: mode, file: file, function: function)
  }

  @Test func failureThrowsTheWholeReportAndVerifyReturnsIt() throws {
    try golden("half.png", RatingImage(3).png())
    let problem = try #require(verifySnapshot(of: image, mode: .never, file: file, function: "half()"))
    let error = try #require(throws: SnapshotFailure.self) {
      try requireSnapshot(of: image, mode: .never, file: file, function: "half()")
    }
    #expect("\(error)" == problem)
    #expect(problem.contains(folder.path("__Snapshots__/RowTests/half.failed.png")))
    #expect(try !folder.read("__Snapshots__/RowTests/half.failed.png").isEmpty)
    #expect(
      verifySnapshot(of: image, mode: .never, allowPixels: 10_000, file: file, function: "half()") == nil)
    #expect(verifySnapshot(of: image, mode: .never, tolerance: 255, file: file, function: "half()") == nil)
  }

  @Test func missingGoldenFailsAndWritesNothing() throws {
    let problem = try #require(verifySnapshot(of: image, mode: .never, file: file, function: "half()"))
    #expect(problem.contains("__Snapshots__/RowTests/half.png is missing"))
    #expect(
      verifySnapshot(of: image.svg, mode: .never, file: file, function: "half()")?.contains(".svg") == true)
    #expect(try folder.names == [])
  }

  @Test func goldenMayLieElsewhere() throws {
    let path = try folder.write(image.png(), to: "there.png")
    try requireSnapshot(of: image, at: path, mode: .never)
  }

  @Test(arguments: [
    "", "a/b", "..", ".hidden", "a b", "a\u{0}", "a\\b", "a:b", String(repeating: "x", count: 101),
    "dark.failed", "dark.FAILED",
  ])
  func nameThatIsNoFileNameIsRefused(_ name: String) {
    let problem = verifySnapshot(of: image, named: name, mode: .never, file: file, function: "half()")
    #expect(problem?.hasPrefix("a snapshot cannot be named") == true)
  }

  /// The check of `there.png` would take it for what an earlier failure left.
  @Test func aGoldenThatIsCalledAsAFailureIsRefused() throws {
    let path = try folder.write(image.png(), to: "there.failed.png")
    let problem = verifySnapshot(of: image, at: path, mode: .never)
    #expect(problem?.hasPrefix("a snapshot cannot be named") == true)
    #expect(try folder.read("there.failed.png") == image.png())
  }

  @Test func wrongRulesAndPicturesAreToldByName() throws {
    for problem in [
      verifySnapshot(of: image, mode: .never, tolerance: 256, file: file, function: "half()"),
      verifySnapshot(of: image, mode: .never, tolerance: -1, file: file, function: "half()"),
    ] { #expect(problem?.hasPrefix("tolerance cannot be") == true) }
    #expect(
      verifySnapshot(of: image, mode: .never, allowPixels: -1, file: file, function: "half()")?
        .contains("-1") == true)
    #expect(
      verifySnapshot(of: Failing(), mode: .never, file: file, function: "half()")
        == "there is no picture to compare: nothing was drawn")
  }

  struct PlaceRow: Sendable {
    let file, function: String
    let name: String?
    let path: String
  }

  @Test(arguments: [
    PlaceRow(
      file: "/a/RowTests.swift", function: "half()", name: "x", path: "/a/__Snapshots__/RowTests/half.x.png"),
    PlaceRow(
      file: "/a/Row.Tests.swift", function: "half(of:)", name: nil,
      path: "/a/__Snapshots__/Row.Tests/half.png"),
    PlaceRow(
      file: "Row.swift", function: "`a half, at once`()", name: nil,
      path: "__Snapshots__/Row/a-half-at-once.png"),
    PlaceRow(file: "/Row.swift", function: "é()", name: "2@2x", path: "/__Snapshots__/Row/é.2@2x.png"),
  ])
  func placeIsMadeOfFileTestAndName(_ row: PlaceRow) throws {
    let path = try SnapshotPlace.path(
      file: row.file, function: row.function, name: row.name, fileExtension: "png")
    #expect(path == row.path)
  }

  /// Two pictures of one name would overwrite each other while recording.
  @Test func recordingTwoPicturesUnderOneNameIsTold() throws {
    let check = SnapshotCheck(golden: folder.path("one.png"), mode: .all, tellsDoubles: true)
    func record(_ level: UInt8) -> String {
      do throws(SnapshotProblem) { try check.check(png: try! Stage.png(level)) } catch { return "\(error)" }
      return ""
    }
    #expect(record(1).hasPrefix("recorded "))
    #expect(record(1).hasPrefix("recorded "))
    #expect(record(2).contains("a name of its own"))
    #expect(try folder.read("one.png") == Stage.png(1))
  }
}
