import RatingStyling
import Testing

@Suite struct TextTemplateTests {
  static func filled(_ template: String) throws -> String {
    try TextTemplate(template, of: .title).filled { "<\($0.rawValue)>" }
  }

  @Test(arguments: [
    ("plain", "plain"), ("{value}", "<value>"), ("{value}{value}", "<value><value>"),
    ("a {value} of {out-of} in {stars} by {count}!", "a <value> of <out-of> in <stars> by <count>!"),
    ("R&D <5 \"x\" 'y' ]]> &amp;", "R&D <5 \"x\" 'y' ]]> &amp;"), ("レビュー {value}", "レビュー <value>"),
  ])
  func placesAreFilledAndTheRestStays(template: String, right: String) throws {
    #expect(try TextTemplateTests.filled(template) == right)
  }

  @Test(arguments: [
    "", "{", "}", "{}", "{value", "value}", "{Value}", "{value }", "{{value}}", "{value}}", "{rating}",
  ])
  func everyBraceBelongsToAKnownPlace(_ template: String) {
    #expect(throws: PropertyError.self) { try TextTemplate(template, of: .title) }
  }

  @Test func aTextIsAtMost256CharactersLong() throws {
    let longest = String(repeating: "é", count: 256)
    #expect(try TextTemplateTests.filled(longest) == longest)
    #expect(throws: PropertyError.self) { try TextTemplate(longest + "e", of: .title) }
  }

  @Test func aValueIsNotReadForPlacesAgain() throws {
    #expect(try TextTemplate("{value}", of: .title).filled { _ in "{count}" } == "{count}")
  }

  @Test func aTemplateKnowsItsPlaces() throws {
    let template = try TextTemplate("{value} of {stars}", of: .title)
    #expect(template.contains(.value) && template.contains(.stars))
    #expect(!template.contains(.count) && !template.contains(.outOf))
  }
}
