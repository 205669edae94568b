import RatingStyling
import StarRating
import TestSupport
import Testing

@Suite struct ColorWordTests {
  static let accepted: [(word: String, color: RatingStyle.Color)] = [
    ("fff", .init(red: 255, green: 255, blue: 255)), ("#FFF", .init(red: 255, green: 255, blue: 255)),
    ("ffb400", .init(red: 255, green: 180, blue: 0)), ("#ffb400", .init(red: 255, green: 180, blue: 0)),
    ("#6092c06b", .init(red: 96, green: 146, blue: 192, alpha: 107)),
    ("#1238", .init(red: 17, green: 34, blue: 51, alpha: 136)), ("red", .init(red: 255, green: 0, blue: 0)),
    ("RebeccaPurple", .init(red: 102, green: 51, blue: 153)),
    ("green", .init(red: 0, green: 128, blue: 0)),
    ("rgb(79, 20, 188)", .init(red: 79, green: 20, blue: 188)),
    ("rgb(79 20 188 / 50%)", .init(red: 79, green: 20, blue: 188, alpha: 128)),
    ("rgba(300, -5, 188, 2)", .init(red: 255, green: 0, blue: 188)),
    ("4f14bc", .init(red: 79, green: 20, blue: 188)),
  ]

  @Test(arguments: accepted)
  func aColourOfCSSFillsTheStarExactly(_ row: (word: String, color: RatingStyle.Color)) throws {
    let run = try BuiltProgram.run(
      ["render", "1", "--stars", "1", "--size", "40", "-f", "png", "--fill", row.word])
    #expect(run.status == 0)
    #expect(run.errorText == "")
    #expect(try PixmapReading.png(run.output)[20, 20] == row.color)
  }

  @Test(arguments: accepted)
  func aColourOfCSSFillsTheSVGStarToo(_ row: (word: String, color: RatingStyle.Color)) throws {
    let run = try BuiltProgram.run(["render", "1", "--stars", "1", "--size", "40", "--fill", row.word])
    let center = try PixmapReading.svg(run.output)[20, 20]
    #expect(center.alpha == row.color.alpha)
    // The rasteriser multiplies colour by alpha and divides again.
    let slack = row.color.alpha == 255 ? 0 : 2
    #expect(abs(Int(center.red) - Int(row.color.red)) <= slack)
    #expect(abs(Int(center.green) - Int(row.color.green)) <= slack)
    #expect(abs(Int(center.blue) - Int(row.color.blue)) <= slack)
  }

  @Test(arguments: ["transparent", "none", "NONE", "#0000"])
  func noColourLeavesThePictureClear(_ word: String) throws {
    let run = try BuiltProgram.run(
      ["render", "1", "--stars", "1", "--size", "40", "-f", "png", "--fill", word])
    #expect(run.status == 0)
    #expect(try PixmapReading.png(run.output).rgba.allSatisfy { $0 == 0 })
  }

  static let options = ["fill", "empty", "outline", "background"]
  static let refused = [
    "#ff", "#GGGGGG", "ffb40", "#12345", "#1234567", "#123456789", "", " ", "#", "##fff", " red", "red ",
    "rgb(1,2)", "rgb(1 2 3", "rgb(1, 2, 3)x", "rgb(1,,3)", "rgb(nan 2 3)", "rgb(1e2 2 3)", "reddish", "#ｆｆｆ",
    "url(#a)", "currentColor",
    "red\"/><script>alert(1)</script><a b=\"", "#fff\" onload=\"alert(1)", "Test' onload='alert(1)",
    "#fff;stroke:red", "&#102;ff",
  ]

  @Test(arguments: options, refused)
  func whatIsNoColourIsRefusedAndQuoted(_ option: String, _ word: String) throws {
    let folder = try TemporaryFolder()
    let more = option == "outline" ? "" : ", or linear-gradient(angle, colour, colour 50%, …)"
    let run = try BuiltProgram.run(
      ["render", "3", "--\(option)", word, "-o", "-", "-o", "x.png"], folder: folder.path)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errorText == """
        star-rating: error: \(option) cannot be "\(word)": allowed is a CSS colour: a name, #rgb, #rgba, \
        #rrggbb, #rrggbbaa (# optional), rgb(r g b / a), transparent or none\(more)

        """)
    #expect(try folder.names.isEmpty)
  }
}
