import RatingLayout
import Testing

@Suite struct ShortCountTests {
  @Test(arguments: [
    (0, "0"), (7, "7"), (999, "999"), (1_000, "1k"), (1_049, "1k"), (1_050, "1.1k"), (1_099, "1.1k"),
    (1_100, "1.1k"),
    (9_949, "9.9k"), (9_950, "10k"), (10_000, "10k"), (10_499, "10k"), (10_500, "11k"), (999_499, "999k"),
    (999_500, "1M"), (999_999, "1M"), (1_000_000, "1M"), (1_050_000, "1.1M"), (999_499_999, "999M"),
    (999_500_000, "1G"), (1_000_000_000, "1G"), (12_345_678_901, "12G"), (1_500_000_000_000, "1.5T"),
    (999_500_000_000_000, "1P"), (9_000_000_000_000_000, "9P"),
  ])
  func countsAreShortAndTiesGoUp(_ count: Int, _ words: String) {
    let short = ShortCount.text(count)
    #expect(short.digits + short.unit == words)
  }
}
