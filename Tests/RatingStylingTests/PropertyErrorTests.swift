import RatingStyling
import Testing

@Suite struct PropertyErrorTests {
  @Test(arguments: [
    ([("stars", "0")], #"stars cannot be "0": allowed is a whole number from 1 to 100"#),
    ([("size", "0")], #"size cannot be "0": allowed is a number above 0, up to 16384"#),
    ([("rating", "nan")], #"rating cannot be "nan": allowed is a number such as 3.5, or none"#),
    ([("decimals", "7")], #"decimals cannot be "7": allowed is a whole number from 0 to 6, or auto"#),
    ([("rounding", "floor")], #"rounding cannot be "floor": allowed is nearest, down, up"#),
    (
      [("step", "third")],
      #"step cannot be "third": allowed is full, half, quarter, exact, or a number above 0, up to 1"#
    ),
    ([("szie", "1")], #"there is no property "szie": did you mean size?"#),
    ([("colour", "1")], #"there is no property "colour": star-rating help render lists them"#),
    ([("gap", "1"), ("gap", "1")], "gap is given twice: once is allowed"),
    ([("scale", "2,2")], #"scale cannot be "2,2": allowed is each scale once"#),
  ])
  func anErrorNamesTheKeyTheValueAndWhatIsAllowed(words: [(String, String)], right: String) throws {
    let error = #expect(throws: PropertyError.self) {
      try RequestDraft.reading(words.map { (name: $0.0, value: $0.1) })
    }
    #expect(try #require(error).description == right)
  }

  @Test func whatIsMissingIsSaid() {
    #expect(
      PropertyError.missing(.rating).description
        == "rating is missing: allowed is a number such as 3.5, or none")
  }

  @Test(arguments: [
    ("szie", "size"), ("star", "stars"), ("STARS", "stars"), ("backgroud", "background"), ("gpa", "gap"),
    ("stpe", "step"), ("outline-widht", "outline-width"), ("coverage", nil), ("x", nil), ("", nil),
    ("fil", "fill"), ("filll", "fill"), ("paddings", "padding"), ("rating", "rating"), ("zzzz", nil),
  ])
  func theNearestNameIsTheOneMeant(name: String, right: String?) {
    #expect(NameDistance.nearest(to: name, among: Property.allCases.map(\.rawValue)) == right)
  }

  @Test func aSwapOfNeighboursIsOneSlip() {
    #expect(NameDistance.nearest(to: "ab", among: ["ba"]) == "ba")
    #expect(NameDistance.nearest(to: "ab", among: ["cd"]) == nil)
    #expect(NameDistance.nearest(to: "size", among: []) == nil)
  }

  @Test func theNearestOfLongNamesIsFoundToo() {
    let long = String(repeating: "x", count: 100_000)
    #expect(NameDistance.nearest(to: long, among: ["size", "stars"]) == nil)
  }
}
