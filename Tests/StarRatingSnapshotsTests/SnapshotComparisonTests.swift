import Foundation
import RatingPixels
import StarRating
import StarRatingSnapshots
import TestSupport
import Testing

/// Two PNGs compared without a golden.
@Suite struct SnapshotComparisonTests {
  @Test func differenceIsToldAndDrawn() throws {
    let (first, second) = (try RatingImage(3).png(), try RatingImage(4).png())
    let same = try SnapshotComparison(expected: first, actual: first)
    #expect(same.isSame && same.pixels == 0 && same.words.hasPrefix("same: no pixel differs"))
    let other = try SnapshotComparison(expected: first, actual: second)
    #expect(!other.isSame && (other.pixels ?? 0) > 100)
    let size = try PixmapReading.png(first)
    let sheet = try PixmapReading.png(other.differencePicture())
    #expect(sheet.width == 3 * size.width + 2 * DifferencePicture.gap && sheet.height == size.height)
    #expect(try SnapshotComparison(expected: first, actual: second, tolerance: 255).isSame)
    #expect(try SnapshotComparison(expected: first, actual: second, allowPixels: other.pixels ?? 0).isSame)
    let larger = try SnapshotComparison(expected: first, actual: RatingImage(3).png(scale: 2))
    #expect(!larger.isSame && larger.pixels == nil)
  }

  @Test func whatCannotBeComparedThrows() throws {
    let picture = try RatingImage(3).png()
    for bytes in [[], [1, 2, 3], Array(picture.dropLast(4))] as [[UInt8]] {
      #expect(throws: SnapshotFailure.self) { try SnapshotComparison(expected: bytes, actual: picture) }
      #expect(throws: SnapshotFailure.self) { try SnapshotComparison(expected: picture, actual: bytes) }
    }
    #expect(throws: SnapshotFailure.self) {
      try SnapshotComparison(expected: picture, actual: picture, tolerance: 256)
    }
  }

  /// What the fuzzer has kept, once more: read or refused, never a trap.
  @Test func fuzzingCorpusIsReadOrRefused() throws {
    let folder = URL(fileURLWithPath: RepositoryRoot.path("Fuzzing/corpus/PNG"))
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let read = try files.filter { file in
      let bytes = [UInt8](try Data(contentsOf: file))
      return (try? SnapshotComparison(expected: bytes, actual: bytes))?.isSame == true
    }
    #expect(read.count >= 8 && read.count < files.count)
  }
}
