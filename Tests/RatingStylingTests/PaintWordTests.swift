import RatingNumbers
import RatingPixels
import RatingStyling
import Testing

/// Gradients and thresholds in words: what is read, as what, and what is refused.
@Suite struct PaintWordTests {
  struct Gradient: Sendable, CustomTestStringConvertible {
    let words: String
    let angle: Double
    /// Colours as `PixelColor` reads them, each with its place in percent.
    let stops: [(String, Double)]
    var testDescription: String { words }

    init(_ words: String, _ angle: Double, _ stops: [(String, Double)]) {
      self.words = words
      self.angle = angle
      self.stops = stops
    }
  }

  static let gradients = [
    Gradient("linear-gradient(red, blue)", 180, [("red", 0), ("blue", 100)]),
    Gradient("linear-gradient(90deg,red,blue)", 90, [("red", 0), ("blue", 100)]),
    Gradient("linear-gradient(90, red, blue)", 90, [("red", 0), ("blue", 100)]),
    Gradient("LINEAR-GRADIENT(-45DEG, RED, #00F)", -45, [("red", 0), ("blue", 100)]),
    Gradient("  linear-gradient( 0.5deg ,red,blue )  ", 0.5, [("red", 0), ("blue", 100)]),
    Gradient("linear-gradient(360deg, red, blue)", 360, [("red", 0), ("blue", 100)]),
    Gradient("linear-gradient(to top, red, blue)", 0, [("red", 0), ("blue", 100)]),
    Gradient("linear-gradient(to right, red, blue)", 90, [("red", 0), ("blue", 100)]),
    Gradient("linear-gradient(to bottom, red, blue)", 180, [("red", 0), ("blue", 100)]),
    Gradient("linear-gradient(To Left, red, blue)", 270, [("red", 0), ("blue", 100)]),
    Gradient("linear-gradient(red, lime, blue)", 180, [("red", 0), ("lime", 50), ("blue", 100)]),
    Gradient(
      "linear-gradient(red, lime, white, blue)", 180,
      [("red", 0), ("lime", 100.0 / 3), ("white", 200.0 / 3), ("blue", 100)]),
    Gradient("linear-gradient(red 20%, blue 80%)", 180, [("red", 20), ("blue", 80)]),
    Gradient(
      "linear-gradient(red, lime 20%, white, blue)", 180,
      [("red", 0), ("lime", 20), ("white", 60), ("blue", 100)]),
    // A stop before its predecessor moves up to it, as in CSS.
    Gradient("linear-gradient(red 50%, blue 20%)", 180, [("red", 50), ("blue", 50)]),
    Gradient(
      "linear-gradient(red, lime 70%, white 30%, blue)", 180,
      [("red", 0), ("lime", 70), ("white", 70), ("blue", 100)]),
    Gradient("linear-gradient(red 0%, blue .5%)", 180, [("red", 0), ("blue", 0.5)]),
    Gradient(
      "linear-gradient(90deg, rgb(1, 2, 3) 10%, rgb(4 5 6 / 50%) 90%)", 90,
      [("rgb(1 2 3)", 10), ("rgb(4 5 6 / 50%)", 90)]),
    Gradient("linear-gradient(abc, def)", 180, [("#aabbcc", 0), ("#ddeeff", 100)]),
    // What could be an angle and stands first is one.
    Gradient("linear-gradient(123, red, blue)", 123, [("red", 0), ("blue", 100)]),
    Gradient("linear-gradient(#123, red)", 180, [("#112233", 0), ("red", 100)]),
    // Among colours that are bare digits too it is one of them.
    Gradient("linear-gradient(111, 222, 333)", 180, [("#111", 0), ("#222", 50), ("#333", 100)]),
    Gradient("linear-gradient(000, fff)", 180, [("#000", 0), ("#fff", 100)]),
    Gradient("linear-gradient(123, 456 70%)", 180, [("#123", 0), ("#456", 70)]),
    Gradient(
      "linear-gradient(0011, abcdef, 123456)", 180, [("#0011", 0), ("#abcdef", 50), ("#123456", 100)]),
    Gradient("linear-gradient(111deg, 222, 333)", 111, [("#222", 0), ("#333", 100)]),
    Gradient("linear-gradient(90, 222, 333)", 90, [("#222", 0), ("#333", 100)]),
    Gradient("linear-gradient(180, #222, #333)", 180, [("#222", 0), ("#333", 100)]),
  ]

  @Test(arguments: gradients)
  func aGradientIsReadAsInCSS(_ row: Gradient) throws {
    guard case .linearGradient(let gradient)? = Paint(css: row.words) else {
      Issue.record("\(row.words) is refused")
      return
    }
    #expect(gradient.angle == row.angle)
    #expect(gradient.stops.map(\.color) == row.stops.map { PixelColor(css: $0.0) })
    for (stop, right) in zip(gradient.stops, row.stops) {
      #expect(abs(stop.offset - right.1 / 100) < 1e-12)
    }
  }

  @Test(arguments: [
    "linear-gradient", "linear-gradient()", "linear-gradient(red)", "linear-gradient(90deg)",
    "linear-gradient(90deg, red)", "linear-gradient(,red,blue)", "linear-gradient(red,,blue)",
    "linear-gradient(red,blue,)", "linear-gradient(red blue)", "linear-gradient(red, blue",
    "linear-gradient(red, blue))", "linear-gradient((red), blue)", "linear-gradient (red, blue)",
    "linear-gradient(361deg, red, blue)", "linear-gradient(-361, red, blue)",
    "linear-gradient(nandeg, red, blue)", "linear-gradient(1e2deg, red, blue)",
    "linear-gradient(90 deg, red, blue)", "linear-gradient(1rad, red, blue)",
    "linear-gradient(0.25turn, red, blue)", "linear-gradient(to, red, blue)",
    "linear-gradient(to top left, red, blue)", "linear-gradient(to middle, red, blue)",
    "linear-gradient(red, 90deg, blue)", "linear-gradient(red 101%, blue)",
    "linear-gradient(red -1%, blue)", "linear-gradient(red 5, blue)", "linear-gradient(red 5px, blue)",
    "linear-gradient(red 10% 20%, blue)", "linear-gradient(50%, red, blue)", "linear-gradient(red%, blue)",
    "linear-gradient(red, 50%, blue)", "linear-gradient(redd, blue)",
    "radial-gradient(red, blue)", "conic-gradient(red, blue)", "repeating-linear-gradient(red, blue)",
    "linear-gradient(red, blue) no-repeat", "linear-gradient(red, blue), linear-gradient(red, blue)",
    "linear-gradient(red, url(#a))", "linear-gradient(red, blue\")", "linear-gradient(red;blue)",
    "linear-gradient(linear-gradient(red, blue), red)", "ｌinear-gradient(red, blue)",
    "linear-gradient(red, blue\u{0})", "linear-gradient(red,\tblue)",
  ])
  func everythingElseIsRefused(_ words: String) {
    #expect(Paint(css: words) == nil)
  }

  @Test func twoToSixteenStopsAreRead() {
    func words(_ count: Int) -> String {
      "linear-gradient(" + Array(repeating: "red", count: count).joined(separator: ",") + ")"
    }
    #expect(Paint(css: words(1)) == nil)
    #expect(Paint(css: words(2)) != nil)
    #expect(Paint(css: words(16)) != nil)
    #expect(Paint(css: words(17)) == nil)
    #expect(Paint(css: "linear-gradient(red," + String(repeating: " ", count: 1_024) + "blue)") == nil)
  }

  @Test func aGradientMadeInCodeIsChecked() {
    let (red, blue) = (PixelColor(red: 255, green: 0, blue: 0), PixelColor(red: 0, green: 0, blue: 255))
    let wrong: [(Double, [(PixelColor, Double)])] = [
      (.nan, [(red, 0), (blue, 1)]), (.infinity, [(red, 0), (blue, 1)]), (0, []), (0, [(red, 0)]),
      (0, [(red, 0.6), (blue, 0.5)]), (0, [(red, -0.1), (blue, 1)]), (0, [(red, 0), (blue, 1.1)]),
      (0, [(red, .nan), (blue, 1)]), (0, Array(repeating: (red, 0), count: 17)),
    ]
    for (angle, stops) in wrong {
      #expect(throws: PropertyError.self) {
        try LinearGradient(angle: angle, stops: stops.map { .init($0.0, at: $0.1) })
      }
    }
    #expect(throws: Never.self) {
      try LinearGradient(angle: -1_000, stops: [.init(red, at: 0.5), .init(blue, at: 0.5)])
    }
  }

  static let thresholds: [(words: String, right: [(String, String)])] = [
    ("0:red", [("0", "red")]),
    ("0:#e05d44,2:#dfb317,4:#4c1", [("0", "#e05d44"), ("2", "#dfb317"), ("4", "#4c1")]),
    (" 0 : red , 2.5 : blue ", [("0", "red"), ("2.5", "blue")]),
    ("-1:red,.5:blue", [("-1", "red"), ("0.5", "blue")]),
    ("0:rgb(1, 2, 3),1:none", [("0", "rgb(1 2 3)"), ("1", "none")]),
    (
      "0:linear-gradient(90deg, red, blue 50%),3:rgb(1,2,3)",
      [("0", "linear-gradient(90deg, red, blue 50%)"), ("3", "rgb(1,2,3)")]
    ),
    ("0.1:red,0.10001:blue", [("0.1", "red"), ("0.10001", "blue")]),
  ]

  @Test(arguments: thresholds)
  func thresholdsAreRead(_ row: (words: String, right: [(String, String)])) throws {
    let draft = try RequestDraft.reading([("fill-thresholds", row.words)])
    #expect(draft.style.fillThresholds.map(\.value) == row.right.map { DecimalNumber($0.0) })
    #expect(draft.style.fillThresholds.map(\.paint) == row.right.map { Paint(css: $0.1) })
  }

  @Test(arguments: [
    "", " ", ",", ":", "red", "0", "0:", ":red", "0=red", "0:red,", ",0:red", "0:red,,1:blue", "0:red;1:blue",
    "0:red 1:blue", "1:red,0:blue", "1:red,1:blue", "1:red,1.0:blue", "a:red", "nan:red", "1e2:red",
    "0x1:red",
    "0:redd", "0:#12345", "0:red:1", "0:rgb(1,2", "0:linear-gradient(red)", "None",
  ])
  func otherThresholdsAreRefusedAndQuoted(_ words: String) {
    #expect(
      throws: PropertyError.invalid(
        .fillThresholds, value: words, allowed: "a list such as 0:#e05d44,2:#dfb317,4:#4c1, its values rising"
      )
    ) { try RequestDraft.reading([("fill-thresholds", words)]) }
  }
}
