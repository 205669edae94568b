import RatingPixels
import RatingStyling
import TestSupport
import Testing

@Suite struct ColorTests {
  static func channels(_ words: String) -> [UInt8]? {
    PixelColor(css: words).map { [$0.red, $0.green, $0.blue, $0.alpha] }
  }

  @Test(arguments: [
    ("fff", [255, 255, 255, 255]), ("#FFF", [255, 255, 255, 255]), ("ffb400", [255, 180, 0, 255]),
    ("#ffb400", [255, 180, 0, 255]), ("#FfB400", [255, 180, 0, 255]), ("#6092c06b", [96, 146, 192, 107]),
    ("#1234", [17, 34, 51, 68]), ("123", [17, 34, 51, 255]), ("00000000", [0, 0, 0, 0]),
    ("red", [255, 0, 0, 255]), ("RED", [255, 0, 0, 255]), ("RebeccaPurple", [102, 51, 153, 255]),
    ("transparent", [0, 0, 0, 0]), ("none", [0, 0, 0, 0]), ("Transparent", [0, 0, 0, 0]),
  ])
  func namesAndHexadecimalDigitsAreRead(words: String, right: [UInt8]) {
    #expect(ColorTests.channels(words) == right)
  }

  @Test(arguments: [
    ("rgb(255, 180, 0)", [255, 180, 0, 255]), ("rgb(255,180,0)", [255, 180, 0, 255]),
    ("rgb(255 180 0)", [255, 180, 0, 255]), ("RGB( 255  180  0 )", [255, 180, 0, 255]),
    ("rgb(255 180 0 / 50%)", [255, 180, 0, 128]), ("rgb(255 180 0/0.5)", [255, 180, 0, 128]),
    ("rgba(255, 180, 0, 0.5)", [255, 180, 0, 128]), ("rgba(1 2 3)", [1, 2, 3, 255]),
    ("rgb(100%, 50%, 0%)", [255, 128, 0, 255]), ("rgb(100% 0% 20% / 0)", [255, 0, 51, 0]),
    ("rgb(300, -5, 0)", [255, 0, 0, 255]), ("rgb(0 0 0 / 2)", [0, 0, 0, 255]),
    ("rgb(0 0 0 / -1)", [0, 0, 0, 0]), ("rgb(127.5 0.4 .6)", [128, 0, 1, 255]),
  ])
  func functionsAreRead(words: String, right: [UInt8]) {
    #expect(ColorTests.channels(words) == right)
  }

  @Test(arguments: [
    "", " ", "#", "#f", "#ff", "ffb40", "#12345", "#1234567", "#123456789", "#GGGGGG", "##fff", "#fff ",
    " red",
    "redd", "re d", "rgb", "rgb(", "rgb()", "rgb(1,2)", "rgb(1,2,3,4,5)", "rgb(1 2 3 4)", "rgb(1,,3)",
    "rgb(1,2,3", "rgb 1,2,3", "rgb(1, 2, 3 / 4)", "rgb(1 2 3 /)", "rgb(1 2 3 / 1 / 1)", "rgb(1%, 2, 3)",
    "rgb(1e2, 0, 0)", "rgb(nan, 0, 0)", "rgb(a, b, c)", "rgbx(1,2,3)", "rgb(1,2,3))", "hsl(0 0% 0%)",
    "currentcolor", "inherit", "url(#a)", "red\"/><script>alert(1)</script><a b=\"",
    "#fff\" onload=\"alert(1)",
    "＃fff", "０００", "rgb(1,2,\u{0}3)", "red\u{0}",
  ])
  func everythingElseIsRefused(_ words: String) {
    #expect(PixelColor(css: words) == nil)
  }

  @Test func aLongTextIsRefusedUnread() {
    #expect(PixelColor(css: "#" + String(repeating: "f", count: 1_000_000)) == nil)
    #expect(PixelColor(css: "rgb(" + String(repeating: " ", count: 200) + "1 2 3)") == nil)
  }

  @Test func onlyLettersOfASCIIMatchANameInAnyCase() {
    #expect(PixelColor(css: "pin\u{212A}") == nil)
  }

  @Test func anErrorQuotesTheColour() throws {
    let error = #expect(throws: PropertyError.self) { try RequestDraft.reading([("fill", "#12345")]) }
    #expect(try #require(error).description.hasPrefix("fill cannot be \"#12345\": allowed is a CSS colour"))
  }

  @Test func thereAre148Names() {
    #expect(ColorTests.names.count == 148)
    #expect(Set(ColorTests.names).count == 148)
  }

  @Test func everyNameIsTheColourThatLibrsvgDraws() throws {
    let squares = ColorTests.names.enumerated().map { index, name in
      "<rect x='\(index)' y='0' width='1' height='1' fill='\(name)'/>"
    }
    let document = "<svg xmlns='http://www.w3.org/2000/svg' width='148' height='1'>\(squares.joined())</svg>"
    let drawn = try PixmapReading.svg(Array(document.utf8))
    for (index, name) in ColorTests.names.enumerated() {
      #expect(PixelColor(css: name) == drawn[index, 0], "\(name)")
    }
  }

  static let names = """
    aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown
    burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan
    darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid
    darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet
    deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro
    ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki
    lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow
    lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
    lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
    mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise
    mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange
    orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum
    powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell
    sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato
    turquoise violet wheat white whitesmoke yellow yellowgreen
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
