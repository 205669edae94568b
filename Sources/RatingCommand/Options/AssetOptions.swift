import RatingBatch

/// The options that `assets` alone has.
enum AssetOptions {
  static let platform = Option(
    name: "platform", letter: nil, value: "NAMES", allowed: "ios, android, web, or several with commas",
    help: "ios: a catalog, android: drawables, web: srcset, sprites, a page; several with commas")
  static let output = Option(
    name: "output", letter: "o", value: "FOLDER", allowed: "a folder",
    help: "where the set goes; with ios alone NAME.xcassets is the catalog itself")
  static let from = Option(
    name: "from", letter: nil, value: "RATING", allowed: "a number such as 0.5",
    help: "the first rating; else the lowest, worst")
  static let to = Option(
    name: "to", letter: nil, value: "RATING", allowed: "a number such as 4.5",
    help: "the last rating; else the top, out-of")
  static let by = Option(
    name: "by", letter: nil, value: "STEP", allowed: "a number above 0",
    help: "from rating to rating; else 0.5")
  static let name = Option(
    name: "name", letter: nil, value: "NAME", allowed: "a name without slashes",
    help: "what names begin with: NAME_3_5; else rating")
  static let dark = Option(
    name: "dark", letter: nil, value: "FILE.json", allowed: "a JSON file of properties",
    help: "pictures for dark ground too: the properties that differ there")
  static let rightToLeft = Option(
    name: "rtl", letter: nil, value: nil, allowed: "", help: "mirror images for right-to-left layouts too")
  static let vector: Option = {
    var option = Option(
      name: "vector", letter: nil, value: "FORM",
      allowed: AssetVector.allCases.map(\.rawValue).joined(separator: ", "),
      help:
        "vectors in place of PNG: pdf (which is meant without a form) or svg with ios; android has xml, its own"
    )
    option.isValueOptional = true
    return option
  }()
  static let lowDensity = Option(
    name: "ldpi", letter: nil, value: nil, allowed: "", help: "android's lowest density too")
  static let dryRun = Option(
    name: "dry-run", letter: "n", value: nil, allowed: "", help: "print the files' paths and write nothing")

  static let all = [
    platform, output, from, to, by, name, dark, rightToLeft, vector, lowDensity, dryRun,
    .sync,
  ]
}
