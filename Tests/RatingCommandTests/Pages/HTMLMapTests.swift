import Foundation
import TestSupport
import Testing

/// `layout --as html-map`: the rate-us row of an e-mail.
@Suite struct HTMLMapTests {
  private func map(_ arguments: [String], rating: String = "3.5") throws -> String {
    let run = try BuiltProgram.run(["layout", rating, "--as", "html-map"] + arguments)
    #expect(run.status == 0)
    #expect(run.errorText == "")
    return run.outputText
  }

  private func values(_ attribute: String, _ page: String) -> [String] {
    page.matches(of: try! Regex("\(attribute)=\"([^\"]*)\"", as: (Substring, Substring).self)).map {
      String($0.output.1)
    }
  }

  @Test func eachSymbolHasItsAreaLabelAndLink() throws {
    let page = try map(["--href", "https://shop.example/rate?stars={stars}"])
    #expect(
      values("coords", page)
        == ["0,0,28,24", "28,0,56,24", "56,0,84,24", "84,0,112,24", "112,0,136,24"])
    #expect(values("href", page) == (1...5).map { "https://shop.example/rate?stars=\($0)" })
    #expect(
      values("alt", page) == ["3.5 out of 5 stars", "1 star", "2 stars", "3 stars", "4 stars", "5 stars"])
    #expect(values("width", page) == ["136"])
    #expect(values("height", page) == ["24"])
    #expect(values("src", page) == ["rating.png"])
    #expect(values("usemap", page) == values("map name", page).map { "#" + $0 })
  }

  @Test func placesAreThoseOfTheChoice() throws {
    let page = try map(["--href", "/{stars}/{value}/{out-of}", "--stars", "4", "--out-of", "10"])
    #expect(values("href", page) == ["/1/2.5/10", "/2/5/10", "/3/7.5/10", "/4/10/10"])
    let zero = try map(["--href", "/{stars}/{value}", "--preset", "adaptive-rating-control"])
    #expect(values("href", zero) == ["/1/0", "/2/1", "/3/2", "/4/3", "/5/4"])
  }

  @Test func areasAreThoseOfTheHitRule() throws {
    let rules: [([String], [String])] = [
      (["--preset", "rating-component", "--width", "208"], ["0,0,35,40", "43,0,78,40"]),
      (["--preset", "rate-view"], ["0,0,40,40", "40,0,80,40"]),
      (["--preset", "stars-rate-view", "--stars", "2"], ["30,0,70,58", "70,0,140,58"]),
      (["--preset", "adaptive-rating-control"], ["4,4,34,34", "34,4,64,34"]),
      (["--direction", "rtl", "--stars", "2"], ["24,0,52,24", "0,0,24,24"]),
      (["--direction", "btt", "--stars", "2"], ["0,24,24,52", "0,0,24,24"]),
    ]
    for (words, right) in rules {
      #expect(
        Array(values("coords", try map(["--href", "/{stars}"] + words, rating: "1.5")).prefix(2)) == right,
        "\(words)")
    }
  }

  @Test func wordsOfOthersStayWords() throws {
    let page = try map([
      "--href", "/?a=1&b=\"><script>alert(1)</script>{stars}", "--src", "\" onload=\"alert(1)", "--title",
      "</title><b>",
    ])
    #expect(!page.contains("<script"))
    #expect(!page.contains("<b>"))
    #expect(values("src", page) == ["&quot; onload=&quot;alert(1)"])
    #expect(values("href", page)[0] == "/?a=1&amp;b=&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;1")
  }

  @Test func twoMapsOfAPageHaveTheirOwnNames() throws {
    let names = try ["/{stars}", "/r?{stars}"].map { values("map name", try map(["--href", $0])) }
    #expect(names[0] != names[1])
    #expect(try map(["--href", "/{stars}"]) == map(["--href", "/{stars}"]))
  }

  @Test(arguments: [
    (["--as", "html-map"], "--href needs a value: allowed is a link of 1 to 2048 characters with {stars}, "),
    (["--as", "html-map", "--href", "/{star}"], "--href cannot be \"/{star}\": allowed is a link of 1 to "),
    (["--as", "html-map", "--href", "a\nb"], "--href cannot be \"a\\u{A}b\": allowed is a link of 1 to "),
    (["--as", "html-map", "--href", ""], "--href cannot be \"\": allowed is a link of 1 to "),
    (
      ["--as", "html-map", "--href", "javascript:alert({stars})"],
      "--href cannot be \"javascript:alert({stars})\": allowed is a link of 1 to "
    ),
    (
      ["--as", "html-map", "--href", "JavaScript:{stars}"],
      "--href cannot be \"JavaScript:{stars}\": allowed is a link of 1 to "
    ),
    (
      ["--as", "html-map", "--href", "data:text/html,{stars}"], "--href cannot be \"data:text/html,{stars}\""
    ),
    (["--as", "html-map", "--href", "{stars}:x"], "--href cannot be \"{stars}:x\""),
    (["--href", "/{stars}"], "--href cannot be \"/{stars}\": allowed is only with --as html-map"),
    (["--as", "json", "--src", "a.png"], "--src cannot be \"a.png\": allowed is only with --as html-map"),
    (
      ["--as", "html-map", "--href", "/", "--src", ""], "--src cannot be \"\": allowed is an address of 1 to "
    ),
    (["--as", "map"], "--as cannot be \"map\": allowed is json, html-map, html-table"),
    (["--href", "/"], "--href cannot be \"/\": allowed is only with --as html-map or html-table"),
  ])
  func whatCannotBeIsSaid(words: [String], right: String) throws {
    let run = try BuiltProgram.run(["layout", "3.5"] + words)
    #expect(run.status == 2)
    #expect(run.outputText == "")
    #expect(run.errorText.hasPrefix("star-rating: error: " + right), "\(run.errorText)")
  }

  /// What a browser makes of the map: which link lies under points of the picture, beside what `hit` says.
  @Test(
    .enabled(if: Chromium.isInstalled, "no browser is installed"),
    arguments: [
      [], ["--direction", "rtl", "--size", "40"], ["--preset", "rate-view"],
      ["--preset", "rating-component"],
      ["--preset", "adaptive-rating-control"],
    ])
  func aBrowserFindsTheLinksWhereHitFindsTheRatings(_ words: [String]) throws {
    let folder = try TemporaryFolder()
    let picture = folder.path("rating.png")
    #expect(try BuiltProgram.run(["render", "3.5", "-o", picture] + words).status == 0)
    let page = try map(["--href", "#{value}"] + words)
    let width = Int(values("width", page)[0])!
    let xs = stride(from: 1.5, to: Double(width), by: 7).map { $0 }
    let html = """
      <!DOCTYPE html><style>body { margin: 0 }</style>\(page)<pre id="found"></pre><script>
      onload = () => {
        const found = [\(xs.map { "\($0)" }.joined(separator: ","))].map(x => {
          const area = document.elementFromPoint(x, 12);
          return area.tagName == 'AREA' ? area.getAttribute('href').slice(1) : 'none';
        });
        document.getElementById('found').textContent = 'found:' + found.join(' ') + ';';
      };
      </script>
      """
    try html.write(toFile: folder.path("page.html"), atomically: true, encoding: .utf8)
    let document = try Chromium.document(of: folder.path("page.html"), scale: 1)
    let found = try #require(document.firstMatch(of: /found:([^;]*);/)).output.1.split(separator: " ")
    let right = try xs.map { x in
      try BuiltProgram.run(["hit", "\(x),12", "--step", "full"] + words).outputText
        .trimmingCharacters(in: .newlines)
    }
    #expect(found.map(String.init) == right)
  }
}
