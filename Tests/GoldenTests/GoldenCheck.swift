import Foundation
import RatingCodecs
import RatingPixels

/// Compares a picture with the goldens of a folder: a PNG by its pixels, an SVG by its bytes.
struct GoldenCheck {
  let folder: URL
  let mode: GoldenMode

  static let howToRecord =
    "RECORD=1 swift test --filter GoldenTests records what is missing or different: look at it, then commit"

  private var failedFile: URL { folder.appending(path: "actual.failed.png") }

  /// What is wrong, a line each; empty where both goldens hold.
  func problems(_ picture: GoldenPicture) throws -> [String] {
    if mode == .refused {
      return ["RECORD=1 is refused where CI is set: goldens are recorded where somebody looks at them"]
    }
    return [try pngProblem(picture), try svgProblem(picture)].compactMap { $0 }
  }

  private func pngProblem(_ picture: GoldenPicture) throws -> String? {
    try? FileManager.default.removeItem(at: failedFile)
    let file = folder.appending(path: "expected.png")
    guard let data = try? Data(contentsOf: file) else { return try settle(file, picture.png, "is missing") }
    guard let expected = try? PNGDecoder.pixmap(Array(data)) else {
      return try settle(file, picture.png, "is no PNG")
    }
    let sheet = DifferenceSheet(expected: expected, actual: picture.pixmap)
    guard let difference = sheet.difference else { return nil }
    if mode == .check {
      try Data(try PNGEncoder(scale: 1).bytes(try sheet.pixmap())).write(to: failedFile)
    }
    return try settle(
      file, picture.png,
      "differs: \(difference); expected, difference and actual lie in \(failedFile.path)")
  }

  private func svgProblem(_ picture: GoldenPicture) throws -> String? {
    let file = folder.appending(path: "expected.svg")
    guard let data = try? Data(contentsOf: file) else { return try settle(file, picture.svg, "is missing") }
    let expected = Array(data)
    guard expected != picture.svg else { return nil }
    let place = zip(expected, picture.svg).prefix { $0 == $1 }.count
    return try settle(
      file, picture.svg,
      "differs from byte \(place) on: …\(excerpt(expected, at: place))… became …"
        + "\(excerpt(picture.svg, at: place))…")
  }

  /// Records where that is asked for; either way a problem.
  private func settle(_ file: URL, _ bytes: [UInt8], _ reason: String) throws -> String {
    switch mode {
    case .record:
      try Data(bytes).write(to: file)
      return "recorded \(file.path): look at it, then commit"
    case .check, .refused:
      return "\(file.path) \(reason). \(GoldenCheck.howToRecord)"
    }
  }

  private func excerpt(_ bytes: [UInt8], at place: Int) -> String {
    String(decoding: bytes[max(0, place - 20)..<min(bytes.count, place + 40)], as: UTF8.self)
  }
}
