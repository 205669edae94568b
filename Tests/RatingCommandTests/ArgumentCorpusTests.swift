import Foundation
import RatingStyling
import StarRating
import TestSupport
import Testing

/// What the fuzzers of arguments and of SVG have kept: done or refused, never a trap, and always XML.
@Suite struct ArgumentCorpusTests {
  private static func corpus(_ name: String) throws -> [(name: String, lines: [String])] {
    let folder = RepositoryRoot.path("Fuzzing/corpus/\(name)")
    return try FileManager.default.contentsOfDirectory(atPath: folder).map { name in
      let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")).filter { $0 != 0 }
      let text = String(decoding: bytes, as: UTF8.self)
      return (name, text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
  }

  @Test func everyCommandEndsWithAStatusOfItsOwn() throws {
    var done = 0
    for (name, lines) in try ArgumentCorpusTests.corpus("Arguments") {
      let folder = try TemporaryFolder()
      // No word that names a file leads out of the folder.
      let run = try BuiltProgram.run(lines.map { $0.replacing("/", with: "") }, folder: folder.path)
      #expect(!run.wasSignalled && [0, 1, 2].contains(run.status), "\(name)")
      if run.status == 0 {
        done += 1
      } else {
        #expect(run.errorText.contains("star-rating: error: "), "\(name)")
      }
    }
    #expect(done >= 4)
  }

  @Test func everySVGIsXMLWithItsTitle() throws {
    var drawn = 0
    for (name, lines) in try ArgumentCorpusTests.corpus("SVG") {
      let words = stride(from: 0, to: lines.count - 1, by: 2).map { (name: lines[$0], value: lines[$0 + 1]) }
      var draft = RequestDraft()
      try draft.read([("rating", "3.5")])
      guard (try? draft.read(words)) != nil, let rating = draft.rating,
        let style = try? RatingStyle(draft.style),
        let image = try? RatingImage(rating, style: style)
      else { continue }
      let reading = try XMLReading(Array(image.svg.utf8))
      #expect(reading.elements.first == "svg" && reading.text.contains(image.name), "\(name)")
      drawn += 1
    }
    #expect(drawn >= 5)
  }
}
