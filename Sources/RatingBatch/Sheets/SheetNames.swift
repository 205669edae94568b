import RatingNumbers

/// The names of a sprite sheet's files.
struct SheetNames: Sendable {
  private let stem: String

  init(_ name: AssetName) {
    stem = "\(name.text)-sprite"
  }

  func picture(_ scale: Int) -> String { ScaledName.path("\(stem).png", scale: DecimalNumber(scale)) }

  func frames(_ scale: Int) -> String { ScaledName.path("\(stem).json", scale: DecimalNumber(scale)) }

  var styles: String { "\(stem).css" }
}
