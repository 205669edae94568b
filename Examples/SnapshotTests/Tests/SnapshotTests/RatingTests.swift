import StarRating
import StarRatingSnapshots
import Testing

/// Snapshots in Swift Testing.
@Suite struct RatingTests {
  /// The three lines that most tests need. Antialiasing is forgiven: the cairo of another system draws edges a
  /// little differently.
  @Test func stars() throws {
    let image = try RatingImage(3.5)
    try requireSnapshot(of: image, named: "half", antialiasing: true)
  }

  /// A name for each argument: they share the test's.
  @Test(arguments: [0, 1, 2.5, 5])
  func row(of rating: Double) throws {
    try requireSnapshot(of: RatingImage(rating).svg, named: "\(rating)")
  }

  /// A picture drawn by anything at all, as pixels.
  @Test func checkerboard() throws {
    var board = try Pixmap(width: 8, height: 8)
    for y in 0..<8 {
      for x in 0..<8 where (x + y).isMultiple(of: 2) {
        board[x, y] = PixelColor(red: 255, green: 180, blue: 0)
      }
    }
    try requireSnapshot(of: board)
  }

  /// For those who go on after a difference, and say so in their own words.
  @Test func enlarged() throws {
    let png = try RatingImage(3.5).png(scale: 2)
    if let problem = verifySnapshot(of: png, named: "2x", antialiasing: true) {
      Issue.record("the picture of twice the size: \(problem)")
    }
  }

  /// A golden that is not there fails, and nothing is written in its place.
  @Test func missingGoldenFails() throws {
    let problem = verifySnapshot(of: try RatingImage(1), named: "nowhere", mode: .never)
    #expect(problem?.contains("RatingTests/missingGoldenFails.nowhere.png is missing") == true)
  }
}
