import StarRating

/// The formats that a command writes, and the option that asks for one of them.
struct OutputFormats {
  let option: Option
  private let formats: [OutputFormat]

  static let ofRows = OutputFormats(option: .format, formats: OutputFormat.allCases)
  /// An Android vector holds neither the gradients of a badge nor the outlines of a word.
  static let ofBadges = OutputFormats(option: .badgeFormat, formats: [.png, .svg, .pdf])

  var words: String { formats.map(\.rawValue).joined(separator: ", ") }

  /// The format that is asked for; nil where none is.
  func asked(_ scan: OptionScan) throws(CommandError) -> OutputFormat? {
    guard let word = scan.value(of: option) else { return nil }
    guard let format = OutputFormat(rawValue: word), formats.contains(format) else {
      throw .invalidOption(option: "--\(option.name)", value: word, allowed: words)
    }
    return format
  }

  /// The format that a file's name tells; SVG where it has no ending.
  func told(by path: String) throws(CommandError) -> OutputFormat {
    guard let format = OutputFormat(path: path) else {
      guard let ending = OutputFormat.ending(of: path) else { return .svg }
      if OutputFormats.others.contains(ending) { throw .unsupportedFormat(path: path, allowed: words) }
      let endings = formats.map { ".\($0.fileExtension)" }.joined(separator: ", ")
      throw .unknownEnding(path: path, allowed: endings)
    }
    guard formats.contains(format) else { throw .unsupportedFormat(path: path, allowed: words) }
    return format
  }

  /// The endings of picture formats that are not written here.
  private static let others: Set<String> = [
    "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "avif", "heic", "ico", "eps", "ps",
  ]
}
