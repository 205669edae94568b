import Foundation
import RatingPixels
import TestSupport
import Testing

/// `layout --as html-table`: the row of a mail as pictures with links.
@Suite struct HTMLTableTests {
  /// A picture of the table, in its order.
  private struct Piece {
    let file: String
    /// Points.
    let width, height: Int
    let label: String
    /// Nil where it has no link.
    let link: String?
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ words: [String], rating: String = "3.5") throws -> FinishedProcess {
    try BuiltProgram.run(
      ["layout", rating, "--as", "html-table", "--href", "/{stars}", "-o", "t"] + words, folder: folder.path)
  }

  private func pieces(_ words: [String], rating: String = "3.5") throws -> [Piece] {
    let run = try run(words, rating: rating)
    #expect(run.status == 0 && run.errorText == "", "\(words): \(run.errorText)")
    let cell =
      /<td>(?:<a href="([^"]*)">)?<img src="([^"]*)" width="(\d+)" height="(\d+)" alt="([^"]*)" border="0" style="display:block">(?:<\/a>)?<\/td>/
    return run.outputText.matches(of: cell).map { match in
      Piece(
        file: String(match.output.2), width: Int(match.output.3)!, height: Int(match.output.4)!,
        label: String(match.output.5), link: match.output.1.map { String($0) })
    }
  }

  @Test func theTableIsWhatMailProgramsRead() throws {
    let run = try run(["--stars", "2"], rating: "1")
    #expect(run.status == 0 && run.errorText == "")
    #expect(
      run.outputText == """
        <table role="presentation" dir="ltr" cellpadding="0" cellspacing="0" border="0">
          <tr>
            <td><a href="/1"><img src="t/rating-1.png" width="28" height="24" alt="1 star" border="0" style="display:block"></a></td>
            <td><a href="/2"><img src="t/rating-2.png" width="24" height="24" alt="2 stars" border="0" style="display:block"></a></td>
          </tr>
        </table>

        """)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("t")).count == 2)
    let column = try self.run(["--stars", "2", "--direction", "ttb"], rating: "1").outputText
    #expect(
      column == """
        <table role="presentation" dir="ltr" cellpadding="0" cellspacing="0" border="0">
          <tr><td><a href="/1"><img src="t/rating-1.png" width="24" height="28" alt="1 star" border="0" style="display:block"></a></td></tr>
          <tr><td><a href="/2"><img src="t/rating-2.png" width="24" height="24" alt="2 stars" border="0" style="display:block"></a></td></tr>
        </table>

        """)
  }

  /// Rows of every kind; a column where the direction is vertical.
  static let rows: [[String]] = [
    [], ["--scale", "2"], ["--scale", "1.5", "--size", "17.3", "--gap", "2.7"],
    ["--direction", "rtl", "--scale", "3"],
    ["--direction", "ttb", "--outline", "#840"], ["--direction", "btt", "--padding", "3 5", "--scale", "2"],
    ["--padding", "7", "--background", "#fff4d6", "--background-radius", "9", "--coverage-levels", "256"],
    ["--fill", "linear-gradient(90deg, red, gold)", "--gradient-across", "row", "--gap", "0"],
    ["--stars", "1", "--out-of", "5"], ["--stars", "40", "--size", "3", "--gap", "1", "--out-of", "5"],
    ["--preset", "rate-view", "--width", "203"], ["--preset", "rating-component", "--width", "208"],
    ["--preset", "stars-rate-view"], ["--preset", "rating-control", "--height", "44", "--scale", "2"],
    ["--preset", "adaptive-rating-control"], ["--width", "300", "--height", "60", "--align", "end"],
  ]
  #if Text
    static let texts: [[String]] = [
      ["--text", "{value} (12)", "--scale", "2"], ["--text", "{value}", "--text-position", "start"],
      ["--text", "{value} of {out-of}", "--direction", "rtl", "--scale", "1.5"],
      ["--text", "{value}", "--text-position", "top", "--direction", "btt"],
      ["--text", "ten thousand", "--text-position", "bottom", "--scale", "2"],
      ["--text", "{value}", "--direction", "ttb"],
    ]
  #else
    static let texts: [[String]] = []
  #endif

  @Test(arguments: rows + texts)
  func sideBySideThePicturesAreTheRows(_ words: [String]) throws {
    let pieces = try pieces(words)
    let right = try PixmapReading.png(
      BuiltProgram.run(["render", "3.5", "-f", "png"] + words).output)
    let isVertical = words.contains("ttb") || words.contains("btt")
    var (x, y, points) = (0, 0, 0)
    var isEqual = true
    for piece in pieces {
      let part = try PixmapReading.png(folder.read(piece.file))
      for row in 0..<part.height {
        for column in 0..<part.width {
          isEqual = isEqual && part[column, row] == right[x + column, y + row]
        }
      }
      if isVertical {
        #expect(part.width == right.width)
        (y, points) = (y + part.height, points + piece.height)
      } else {
        #expect(part.height == right.height)
        (x, points) = (x + part.width, points + piece.width)
      }
    }
    #expect(isEqual)
    #expect(isVertical ? y == right.height : x == right.width)
    // The sizes that the table gives are those of the layout, in points.
    let drawing = try BuiltProgram.run(["render", "3.5", "-q", "-f", "svg"] + words).outputText
    #expect(drawing.contains(" \(isVertical ? "height" : "width")=\"\(points)\" "), "\(words)")
    #expect(Set(pieces.map { isVertical ? $0.width : $0.height }).count == 1)
  }

  /// Each picture leads where a touch on it would: its link is what `hit` says of the points in it.
  @Test(arguments: [
    [], ["--padding", "9"], ["--direction", "rtl"], ["--direction", "ttb"], ["--direction", "btt"],
    ["--preset", "rate-view"], ["--preset", "adaptive-rating-control", "--first-rating", "1"],
    ["--size", "31.5", "--gap", "0"],
  ])
  func aPictureLeadsWhereATouchDoes(_ words: [String]) throws {
    let isVertical = words.contains("ttb") || words.contains("btt")
    var place = 0.0
    for piece in try pieces(words) {
      let length = Double(isVertical ? piece.height : piece.width)
      let (along, across) = (place + length / 2, 12)
      let hit = try BuiltProgram.run(
        ["hit", isVertical ? "\(across),\(along)" : "\(along),\(across)", "--step", "full"] + words)
      #expect(piece.link == "/" + hit.outputText.trimmingCharacters(in: .newlines), "\(words)")
      place += length
    }
  }

  #if Text
    /// A text before or behind the row is a picture without a link; below the row it is cut with it.
    @Test func aTextIsAPictureOfItsOwn() throws {
      let text = ["--text", "{value} (<{count}>)", "--count", "12"]
      let behind = try pieces(text)
      #expect(behind.map(\.link) == ["/1", "/2", "/3", "/4", "/5", nil])
      #expect(behind[5].file == "t/rating-text.png" && behind[5].label == "3.5 (&lt;12&gt;)")
      #expect(behind.prefix(5).map(\.width) == [28, 28, 28, 28, 28])
      let before = try pieces(text + ["--direction", "rtl"])
      #expect(before.map(\.link) == [nil, "/5", "/4", "/3", "/2", "/1"])
      #expect(try pieces(text + ["--text-position", "bottom"]).count == 5)
    }
  #endif

  @Test func labelsAreTheLayouts() throws {
    #expect(try pieces(["--locale", "de"]).map(\.label) == ["1 Stern"] + (2...5).map { "\($0) Sterne" })
    #expect(
      try pieces(["--label-template", "<{value}>", "--stars", "2", "--out-of", "10"]).map(\.label) == [
        "&lt;5&gt;", "&lt;10&gt;",
      ])
  }

  @Test func addressesAndNamesAreThoseAskedFor() throws {
    func first(_ words: [String]) throws -> String { try #require(try pieces(words).first).file }
    for (source, address) in [
      ("https://cdn.example/a", "https://cdn.example/a/rating-1.png"), ("a b/", "a b/rating-1.png"),
      ("cid:", "cid:rating-1.png"), ("/p?name=", "/p?name=rating-1.png"),
      ("{{ cdn }}", "{{ cdn }}/rating-1.png"), ("a&b", "a&amp;b/rating-1.png"),
    ] {
      #expect(try first(["--src", source]) == address)
    }
    #expect(try first(["--name", "my stars"]) == "t/my%20stars-1.png")
    #expect(FileManager.default.fileExists(atPath: folder.path("t/my stars-5.png")))
    let links = try BuiltProgram.run(
      [
        "layout", "2", "--as", "html-table", "--href",
        "https://shop.example/?s={stars}&v={value}&u={{id}}&m=*|E|*",
        "--out-of", "10", "-o", folder.path("u"),
      ])
    #expect(links.outputText.contains("href=\"https://shop.example/?s=2&amp;v=4&amp;u={{id}}&amp;m=*|E|*\""))
    // Where no address is given it is the folder's own.
    #expect(links.outputText.contains("src=\"\(folder.path("u"))/rating-2.png\""))
  }

  /// All of them or none; what else lies there stays.
  @Test func picturesAreWrittenWholeOrNotAtAll() throws {
    #expect(try Tool("mkdir").run(["-p", folder.path("t/rating-4.png")]).status == 0)
    try folder.write("mine", to: "t/other.txt")
    let way = try run([])
    #expect(way.status == 1 && way.output.isEmpty)
    #expect(way.errorText == "star-rating: error: cannot replace t/rating-4.png: Is a directory\n")
    #expect(try names("t") == ["other.txt", "rating-4.png"])
    #expect(try Tool("rmdir").run([folder.path("t/rating-4.png")]).status == 0)
    #expect(try run([]).status == 0)
    let first = try folder.read("t/rating-1.png")
    #expect(try run([]).status == 0)
    #expect(try folder.read("t/rating-1.png") == first && folder.read("t/other.txt") == Array("mine".utf8))
    #expect(try names("t").count == 6)
  }

  /// The third picture, with the boundary in it, is larger than the file size limit; the two before it are not.
  @Test func aFullDiskLeavesNothing() throws {
    let program = try BuiltProgram.path()
    for (target, left) in [("new/deep", ["new"]), ("there", ["there"])] {
      try? FileManager.default.removeItem(atPath: folder.path("new"))
      if target == "there" { #expect(try Tool("mkdir").run([folder.path("there")]).status == 0) }
      let run = try Tool("sh").run(
        [
          "-c", "ulimit -f 5; exec \"$@\"", "sh", program, "layout", "2.5", "--as", "html-table", "--href",
          "/{stars}", "-o", target, "--size", "60", "--scale", "4",
        ], folder: folder.path)
      #expect(run.status == 1 && run.output.isEmpty)
      #expect(run.errorText.hasPrefix("star-rating: error: cannot write \(target)/rating-3.png: "))
      #expect(run.errorText.hasSuffix(": File too large\n"))
      #expect(try folder.names == left)
      #expect(try names(left[0]).isEmpty)
    }
  }

  private func names(_ below: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(below)).sorted()
  }

  @Test(arguments: [
    RefusedRequest("no folder", ["--href", "/"], "--output needs a value: allowed is a folder"),
    RefusedRequest(
      "standard output", ["--href", "/", "-o", "-"], "--output cannot be \"-\": allowed is a folder"),
    RefusedRequest(
      "two scales", ["--href", "/", "-o", "t", "--scale", "1,2.0"],
      "scale cannot be \"1,2.0\": allowed is one scale with --as html-table"),
    RefusedRequest(
      "symbols closer than a point", ["--href", "/", "-o", "t", "--size", "0.4", "--gap", "0"],
      "--as cannot be \"html-table\": allowed is a row whose symbols are a point and a pixel apart at least"),
    RefusedRequest(
      "symbols closer than a pixel", ["--href", "/", "-o", "t", "--scale", "0.01"],
      "--as cannot be \"html-table\": allowed is a row whose symbols are a point and a pixel apart at least"),
    RefusedRequest(
      "a name with a slash", ["--href", "/", "-o", "t", "--name", "a/b"],
      "--name cannot be \"a/b\": allowed is 1 to 100 bytes without slashes and control characters, no point first"
    ),
    RefusedRequest(
      "a blank address", ["--href", "/", "-o", "t", "--src", " "],
      "--src cannot be \" \": allowed is an address of 1 to 2048 characters"),
    RefusedRequest(
      "an id prefix", ["--href", "/", "-o", "t", "--id-prefix", "a"],
      "there is no option \"--id-prefix\": --help lists them"),
  ])
  func whatCannotBeIsSaid(_ request: RefusedRequest) throws {
    let run = try BuiltProgram.run(
      ["layout", "3.5", "--as", "html-table"] + request.arguments, folder: folder.path)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errorText == "star-rating: error: \(request.error)\n")
    #expect(try folder.names.isEmpty)
  }

  @Test(arguments: ["json", "html-map"])
  func whatOnlyATableHasIsRefusedElsewhere(_ form: String) throws {
    let link = form == "json" ? [] : ["--href", "/{stars}"]
    for words in [
      ["--output", "t"], ["--name", "a"], ["--scale", "2"], ["--coverage-levels", "9"],
      ["--compression", "fast"],
    ] {
      let run = try BuiltProgram.run(["layout", "3", "--as", form] + link + words, folder: folder.path)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errorText == "star-rating: error: \(words[0]) says nothing without --as html-table\n")
    }
  }
}
