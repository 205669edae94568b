#if Text
  import RatingLayout
  import RatingNumbers
  import RatingPixels
  import StarRating
  import TestSupport
  import Testing

  /// A badge's boxes, words and stars, in its pixels.
  @Suite struct BadgeTests {
    private static func badge(_ words: [(String, String)]) throws -> Badge { try badge("4.5", words) }

    private static func badge(_ rating: String, _ words: [(String, String)]) throws -> Badge {
      var draft = BadgeDraft()
      try draft.read(words.map { (name: $0.0, value: $0.1) })
      return try Badge(Rating(words: rating), style: BadgeStyle(draft.properties))
    }

    /// The columns of a box in which something else than its colour shows.
    private static func ink(_ picture: Pixmap, _ box: BadgeLayout.Box) -> (left: Int, right: Int)? {
      let columns = (Int(box.frame.minX)..<Int(box.frame.maxX)).filter { column in
        (0..<picture.height).contains { row in
          let color = picture[column, row]
          return abs(Int(color.red) - Int(box.color.red)) > 20
            || abs(Int(color.blue) - Int(box.color.blue)) > 20
        }
      }
      guard let first = columns.first, let last = columns.last else { return nil }
      return (first - Int(box.frame.minX), Int(box.frame.maxX) - 1 - last)
    }

    static let texts = [
      "rating", "R&D <5 \"x\" 'y' ]]> &amp;", "é Ñandú", "e\u{301}", "Gro\u{308}ße", "a     b", "  padded  ",
      "j", "f",
      "ÅÄÖ", "تقييم", "عربي 12", "レビュー", "评分", "평점", "😀", "a👨‍👩‍👧b", "★", "W", "....", "\u{202E}abc",
      String(repeating: "wide ", count: 51),
    ]

    /// The boxes fit the ink, even on both sides within two pixels; or an error names what no font has.
    @Test(arguments: texts, ["flat-square", "for-the-badge"])
    func boxesFitTheInk(_ text: String, _ form: String) throws {
      let words = [
        ("label", text), ("style", form), ("text", text), ("stars-shown", "no"), ("color", "#007"),
      ]
      let badge: Badge
      do { badge = try Self.badge("4", words) } catch RatingError.layout(.text(.engine(let reason))) {
        #expect(reason.hasPrefix("no installed font has U+"))
        return
      }
      let picture = try badge.pixmap()
      #expect(badge.layout.boxes.count == 2)
      for box in badge.layout.boxes {
        let (left, right) = try #require(Self.ink(picture, box))
        let margin = form == "flat-square" ? 5 : 12
        #expect(abs(left - right) <= 2)
        #expect((margin - 1...margin + 2).contains(min(left, right)))
      }
    }

    @Test func accentsComposedOrNotAreOnePicture() throws {
      let composed = try Self.badge([("label", "é")])
      let decomposed = try Self.badge([("label", "e\u{301}")])
      #expect(try composed.pixmap() == decomposed.pixmap())
    }

    /// `&` is as wide as it looks, not as its escape is long.
    @Test func widthIsMeasuredOnTheTextItself() throws {
      let one = try Self.badge([("label", "&")]).width
      #expect(try abs(Self.badge([("label", "8")]).width - one) <= 4)
      let spaced = try Self.badge([("label", "a\u{A0}\u{A0}\u{A0}b")]).width
      #expect(try spaced > Self.badge([("label", "a b")]).width + 5)
    }

    @Test(arguments: [
      ("flat", 20.0, 3.0), ("flat-square", 20, 0), ("plastic", 18, 4), ("for-the-badge", 28, 0),
    ])
    func formsHaveShieldsGeometry(_ form: String, _ height: Double, _ radius: Double) throws {
      let badge = try Self.badge([("label", "rating"), ("style", form)])
      #expect(badge.height == height)
      #expect(badge.layout.radius == radius)
      let (label, message) = (badge.layout.boxes[0].frame, badge.layout.boxes[1].frame)
      #expect(label.minX == 0 && label.maxX == message.minX && message.maxX == badge.width)
      let margin = form == "for-the-badge" ? 12.0 : 5
      // The text's width is odd.
      #expect((label.width - 2 * margin).truncatingRemainder(dividingBy: 2) == 1)
      #expect(badge.frames[0].x == message.minX + margin)
      #expect(badge.frames[4].x + badge.frames[4].width == message.maxX - margin)
      // A corner is clear where it is round.
      #expect(try (badge.pixmap()[0, 0].alpha < 128) == (radius > 0))
    }

    @Test func theFractionIsExact() throws {
      #expect(try Self.badge([("label", "a")]).levels == [1, 1, 1, 1, 0.5])
      let third = try Self.badge("3.37", [("label", "a")]).levels
      #expect(third[..<3] == [1, 1, 1] && abs(third[3] - 0.37) < 1e-9 && third[4] == 0)
      #expect(try Self.badge("4.3", [("label", "a"), ("step", "half")]).levels == [1, 1, 1, 1, 0.5])
      #expect(try Self.badge("4.5", [("label", "a"), ("compact", "yes")]).levels == [0.9])
      // A scale from 0: its 4 is the fifth of five stars.
      let fromZero = [("label", "a"), ("compact", "yes"), ("first-rating", "0")]
      #expect(try Self.badge("4", fromZero).levels == [1])
      #expect(try Self.badge("1.5", fromZero).levels == [0.5])
      #expect(try Self.badge("5", fromZero + [("out-of", "9")]).levels == [0.6])
      #expect(try Self.badge("0", fromZero + [("stars", "1")]).levels == [1])
      #expect(try Self.badge([("label", "a"), ("stars-shown", "no")]).frames.isEmpty)
    }

    @Test(arguments: [
      ("", "4.5 out of 5 stars"), ("rating", "rating: 4.5 out of 5 stars"),
      ("a\u{3}b", "ab: 4.5 out of 5 stars"),
    ])
    func theNameIsLabelColonName(_ label: String, _ name: String) throws {
      for compact in ["yes", "no"] {
        #expect(try Self.badge([("label", label), ("compact", compact)]).name == name)
      }
    }

    @Test func notRatedIsSaid() throws {
      let badge = try Self.badge("none", [("label", "rating"), ("text", "{value}")])
      #expect(badge.name == "rating: not rated")
      #expect(badge.levels == [0, 0, 0, 0, 0])
    }

    /// The same picture as the same words typed.
    @Test(arguments: [
      ("4.2", "{value}/{out-of}", "4.2/5", ""), ("0.30000000000000004", "{value}", "0.3", ""),
      ("2.6666666666666665", "{value}", "2.7", "decimals=1"), ("3", "{value}", "3.0", "decimals=1"),
      ("3.1", "{value}", "3.1", ""), ("4.5", "({count})", "(1.1k)", "count=1099"),
      ("4.5", "({count})", "(1M)", "count=999500"),
      ("4.5", "{value} {count}", "4,5 1,1k", "count=1099 locale=de"),
    ])
    func messagesSayTheirNumbers(_ rating: String, _ text: String, _ words: String, _ more: String) throws {
      let extra = more.split(separator: " ").map { word in
        let parts = word.split(separator: "=")
        return (String(parts[0]), String(parts[1]))
      }
      let asked = try Self.badge(rating, [("label", "a"), ("text", text)] + extra)
      let said = try Self.badge(rating, [("label", "a"), ("text", words)] + extra)
      #expect(try asked.pixmap() == said.pixmap())
    }

    /// Above a brightness of 0.69 words and stars are dark.
    @Test(arguments: [
      ("#afafaf", false), ("#b0b0b0", true), ("#fff", true), ("#000", false), ("#4c1", false),
    ])
    func wordsAndStarsShowOnTheirBox(_ color: String, isDark: Bool) throws {
      let words = [
        ("label", "MMM"), ("label-color", color), ("color", color), ("style", "flat-square"), ("size", "16"),
      ]
      let picture = try Self.badge("5", words).pixmap()
      let ink =
        isDark ? PixelColor(red: 0x33, green: 0x33, blue: 0x33) : PixelColor(red: 255, green: 255, blue: 255)
      let badge = try Self.badge("5", words)
      let star = badge.frames[0]
      #expect(picture[Int(star.center.x), Int(star.center.y)] == ink)
      #expect(picture.pixels[..<(picture.width * 14)].contains(ink.packed))
    }

    @Test func coloursThatAreNamedGoBeforeBrightness() throws {
      let words = [
        ("label", "MMM"), ("fill", "red"), ("empty", "lime"), ("size", "16"), ("style", "flat-square"),
      ]
      let badge = try Self.badge("4", words)
      let picture = try badge.pixmap()
      func centre(_ index: Int) -> PixelColor {
        picture[Int(badge.frames[index].center.x), Int(badge.frames[index].center.y)]
      }
      #expect(centre(0) == PixelColor(red: 255, green: 0, blue: 0))
      #expect(centre(4) == PixelColor(red: 0, green: 255, blue: 0))
    }

    /// `rtl` is the mirror image of `ltr`, words aside.
    @Test(arguments: BadgeStyle.Form.allCases)
    func rightToLeftIsTheMirrorImage(_ form: BadgeStyle.Form) throws {
      let words = [("style", form.rawValue), ("label-color", "navy")]
      let left = try Self.badge("2.3", words + [("logo", "M0 0h9v9z")])
      let right = try Self.badge("2.3", words + [("logo", "M9 0h-9v9z"), ("direction", "rtl")])
      #expect(
        left.layout.boxes.map { $0.frame.mirrored(inWidth: left.width) } == right.layout.boxes.map(\.frame))
      #expect(left.frames.map { $0.mirrored(inWidth: left.width) } == right.frames)
      let mirrored = try Raster(left.pixmap().mirrored)
      #expect(try mirrored.meanDifference(from: Raster(right.pixmap())) < 1.5)
    }

    /// SVG and PNG are one layout: librsvg's pixels are ours.
    @Test(
      arguments: BadgeStyle.Form.allCases,
      ["", "compact=yes", "stars-shown=no", "direction=rtl", "step=half"])
    func svgAndPNGAgree(_ form: BadgeStyle.Form, _ more: String) throws {
      let parts = more.split(separator: "=").map(String.init)
      let badge = try Self.badge(
        "2.7",
        [("label", "Größe"), ("style", form.rawValue), ("text", "{value}")]
          + (parts.isEmpty ? [] : [(parts[0], parts[1])]))
      let painted = try PixmapReading.svg(Array(badge.svg.utf8), zoom: 2)
      #expect(try Raster(painted).meanDifference(from: Raster(badge.pixmap(scale: 2))) <= 1)
    }

    /// Between the boxes nothing shines through, at any scale.
    @Test(arguments: [1.0, 1.25, 1.5, 1.7, 2, 3.3])
    func noLineShowsBetweenTheBoxes(_ scale: Double) throws {
      for form in BadgeStyle.Form.allCases {
        let badge = try Badge(4.5, label: "rating", form: form)
        let picture = try badge.pixmap(scale: scale)
        let row = picture.height / 2
        #expect((0..<picture.width).allSatisfy { picture[$0, row].alpha == 255 })
      }
    }

    @Test func drawingPartByPartIsDrawingWhole() throws {
      let badge = try Self.badge([("label", "rating"), ("text", "{value}"), ("state", "disabled")])
      let whole = try badge.pixmap(scale: 1.5)
      var parts = try Pixmap(width: whole.width, height: whole.height)
      for x in stride(from: 0.0, to: badge.width, by: 7) {
        try badge.draw(Badge.Rect(x: x, y: 0, width: 7, height: badge.height), into: &parts, scale: 1.5)
      }
      #expect(parts == whole)
    }

    @Test func aLogoOfPixelsStandsBeforeTheLabel() throws {
      let red = PixelColor(red: 255, green: 0, blue: 0)
      let pixels = try Pixmap(width: 2, height: 2, pixels: [UInt32](repeating: red.packed, count: 4))
      let picture = RatingStyle.Picture(pixels, encoded: EncodedPicture(.png, []))
      let badge = try Badge(
        Rating(4.5),
        style: BadgeStyle {
          $0.label = "rating"
          $0.logo = .picture(picture)
        })
      let plain = try Badge(4.5, label: "rating")
      #expect(badge.width == plain.width + 17)
      #expect(badge.layout.logo == Badge.Rect(x: 5, y: 3, width: 14, height: 14))
      let drawn = try badge.pixmap()
      for (x, y, isLogo) in [(5, 3, true), (18, 16, true), (4, 10, false), (19, 10, false), (10, 2, false)] {
        #expect((drawn[x, y] == red) == isLogo)
      }
    }

    @Test func aBadgeIsNoLargerThanAPictureMayBe() throws {
      let badge = try Badge(4.5, label: String(repeating: "W", count: 256))
      #expect(throws: RatingError.self) { try badge.png(scale: 16) }
      #expect(throws: RatingError.self) { try Badge(4.5, label: String(repeating: "W", count: 257)) }
      #expect(throws: RatingError.self) { try Badge(.nan, label: "a") }
    }
  }
#endif
