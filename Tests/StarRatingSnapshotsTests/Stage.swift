import Foundation
import RatingCodecs
import RatingPixels
import StarRatingSnapshots
import TestSupport

/// A golden in a folder of its own, and pictures to hold to it.
struct Stage {
  let folder: TemporaryFolder
  let golden: String

  init() throws {
    folder = try TemporaryFolder()
    golden = folder.path("__Snapshots__/Tests/half.png")
  }

  func check(_ mode: SnapshotMode, _ rules: ComparisonRules = .exact) -> SnapshotCheck {
    SnapshotCheck(golden: golden, mode: mode, rules: rules)
  }

  /// What is wrong, in words; nil where the golden holds.
  func problem(_ png: [UInt8], _ mode: SnapshotMode, _ rules: ComparisonRules = .exact) -> String? {
    do throws(SnapshotProblem) {
      try check(mode, rules).check(png: png)
      return nil
    } catch { return "\(error)" }
  }

  /// The files that lie beside the golden.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path("__Snapshots__/Tests")).sorted()) ?? []
  }

  /// A flat picture as PNG.
  static func png(_ level: UInt8, width: Int = 6, height: Int = 4) throws -> [UInt8] {
    var pixmap = try Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { pixmap[x, y] = PixelColor(red: level, green: 9, blue: 200) }
    }
    return try PNGEncoder(scale: 1).bytes(pixmap)
  }
}
