#if Text
  import Foundation
  import TestSupport
  import Testing

  /// Fonts of colour pictures, which have no outlines. `Fixtures/fonts/colour.ttf` has U+1F600, which DejaVu Sans has
  /// too, and U+E000, both as pictures alone.
  @Suite struct ColorFontTests {
    private let folder: TemporaryFolder
    /// The variables under which the system's fonts and that one are there.
    private let environment: [String: String]

    init() throws {
      folder = try TemporaryFolder()
      _ = try folder.write(
        """
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig>
          <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
          <dir>\(RepositoryRoot.path("Fixtures/fonts"))</dir><cachedir>\(folder.path("cache"))</cachedir>
        </fontconfig>
        """, to: "fonts.conf")
      environment = ProcessInfo.processInfo.environment.merging(["FONTCONFIG_FILE": folder.path("fonts.conf")]
      ) {
        $1
      }
    }

    @Test(arguments: [["render", "3", "--text"], ["badge", "3", "--label"]])
    func whatOnlyAColourFontHasIsTold(_ arguments: [String]) throws {
      let run = try BuiltProgram.run(arguments + ["a\u{E000}b\u{10FFFD}"], environment: environment)
      #expect(run.status == 0)
      #expect(
        run.errorText
          == "star-rating: note: no installed font has U+10FFFD, only a colour font has U+E000: the text is drawn without\n"
      )
      let strict = try BuiltProgram.run(arguments + ["a\u{E000}", "--strict"], environment: environment)
      #expect(strict.status == 2 && strict.output.isEmpty)
      #expect(strict.errorText.contains("only a colour font has U+E000"))
    }

    @Test func aBadgeOfNothingElseIsAnError() throws {
      let run = try BuiltProgram.run(
        ["badge", "3", "--label", "\u{E000}"], environment: environment)
      #expect(run.status == 1)
      #expect(run.errorText.hasSuffix("the text cannot be drawn: only a colour font has U+E000\n"))
    }

    /// A font with the outline goes before a colour font, emoji or not.
    @Test func anOutlineGoesBeforeAPicture() throws {
      let arguments = ["render", "3", "--text", "a\u{1F600}"]
      let plain = try BuiltProgram.run(arguments)
      let both = try BuiltProgram.run(arguments, environment: environment)
      #expect(both.status == 0 && both.errorText == "")
      #expect(both.output == plain.output)
    }
  }
#endif
