import StarRating

/// A rating, a style and a scale drawn by lot: every property that moves a pixel, awkward sizes among them.
package struct RandomRating: Sendable, CustomStringConvertible {
  package let rating: String
  /// The style's properties as `RatingImage(_:words:)` reads them.
  package let words: String
  package let scale: Double

  package init(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var words = "stars=\(Int.random(in: 1...5, using: &random))"
    // Odd sizes without a gap let neighbours share a column of pixels.
    let tenths = Int.random(in: 30...300, using: &random)
    words += " size=\(tenths / 10).\(tenths % 10) points=\(Int.random(in: 3...8, using: &random))"
    for property in RandomRating.properties { words += property.randomElement(using: &random) ?? "" }
    self.words = words
    let hundredths = Int.random(in: 0...500, using: &random)
    rating = "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
    let scales: [Double] = [0.5, 1, 1, 1.25, 1.5, 2, 3]
    scale = scales.randomElement(using: &random) ?? 1
  }

  private static let properties = [
    [" step=exact", " step=exact", " step=half"], ["", " gap=0", " gap=0", " gap=2.5"],
    ["", " empty=#0000ff40", " empty=none"],
    ["", " empty-style=outline", " empty-style=none"],
    ["", "", " outline=#000", " outline=#00000080 outline-width=1.3"],
    ["", "", " background=#eee", " background=#33669980", " background=#33669980 background-radius=4.4"],
    ["", "", " direction=rtl", " direction=ttb", " direction=btt"],
    ["", "", "", " fill-direction=rtl", " fill-direction=ttb"],
    ["", "", "", " symbol=heart", " symbol=circle", " symbol=diamond"],
    ["", "", "", " corner-radius=0.1"], ["", "", "", " fill-measure=area"],
    [
      "", " fill=#ffb40080", " fill=#0a0", "", " fill=#ffb40080", " fill=#0a0",
      " fill=linear-gradient(90deg,red,#00f8)", " fill=linear-gradient(45deg,red,#ff0)",
    ],
    ["", "", "", " gradient-across=row"], ["", " padding=1.2,3", " padding=4"],
    ["", "", " state=highlighted", " state=disabled"],
  ]

  /// The picture that is asked for.
  package func image() throws -> RatingImage {
    try RatingImage(rating, words: words)
  }

  package var description: String { "\(rating) \(words) at \(scale)" }
}
