import Foundation
import RatingPixels
import StarRating
import TestSupport
import Testing

/// Text beside the stars, through the built program.
@Suite struct TextTests {
  #if Text
    @Test(arguments: ["4.5", "({count})", "Größe", "Gro\u{308}ße", "عربي", "R&D <5 \"x\" 'y' ]]> &amp;"])
    func textIsInkInPNGAndSVGAlike(_ text: String) throws {
      let image = try RatingImage(4.5, style: RatingStyle { $0.text = text })
      let plain = try RatingImage(4.5)
      #expect(image.width > plain.width + 5)
      let picture = try image.pixmap()
      var ink = 0
      for column in Int(plain.width)..<picture.width {
        for row in 0..<picture.height where picture[column, row].alpha > 128 { ink += 1 }
      }
      #expect(ink > 10)
      let painted = try PixmapReading.svg(Array(image.svg.utf8))
      #expect(Raster(painted).meanDifference(from: Raster(picture)) <= 1)
      #expect(!image.svg.contains("<text") && !image.svg.contains("font-family"))
    }

    /// The known advances of DejaVu Sans: 1303 units of 2048 a digit, 651 a point.
    @Test func advanceIsTheFontsOwn() throws {
      let style = try RatingStyle {
        $0.text = "4.5"
        $0.textSize = 100
        $0.textGap = 0
      }
      let image = try RatingImage(4.5, style: style)
      let row = try RatingImage(4.5)
      #expect(image.width - row.width == ((2 * 1_303 + 651) * 100 / 2_048.0).rounded(.up))
      #expect(image.notes.isEmpty)
    }

    @Test func composedAndDecomposedAccentsAreOnePicture() throws {
      let composed = try RatingImage(3, style: RatingStyle { $0.text = "é" })
      let decomposed = try RatingImage(3, style: RatingStyle { $0.text = "e\u{301}" })
      #expect(try composed.pixmap() == decomposed.pixmap())
    }

    @Test func spacesThatDoNotBreakKeepTheirRoom() throws {
      let one = try RatingImage(3, style: RatingStyle { $0.text = "a b" })
      let run = try RatingImage(3, style: RatingStyle { $0.text = " a   b" })
      #expect(try run.pixmap() == one.pixmap())
      let three = try RatingImage(3, style: RatingStyle { $0.text = "a\u{A0}\u{A0}\u{A0}b" })
      #expect(three.width > one.width + 5)
    }

    @Test func textStandsOnItsSideAndIsNotMirrored() throws {
      let end = try RatingImage(2.5, style: RatingStyle { $0.text = "12" })
      let right = try RatingImage(
        2.5,
        style: RatingStyle {
          $0.text = "12"
          $0.direction = .rtl
        })
      #expect(end.frames[0].x == 0)
      #expect(right.frames[0].x + right.frames[0].width == right.width)
      #expect(try right.pixmap() != end.pixmap())
      let above = try RatingImage(
        2.5,
        style: RatingStyle {
          $0.text = "12"
          $0.textPosition = .top
        })
      #expect(above.frames[0].y > 10)
      #expect(above.width == 136)
    }

    @Test(arguments: [60.0, 120, 200, 301.5])
    func rowAndTextFitIntoAFrame(width: Double) throws {
      let image = try RatingImage(
        2.5,
        style: RatingStyle {
          $0.text = "{value} of {out-of}"
          $0.width = width
        })
      #expect(image.width == width.rounded(.up))
      #expect(image.frames.allSatisfy { $0.x >= -1e-6 && $0.x + $0.width <= width + 1e-6 })
    }

    @Test(arguments: [
      ("en", "4.5 (12,345)", "4.5 out of 5 stars"), ("de", "4,5 (12.345)", "4,5 von 5 Sternen"),
      ("fr", "4,5 (12\u{202F}345)", "4,5 sur 5 étoiles"), ("de-CH", "4.5 (12’345)", "4.5 von 5 Sternen"),
      ("ar", "٤٫٥ (١٢٬٣٤٥)", "٤٫٥ من ٥ نجوم"),
    ])
    func aLocaleMarksTheNumbersOfTextAndName(locale: String, words: String, name: String) throws {
      let asked = try RatingStyle {
        $0.text = "{value} ({count})"
        $0.count = 12_345
        $0.locale = NumberLocale(locale)
      }
      let said = try RatingStyle {
        $0.text = words
        $0.locale = NumberLocale(locale)
      }
      #expect(try RatingImage(4.5, style: asked).svg == RatingImage(4.5, style: said).svg)
      #expect(try RatingImage(4.5, style: asked).name == name)
    }

    @Test func missingFontsAndCharactersAreNamed() throws {
      let font = try BuiltProgram.run(["render", "3", "--text", "a", "--font", "NoSuchFont123", "-f", "svg"])
      #expect(font.status == 0)
      #expect(
        font.errorText
          == "star-rating: note: the font \"NoSuchFont123\" is not installed: DejaVu Sans stands in for it\n")
      // A character of a private plane, which no font has.
      let character = ["render", "3", "--text", "a\u{10FFFD}", "-f", "svg"]
      let note = try BuiltProgram.run(character)
      #expect(note.status == 0 && note.errorText.contains("no installed font has U+10FFFD"))
      let strict = try BuiltProgram.run(character + ["--strict"])
      #expect(strict.status == 2 && strict.output.isEmpty)
    }

    @Test func noFontAtAllIsAnError() throws {
      let folder = try TemporaryFolder()
      _ = try folder.write("<?xml version=\"1.0\"?><fontconfig></fontconfig>", to: "fonts.conf")
      let run = try BuiltProgram.run(
        ["render", "3", "--text", "a", "-o", "x.png"],
        environment: ["FONTCONFIG_FILE": folder.path("fonts.conf")],
        folder: folder.path)
      #expect(run.status == 1)
      #expect(run.errorText.contains("there is no font on this machine"))
      #expect(try folder.names == ["fonts.conf"])
    }

    /// Text is loaded when it is asked for: the program itself links none of it.
    @Test func programLinksNoTextLibrary() throws {
      let run = try Tool("ldd").run([BuiltProgram.path()])
      #expect(run.outputText.contains("libcairo"))
      #expect(!run.outputText.contains("pango") && !run.outputText.contains("harfbuzz"))
    }
  #else
    @Test func textWithoutItsTraitIsAClearError() throws {
      let run = try BuiltProgram.run(["render", "3", "--text", "a"])
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errorText.contains("built without text"))
    }
  #endif
}
