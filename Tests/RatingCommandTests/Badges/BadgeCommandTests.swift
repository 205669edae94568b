import Foundation
import RatingPixels
import StarRating
import TestSupport
import Testing

/// `badge` through the built program.
@Suite struct BadgeCommandTests {
  #if Text
    private func svg(_ arguments: [String]) throws -> String {
      let run = try BuiltProgram.run(["badge"] + arguments)
      #expect(run.status == 0 && run.errorText == "")
      return run.outputText
    }

    @Test func filesOfEachFormatAreOnePicture() throws {
      let folder = try TemporaryFolder()
      let run = try BuiltProgram.run(
        ["badge", "4.5", "--label", "rating", "-o", "b.svg", "-o", "b.png", "-o", "b.pdf", "--scale", "1,2"],
        folder: folder.path)
      #expect(run.status == 0 && run.output.isEmpty && run.errorText == "")
      #expect(try folder.names == ["b.pdf", "b.png", "b.svg", "b@2x.png"])
      let picture = try PixmapReading.png(folder.read("b@2x.png"))
      let painted = try PixmapReading.svg(folder.read("b.svg"), zoom: 2)
      #expect(Raster(painted).meanDifference(from: Raster(picture)) <= 1)
      let page = try Tool("pdftoppm").run(["-png", "-r", "144", folder.path("b.pdf")])
      #expect(try Raster(PixmapReading.png(page.output)).width == picture.width)
    }

    /// Ten letters as outlines, their shadows, five stars and two gradients.
    @Test(
      arguments: [
        "repository", "javascript", "experience", "background", "Großartige", "downloads5", "abcdefghij",
        "aggregates",
      ],
      ["flat", "flat-square", "plastic", "for-the-badge"])
    func anSVGOfTenLettersIsBelowFourKilobytes(_ label: String, _ form: String) throws {
      #expect(label.count == 10)
      #expect(try svg(["4.5", "--label", label, "--style", form]).utf8.count < 4_096)
    }

    // C18

    /// Two badges in one page, the first one shown or hidden: neither takes the other's paints.
    @Test(arguments: ["<g>", "<g display=\"none\">"], ["flat", "plastic"])
    func inlinedBadgesKeepTheirColours(_ group: String, _ form: String) throws {
      let first = try svg(["1.5", "--label", "rating", "--color", "#FF0000", "--style", form])
      let second = try svg(["4.2", "--label", "rating", "--color", "#0000FF", "--style", form])
      let moved = second.replacing("<svg ", with: "<svg y=\"40\" ", maxReplacements: 1)
      let page =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"200\" height=\"60\">\(group)\(first)</g>\(moved)</svg>"
      let painted = try PixmapReading.svg(Array(page.utf8))
      let alone = try PixmapReading.svg(Array(second.utf8))
      for row in 0..<alone.height {
        for column in 0..<alone.width { #expect(painted[column, 40 + row] == alone[column, row]) }
      }
    }

    @Test func identifiersOfBadgesAreDisjointAndUnique() throws {
      var seen: Set<String> = []
      let pictures = [
        ["1.5", "--label", "rating"], ["4.2", "--label", "rating"], ["1.5", "--label", "ratinG"],
        ["1.5", "--label", "rating", "--symbol", "heart"],
        ["1.5", "--label", "rating", "--style", "plastic"],
      ]
      for arguments in pictures {
        let document = try svg(arguments)
        let ids = document.matches(of: /id="([^"]+)"/).map { String($0.1) }
        #expect(!ids.isEmpty && Set(ids).count == ids.count)
        #expect(seen.isDisjoint(with: ids))
        seen.formUnion(ids)
        let wanted = document.matches(of: /(?:url\(|href=")#([^")]+)/).map { String($0.1) }
        #expect(Set(wanted) == Set(ids))
        #expect(try svg(arguments) == document)
      }
      let prefixed = try svg(pictures[0] + ["--id-prefix", "page-"])
      #expect(prefixed.matches(of: /id="([^"]+)"/).allSatisfy { $0.1.hasPrefix("page-") })
    }

    // C20

    @Test(arguments: [
      ("R&D <5 \"x\" 'y' ]]> &amp;", "R&D <5 \"x\" 'y' ]]> &amp;"), ("a\u{3}b\u{B}c\u{FFFE}", "abc"),
      ("a\nb\u{2028}c\td", "a b c d"), ("<script>alert(1)</script>", "<script>alert(1)</script>"),
    ])
    func aLabelIsWordsWhateverItHolds(_ label: String, _ words: String) throws {
      let document = try XMLReading(Array(svg(["4.5", "--label", label]).utf8))
      #expect(document.text == "\(words): 4.5 out of 5 stars")
      #expect(Set(document.elements) == ["svg", "title", "defs", "linearGradient", "stop", "path", "use"])
      #expect(!document.attributes.contains { $0.lowercased().hasPrefix("on") })
      // What is shown is what is named.
      #expect(try svg(["4.5", "--label", label]) == svg(["4.5", "--label", words]))
    }

    // C21, C22

    @Test(
      arguments: [
        "label-color", "color", "label-text-color", "logo-color", "style", "compact", "stars-shown", "fill",
        "empty",
        "text-color", "font", "size", "gap", "logo",
      ], InjectionTests.values + ["#ff", "#GGGGGG", "ffb40", "#12345", "", " "])
    func aValueWithMarkupOrNoneIsRefused(_ option: String, _ value: String) throws {
      // A switch has its value in configurations alone.
      let run =
        option == "compact"
        ? try BuiltProgram.run(["badge", "3", "--label", "a", "--compact=\(value)"])
        : try BuiltProgram.run(["badge", "3", "--label", "a", "--\(option)", value])
      // A font's name may be of letters and digits; a file that is not there is no wrong word.
      if option == "font", value == "ffb40" || value == " " { return }
      #expect(run.status == (option == "logo" && run.errorText.contains("cannot be read from") ? 1 : 2))
      #expect(!run.wasSignalled && run.output.isEmpty)
      #expect(run.errorText.hasPrefix("star-rating: error: "))
    }

    @Test(arguments: ["fff", "#FFF", "ffb400", "#ffb400", "#6092c06b", "red", "transparent", "brightgreen"])
    func coloursAreAccepted(_ color: String) throws {
      _ = try svg(["3", "--label", "a", "--color", color, "--label-color", color])
    }

    // C23, C24

    @Test(arguments: ["flat", "flat-square", "plastic", "for-the-badge"])
    func aDocumentStandsAloneAndHasOneName(_ form: String) throws {
      let document = try svg(
        ["4.6", "--label", "rating", "--text", "{value}", "--style", form, "--logo", "M0 0h9v9z"])
      #expect(document.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\""))
      #expect(document.contains(" viewBox=\"0 0 ") && document.contains(" role=\"img\""))
      for word in [
        "<script", "<foreignObject", "@import", "<style", "style=", "<text", "font-family", "aria-label",
      ] {
        #expect(!document.contains(word))
      }
      // The namespaces, no other address.
      let addresses = document.matches(of: /"(https?:[^"]*)"/).map { String($0.1) }
      let links = document.contains("<use") ? ["http://www.w3.org/1999/xlink"] : []
      #expect(addresses == ["http://www.w3.org/2000/svg"] + links)
      #expect(document.matches(of: /href="([^"]*)"/).allSatisfy { $0.1.hasPrefix("#") })
      #expect(document.matches(of: /<title>([^<]*)<\/title>/).map(\.1) == ["rating: 4.6 out of 5 stars"])
    }

    // C26

    @Test func noFontAtAllIsAnError() throws {
      let folder = try TemporaryFolder()
      _ = try folder.write("<?xml version=\"1.0\"?><fontconfig></fontconfig>", to: "fonts.conf")
      for format in ["png", "svg", "pdf"] {
        let run = try BuiltProgram.run(
          ["badge", "4.5", "--label", "stars", "-o", "x.\(format)"],
          environment: ["FONTCONFIG_FILE": folder.path("fonts.conf")], folder: folder.path)
        #expect(run.status == 1)
        #expect(run.errorText.contains("there is no font on this machine"))
      }
      #expect(try folder.names == ["fonts.conf"])
    }

    @Test func aMissingFontIsNamedAndAnotherStandsIn() throws {
      let run = try BuiltProgram.run(["badge", "4.5", "--label", "stars", "--font", "NoSuchFont123"])
      #expect(run.status == 0)
      #expect(run.errorText.contains("the font \"NoSuchFont123\" is not installed"))
      let strict = try BuiltProgram.run(
        ["badge", "4.5", "--label", "stars", "--font", "NoSuchFont123", "--strict"])
      #expect(strict.status == 2 && strict.output.isEmpty)
    }

    /// Characters of a private plane, which no font has: some are told, a label of them alone is an error.
    @Test func missingCharactersAreNamed() throws {
      let some = try BuiltProgram.run(["badge", "4.5", "--label", "a\u{10FFFD}"])
      #expect(some.status == 0 && some.errorText.contains("no installed font has U+10FFFD"))
      for arguments in [["--label", "\u{10FFFD}"], ["--label", "a", "--text", "\u{10FFFD}"]] {
        let run = try BuiltProgram.run(["badge", "4.5"] + arguments)
        #expect(run.status == 1 && run.output.isEmpty)
        #expect(run.errorText.contains("no installed font has U+10FFFD"))
      }
      let nothing = try BuiltProgram.run(
        ["badge", "4.5", "--label", "a", "--stars-shown", "no", "--text", "\u{3}"])
      #expect(nothing.status == 1 && nothing.output.isEmpty)
    }

    // C31, C32

    @Test(arguments: ["nan", "inf", "1e400", "4.2abc", "", " 4.5 ", "0x1p2"])
    func aRatingThatIsNoneIsRefused(_ rating: String) throws {
      let run = try BuiltProgram.run(["badge", rating, "--label", "a"])
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errorText.contains("rating cannot be \"\(rating)\""))
    }

    @Test func aRatingBeyondItsScaleIsClampedWithANote() throws {
      let run = try BuiltProgram.run(["badge", "6", "--label", "a", "--text", "{value}"])
      #expect(run.errorText == "star-rating: note: rating 6 is beyond 0 to 5: it is drawn as 5\n")
      #expect(try run.outputText == svg(["5", "--label", "a", "--text", "{value}"]))
    }

    @Test func aHugeLabelIsRefused() throws {
      let run = try BuiltProgram.run(["badge", "4", "--label", String(repeating: "a", count: 100_000)])
      #expect(run.status == 2 && run.output.isEmpty && run.error.count < 1_000)
    }

    /// A property that says nothing beside the others is told.
    @Test(arguments: [
      (["--stars-shown", "no", "--symbol", "heart"], "symbol says nothing where no stars are shown"),
      (["--color", "red", "--fill-thresholds", "0:red"], "fill-thresholds says nothing beside color"),
      (["--text-color", "red"], "text-color says nothing where the stars have no text beside them"),
      (["--logo-color", "red"], "logo-color says nothing without a logo"),
      (["--scale", "2"], "scale says nothing for vectors, which are drawn at any"),
    ])
    func idlePropertiesAreTold(_ arguments: [String], _ note: String) throws {
      let run = try BuiltProgram.run(["badge", "4", "--label", "a"] + arguments)
      #expect(run.status == 0)
      #expect(run.errorText == "star-rating: note: \(note)\n")
    }

    @Test func aLogoIsAFileOrPathData() throws {
      let folder = try TemporaryFolder()
      try RatingImage(5, style: RatingStyle { $0.stars = 1 }).write(to: folder.path("logo.png"))
      let run = try BuiltProgram.run(
        ["badge", "4", "--label", "a", "--logo", "logo.png", "-o", "b.svg", "-o", "b.png"],
        folder: folder.path)
      #expect(run.status == 0 && run.errorText == "")
      let document = String(decoding: try folder.read("b.svg"), as: UTF8.self)
      #expect(document.matches(of: /<image [^>]*href="data:image\/png;base64,/).count == 1)
      let painted = try PixmapReading.svg(folder.read("b.svg"))
      #expect(
        try Raster(painted).meanDifference(from: Raster(PixmapReading.png(folder.read("b.png")))) <= 1.5)
      let missing = try BuiltProgram.run(
        ["badge", "4", "--label", "a", "--logo", "no.png"], folder: folder.path)
      #expect(missing.status == 1)
      #expect(missing.errorText.contains("logo cannot be read from \"no.png\": No such file"))
      // What begins as path data is told as path data.
      let broken = try BuiltProgram.run(
        ["badge", "4", "--label", "a", "--logo", "M0 0h9"], folder: folder.path)
      #expect(broken.status == 2 && broken.errorText.contains("the path encloses no area, at character 7"))
      _ = try folder.write("words", to: "words.png")
      let words = try BuiltProgram.run(
        ["badge", "4", "--label", "a", "--logo", "words.png"], folder: folder.path)
      #expect(words.status == 2 && words.errorText.contains("logo cannot be \"words.png\""))
    }

    #if JSON
      @Test func aConfigurationHoldsBadgesToo() throws {
        let folder = try TemporaryFolder()
        let words = """
          {"label": "rating", "style": "plastic", "compact": true, "label-color": "blue", "symbol": "heart",
           "stars-shown": "yes", "logo": null}
          """
        _ = try folder.write(words, to: "b.json")
        let configured = try BuiltProgram.run(
          ["badge", "4.5", "--config", "b.json", "--symbol", "circle"], folder: folder.path)
        #expect(configured.status == 0 && configured.errorText == "")
        #expect(
          try configured.outputText
            == svg([
              "4.5", "--label", "rating", "--style", "plastic", "--compact", "--label-color", "blue",
              "--symbol",
              "circle",
            ]))
        _ = try folder.write("{\"style\": \"round\"}", to: "wrong.json")
        let wrong = try BuiltProgram.run(["badge", "4.5", "--config", "wrong.json"], folder: folder.path)
        #expect(wrong.status == 2)
        #expect(wrong.errorText.contains("wrong.json: style cannot be \"round\""))
        // A row of stars has none of these.
        let row = try BuiltProgram.run(["render", "4.5", "--config", "b.json"], folder: folder.path)
        #expect(row.status == 2 && row.errorText.contains("there is no property \"label\""))
      }
    #endif

    @Test func helpListsWhatABadgeHas() throws {
      let help = try BuiltProgram.run(["help", "badge"]).outputText
      for property in BadgeStyle.Property.allCases { #expect(help.contains("  --\(property.rawValue) ")) }
      #expect(help.contains("  --symbol VALUE") && help.contains("\nBadge\n"))
      for idle in ["width", "padding", "preset", "background", "panel"] {
        #expect(!help.contains("  --\(idle) "))
      }
      // Asked for all the same, it is told why it is not there.
      let run = try BuiltProgram.run(["badge", "4", "--label", "a", "--width", "90"])
      #expect(run.status == 2 && run.errorText.contains("width says nothing in a badge: "))
    }
  #else
    @Test func aLabelWithoutTheTraitOfTextIsAClearErrorAndStarsAloneAreDrawn() throws {
      let run = try BuiltProgram.run(["badge", "4.5", "--label", "rating"])
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errorText.contains("built without text"))
      let stars = try BuiltProgram.run(["badge", "4.5"])
      #expect(stars.status == 0 && stars.outputText.hasPrefix("<svg "))
    }
  #endif
}
