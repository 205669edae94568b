import TestSupport
import Testing

/// What mail systems replace before they send a mail goes through to the page as it is.
@Suite struct MergeTagTests {
  private func link(_ href: String) throws -> String {
    let run = try BuiltProgram.run(["layout", "1", "--stars", "1", "--as", "html-map", "--href", href])
    #expect(run.status == 0 && run.errorText == "", "\(href): \(run.errorText)")
    return String(try #require(run.outputText.firstMatch(of: /href="(.*?)" alt=/)).output.1)
  }

  @Test(arguments: [
    ("/r?s={stars}&u={{id}}", "/r?s=1&amp;u={{id}}"), ("/r/*|EMAIL|*/{stars}", "/r/*|EMAIL|*/1"),
    ("/r?u=%%id%%&s={stars}", "/r?u=%%id%%&amp;s=1"), ("/${user.id}?s={stars}", "/${user.id}?s=1"),
    ("/[[id]]/{stars}", "/[[id]]/1"), ("/<%= user.id %>/{stars}", "/<%= user.id %>/1"),
    ("/{{{id}}}/{value}{{ a | b: 'c' }}", "/{{{id}}}/1{{ a | b: 'c' }}"),
    ("/{% if a & b %}x{% endif %}", "/{% if a & b %}x{% endif %}"),
    ("/{!Contact.Id}/{$id}", "/{!Contact.Id}/{$id}"),
    ("{{base}}/rate?s={stars}", "{{base}}/rate?s=1"), ("*|LIST:URL|*?s={stars}", "*|LIST:URL|*?s=1"),
    // A place of ours within a tag is the tag's; a dollar before one is a dollar.
    ("/{{stars}}/{stars}", "/{{stars}}/1"), ("/${value}#{value}", "/$1#1"),
    // What is no tag is words.
    ("/%%?a<b>&[[", "/%%?a&lt;b&gt;&amp;[["), ("/*|a\"|*", "/*|a&quot;|*"), ("/%%%%", "/%%%%"),
  ])
  func aTagIsLeftAsItIs(_ href: String, _ right: String) throws {
    #expect(try link(href) == right)
  }

  @Test(arguments: [
    "/{star}", "/{{id}", "/{id}}", "/{{}}", "/{{a\"b}}", "/{{a<b}}", "/${", "/{ {id} }", "/{%a}", "/{rating}",
    "java{{x}}script:alert(1)", "{{x}}:alert(1)", "{{x}}javascript:alert(1)",
    "/{{" + String(repeating: "a", count: 257) + "}}",
  ])
  func whatIsNeitherATagNorAPlaceIsRefused(_ href: String) throws {
    let run = try BuiltProgram.run(["layout", "1", "--as", "html-map", "--href", href])
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.errorText.contains(": allowed is a link of 1 to 2048 characters with {stars}, {value}, {out-of}"))
  }

  @Test func theOtherAddressesOfPagesHaveThemToo() throws {
    let map = try BuiltProgram.run(
      ["layout", "1", "--as", "html-map", "--href", "/", "--src", "{{cdn}}/a&b.png?<%= x %>"])
    #expect(map.outputText.hasPrefix("<img src=\"{{cdn}}/a&amp;b.png?<%= x %>\" "))
    let words = [
      "render", "1", "--src", "{{ cdn }}/a b.svg", "--link", "https://a.example/?u={{ id }}&b", "--dark-src",
      "*|CDN|*,d.svg",
    ]
    let snippet = try BuiltProgram.run(words + ["--snippet", "html"])
    #expect(
      snippet.outputText.hasPrefix(
        """
        <a href="https://a.example/?u={{ id }}&amp;b"><picture><source media="(prefers-color-scheme: dark)" \
        srcset="*|CDN|*%2Cd.svg"><img src="{{ cdn }}/a%20b.svg" alt=
        """))
    // Other languages have no such tags: a brace is told by its number.
    let rst = try BuiltProgram.run(Array(words.dropLast(2)) + ["--snippet", "rst"])
    #expect(rst.outputText.hasPrefix(".. image:: %7B%7B%20cdn%20%7D%7D/a%20b.svg\n"))
  }

  /// A long address of marks that begin tags and end none is read at once.
  @Test func anAddressOfMarksAloneIsNoTag() throws {
    let source = String(repeating: "{{", count: 1_000)
    let run = try BuiltProgram.run(["layout", "1", "--as", "html-map", "--href", "/", "--src", source])
    #expect(run.status == 0 && run.outputText.contains("src=\"\(source)\""))
  }
}
