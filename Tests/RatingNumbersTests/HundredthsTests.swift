import RatingNumbers
import Testing

@Suite struct HundredthsTests {
  static func text(_ hundredths: Int) -> String {
    var text = TextBuffer()
    NumberText.append(hundredths: hundredths, to: &text)
    return text.string
  }

  @Test(arguments: [
    (0, "0"), (5, ".05"), (-5, "-.05"), (50, ".5"), (-325, "-3.25"), (4000, "40"), (4010, "40.1"), (1, ".01"),
    (123_456_789, "1234567.89"), (-100, "-1"), (10, ".1"), (101, "1.01"),
  ])
  func hundredthsAreWrittenAsShortAsTheyGo(hundredths: Int, right: String) {
    #expect(HundredthsTests.text(hundredths) == right)
  }

  @Test func theTextIsThatOfTheSameDecimalAndAsLongAsIsSaid() {
    for hundredths in Array(-12_345...12_345) + [999_999, 1_000_000, -1_000_001] {
      var general = TextBuffer()
      NumberText.append(Int64(hundredths), scale: 2, minimumPlaces: 0, leadingZero: false, to: &general)
      let text = HundredthsTests.text(hundredths)
      #expect(text == general.string)
      #expect(text.utf8.count == NumberText.length(ofHundredths: hundredths))
    }
  }

  @Test func aBufferHoldsAllThatIsAppendedWhateverItsFirstSize() {
    for capacity in [0, 1, 16, 17, 1_000] {
      var text = TextBuffer(capacity: capacity)
      var right = ""
      for number in 0..<500 {
        text.append("\(number)é")
        text.append(UInt8(ascii: ";"))
        text.append(" ")
        right += "\(number)é; "
      }
      #expect(text.string == right)
      #expect(text.count == right.utf8.count)
      #expect(text.array == Array(right.utf8))
    }
    #expect(TextBuffer().string.isEmpty)
  }
}
