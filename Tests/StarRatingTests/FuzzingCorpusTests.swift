import Foundation
import StarRating
import TestSupport
import Testing

/// What the fuzzers have kept, once more: read or refused, never a trap.
@Suite struct FuzzingCorpusTests {
  static func corpus(_ name: String) throws -> [String] {
    let folder = URL(fileURLWithPath: RepositoryRoot.path("Fuzzing/corpus/\(name)"))
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map {
      String(decoding: try Data(contentsOf: $0), as: UTF8.self)
    }
  }

  @Test func pathData() throws {
    var drawn = 0
    for data in try FuzzingCorpusTests.corpus("PathData") {
      let style = try? RatingStyle {
        $0.symbol = .path
        $0.path = data
        $0.cornerRadius = 0.1
        $0.fillMeasure = .area
      }
      if let style, (try? RatingImage(2.3, style: style).svg) != nil { drawn += 1 }
    }
    #expect(drawn >= 4)
  }

  @Test func colors() throws {
    #expect(try FuzzingCorpusTests.corpus("Color").compactMap { RatingStyle.Color(css: $0) }.count >= 6)
  }

  @Test func paints() throws {
    #expect(try FuzzingCorpusTests.corpus("Paint").compactMap { RatingStyle.Paint(css: $0) }.count >= 3)
  }

  #if JPEG
    @Test func jpegs() throws {
      let folder = URL(fileURLWithPath: RepositoryRoot.path("Fuzzing/corpus/JPEG"))
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      let pictures = files.compactMap { try? RatingStyle.Picture([UInt8](Data(contentsOf: $0))) }
      #expect(pictures.count >= 6 && pictures.count < files.count)
    }
  #endif
}
