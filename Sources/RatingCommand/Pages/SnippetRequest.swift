import RatingBatch
import RatingGeometry
import RatingNumbers
import RatingStyling
import StarRating

/// What the words of a command say about a snippet.
struct SnippetRequest {
  private let language: SnippetLanguage
  private let source: String
  private let densities: [(source: String, scale: DecimalNumber)]
  private let darkSource: String?
  private let link: String?
  private let isOfOwnSize: Bool
  /// Whether the picture that is shown is a PNG.
  let isPixels: Bool

  /// Nil where no snippet is asked for.
  init?(_ scan: OptionScan, _ files: [OutputFile], _ output: OutputProperties) throws(CommandError) {
    let source = try SnippetRequest.address(.snippetSource, scan)
    let darkSource = try SnippetRequest.address(.darkSource, scan)
    let link = try SnippetRequest.address(.link, scan)
    guard let word = scan.value(of: .snippet) else {
      for option in [Option.snippetSource, .darkSource, .link] where scan.has(option) {
        throw .optionWithout(option: "--\(option.name)", needed: "--snippet")
      }
      return nil
    }
    guard let language = SnippetLanguage(rawValue: word) else {
      throw .invalidOption(option: "--snippet", value: word, allowed: SnippetLanguage.allowed)
    }
    let pictures = files.filter {
      $0.path != OutputFile.standardOutput && ($0.format == .svg || $0.format == .png)
    }
    guard let address = source ?? pictures.first.map({ WebAddress.of(path: $0.path) }) else {
      throw .missingSource
    }
    let scaled = pictures.filter { $0.format == .png }
    self.language = language
    self.source = address
    self.darkSource = darkSource
    self.link = link
    // Over a photo all scales have its pixels.
    let isOneSet =
      scaled.count > 1 && scaled.count == pictures.count && output.scales.count == scaled.count
      && !scan.has(.over)
    densities =
      source == nil && isOneSet ? scaled.map { (WebAddress.of(path: $0.path), $0.scale) } : []
    isPixels = pictures.first.map { $0.format == .png } ?? (OutputFormat(path: address) == .png)
    isOfOwnSize = !isPixels || output.scales[0] == DecimalNumber(1)
  }

  /// - Parameter size: the picture's, in points.
  func text(name: String, size: Size) -> String {
    let snippet = Snippet(
      source: source, densities: densities, darkSource: darkSource, link: link, name: name,
      width: Int(saturating: size.width.rounded(.up)), height: Int(saturating: size.height.rounded(.up)),
      isOfOwnSize: isOfOwnSize)
    return snippet.text(language)
  }

  private static func address(_ option: Option, _ scan: OptionScan) throws(CommandError) -> String? {
    guard let word = scan.value(of: option) else { return nil }
    guard let address = PageAddress(word) else {
      throw .invalidOption(option: "--\(option.name)", value: word, allowed: option.allowed)
    }
    return address.words
  }
}
