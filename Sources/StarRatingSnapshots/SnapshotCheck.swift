import RatingCodecs
import RatingFiles
import RatingPixels

/// One golden and what happens to it.
package struct SnapshotCheck: Sendable {
  /// The golden's path, there or not.
  package let golden: String
  package let mode: SnapshotMode
  package let rules: ComparisonRules
  /// Whether a recording of one path in two forms within this process is told.
  private let tellsDoubles: Bool

  package init(
    golden: String, mode: SnapshotMode, rules: ComparisonRules = .exact, tellsDoubles: Bool = false
  ) {
    self.golden = golden
    self.mode = mode
    self.rules = rules
    self.tellsDoubles = tellsDoubles
  }

  /// Where a failure leaves what it saw: `name.failed.png` beside `name.png`.
  package var failedPath: String {
    let start = golden.lastIndex(of: "/").map { golden.index(after: $0) } ?? golden.startIndex
    guard let point = golden[start...].lastIndex(of: ".") else { return golden + ".failed" }
    return golden[..<point] + ".failed" + golden[point...]
  }

  /// Compares a picture with the golden by their pixels; throws where it does not hold or was recorded.
  package func check(png: [UInt8]) throws(SnapshotProblem) {
    let actual: PixelPicture
    do { actual = try PNGDecoder.picture(png) } catch { throw .noPicture(reason: "\(error)") }
    try clear()
    guard mode != .all else { throw record(png) }
    guard let bytes = try goldenBytes() else { throw settleMissing(png) }
    let expected: PixelPicture
    do { expected = try PNGDecoder.picture(bytes) } catch {
      throw settle(png, .damaged(path: golden, error))
    }
    let report = ComparisonReport(
      expected, path: golden, actual, path: "the picture of this run", rules: rules)
    guard !report.isSame else { return }
    guard mode != .failed else { throw record(png) }
    throw .picture(report, leftAt: failedPath, unwritten: leave(expected, actual))
  }

  /// Compares a text with the golden byte by byte; throws as for a picture.
  package func check(text: [UInt8]) throws(SnapshotProblem) {
    try clear()
    guard mode != .all else { throw record(text) }
    guard let expected = try goldenBytes() else { throw settleMissing(text) }
    guard let difference = TextDifference(expected: expected, actual: text) else { return }
    guard mode != .failed else { throw record(text) }
    throw .text(difference, path: golden, leftAt: failedPath, unwritten: leave(text))
  }

  /// The traces of an earlier failure go first: what lies there belongs to this run.
  private func clear() throws(SnapshotProblem) {
    do { try WholeFile.remove(failedPath) } catch { throw .file(error) }
  }

  /// Nil where there is none.
  private func goldenBytes() throws(SnapshotProblem) -> [UInt8]? {
    do { return try FileContents.read(golden) } catch {
      guard error.isMissing else { throw .file(error) }
      return nil
    }
  }

  private func settleMissing(_ bytes: [UInt8]) -> SnapshotProblem {
    mode == .never ? .missing(path: golden) : record(bytes)
  }

  private func settle(_ bytes: [UInt8], _ problem: SnapshotProblem) -> SnapshotProblem {
    mode == .failed ? record(bytes) : problem
  }

  private func record(_ bytes: [UInt8]) -> SnapshotProblem {
    if tellsDoubles, RecordedGoldens.isDouble(golden, bytes) { return .recordedTwice(path: golden) }
    do throws(FileError) {
      if let slash = golden.lastIndex(of: "/"), slash > golden.startIndex {
        try Folder.make(String(golden[..<slash]))
      }
      try WholeFile.write(bytes, to: golden)
    } catch { return .file(error) }
    return .recorded(path: golden)
  }

  /// Leaves the three pictures; the reason where it cannot.
  private func leave(_ expected: PixelPicture, _ actual: PixelPicture) -> String? {
    do {
      let sheet = try DifferencePicture.triptych(expected, actual, rules: rules)
      return leave(try PNGEncoder(scale: 1).bytes(sheet))
    } catch { return "\(error)" }
  }

  private func leave(_ bytes: [UInt8]) -> String? {
    do { try WholeFile.write(bytes, to: failedPath) } catch { return "\(error)" }
    return nil
  }
}
