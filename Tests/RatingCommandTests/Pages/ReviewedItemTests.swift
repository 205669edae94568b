import Foundation
import TestSupport
import Testing

/// `--item`: what the rating of the JSON-LD is of.
@Suite struct ReviewedItemTests {
  private struct Markup: Decodable {
    struct Item: Decodable {
      let type: String, name: String
      enum CodingKeys: String, CodingKey { case type = "@type", name }
    }
    let itemReviewed: Item?
    let ratingValue: Double
  }

  private func markup(_ words: [String]) throws -> Markup {
    let run = try BuiltProgram.run(["badge", "4.5", "--count", "9", "--json-ld"] + words)
    #expect(run.status == 0 && run.errorText == "", "\(run.errorText)")
    #expect(!run.outputText.contains("<") && !run.outputText.contains(">") && !run.outputText.contains("&"))
    return try JSONDecoder().decode(Markup.self, from: Data(run.output))
  }

  @Test(arguments: [
    (["--item", "Red shoes"], "Product", "Red shoes"),
    (["--item", "Café", "--item-type", "Restaurant"], "Restaurant", "Café"),
    (
      ["--item", "</script><b>\"R&D\"\\", "--item-type", "SoftwareApplication"], "SoftwareApplication",
      "</script><b>\"R&D\"\\"
    ),
    (["--item", "a", "--item-type", "3DModel"], "3DModel", "a"),
  ])
  func theItemIsNamed(_ words: [String], _ type: String, _ name: String) throws {
    let item = try #require(try markup(words).itemReviewed)
    #expect(item.type == type && item.name == name)
  }

  @Test func theMarkupIsOneLine() throws {
    let run = try BuiltProgram.run([
      "badge", "4.5", "--count", "9", "--json-ld", "--item", "Soup", "--item-type", "Recipe",
    ])
    #expect(
      run.outputText == """
        {"@context": "https://schema.org", "@type": "AggregateRating", \
        "itemReviewed": {"@type": "Recipe", "name": "Soup"}, "name": "4.5 out of 5 stars", "ratingValue": 4.5, \
        "worstRating": 0, "bestRating": 5, "ratingCount": 9}

        """)
    #expect(try markup([]).itemReviewed == nil)
  }

  static let types =
    "a type of schema.org such as Product, LocalBusiness, Organization, Restaurant, Book, Movie, Recipe, "
    + "SoftwareApplication, Course, Event, HowTo, Game, MediaObject, CreativeWorkSeries"

  @Test(arguments: [
    (["--item", "a"], "--item says nothing without --json-ld"),
    (["--item-type", "Book"], "--item-type says nothing without --json-ld"),
    (["--json-ld", "--item-type", "Book"], "--item-type says nothing without --item"),
    (
      ["--json-ld", "--item", ""],
      "--item cannot be \"\": allowed is a text of 1 to 256 characters, not of spaces alone"
    ),
    (
      ["--json-ld", "--item", "a", "--item-type", "product"],
      "--item-type cannot be \"product\": allowed is \(types)"
    ),
    (
      ["--json-ld", "--item", "a", "--item-type", "Local Business"],
      "--item-type cannot be \"Local Business\": allowed is \(types)"
    ),
    (
      ["--json-ld", "--item", "a", "--item-type", "Book\", \"x\": \""],
      "--item-type cannot be \"Book\", \"x\": \"\": allowed is \(types)"
    ),
    (["--json-ld", "--item", "a", "--item-type", ""], "--item-type cannot be \"\": allowed is \(types)"),
    (
      ["--json-ld", "--item", "a", "--item-type", "123"], "--item-type cannot be \"123\": allowed is \(types)"
    ),
  ])
  func aWrongItemIsRefused(_ words: [String], _ error: String) throws {
    let run = try BuiltProgram.run(["badge", "4.5"] + words)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errorText == "star-rating: error: \(error)\n")
  }
}
