import RatingNumbers
import Testing

@Suite struct DecimalWordsTests {
  @Test(arguments: ["3,5", ",5", "-3,25", "0,000001", "1,099", "99999999999999999999,5"])
  func aNumberWithOneCommaForItsPointIsKnown(_ text: String) {
    #expect(DecimalNumber.hasComma(text))
  }

  @Test(arguments: [
    "", ",", "3,", "3.5", "3.5,2", "3,5.2", "1,2,3", "3,-5", "3,5 ", "3, 5", "a,b", "3，5", "3,5e1",
  ])
  func everythingElseIsNot(_ text: String) {
    #expect(!DecimalNumber.hasComma(text))
  }

  @Test(arguments: [
    (0, "0"), (3.5, "3.5"), (-0.000001, "-0.000001"), (1e15, "1000000000000000"), (1e20, "1e+20"),
    (1e-30, "1e-30"), (.infinity, "inf"), (9e17, "900000000000000000"), (1e18, "1e+18"),
  ])
  func aNumberIsToldExactly(value: Double, words: String) {
    #expect(DecimalNumber.words(value) == words)
  }
}
