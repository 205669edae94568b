import TestSupport
import Testing

/// What `badge` writes, and what it does not. Stars alone need no text.
@Suite struct BadgeFormatTests {
  /// Whatever the style: some badges would do, those with a word or a gradient do not.
  @Test(arguments: ["flat", "flat-square"])
  func aBadgeIsNoAndroidVector(_ form: String) throws {
    let folder = try TemporaryFolder()
    let requests = [
      (["-f", "android-vector"], "--format cannot be \"android-vector\": allowed is png, svg, pdf"),
      (
        ["-f", "android-vector", "--json-ld"],
        "--format cannot be \"android-vector\": allowed is png, svg, pdf"
      ),
      (
        ["-o", "b.xml"],
        "\"b.xml\" has the ending of a format that cannot be written: allowed is png, svg, pdf"
      ),
    ]
    for (words, error) in requests {
      let run = try BuiltProgram.run(["badge", "4.5", "--style", form] + words, folder: folder.path)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errorText == "star-rating: error: \(error)\n")
    }
    #expect(try folder.names.isEmpty)
    #expect(try !BuiltProgram.run(["help", "badge"]).outputText.contains("android"))
  }
}
