import RatingNumbers
import RatingStyling

/// What a rating is of, as schema.org names it.
///
/// Guarantees: its name can be seen and has at most 256 characters; its type looks like one of schema.org's.
struct ReviewedItem {
  let name: String
  let type: String

  /// The types that search engines show ratings of.
  static let usualTypes = [
    "Product", "LocalBusiness", "Organization", "Restaurant", "Book", "Movie", "Recipe",
    "SoftwareApplication",
    "Course", "Event", "HowTo", "Game", "MediaObject", "CreativeWorkSeries",
  ]

  /// Nil where none is asked for.
  init?(_ scan: OptionScan) throws(CommandError) {
    for option in [Option.item, .itemType] where scan.has(option) && !scan.has(.jsonLD) {
      throw .optionWithout(option: "--\(option.name)", needed: "--json-ld")
    }
    guard let name = scan.value(of: .item) else {
      if scan.has(.itemType) { throw .optionWithout(option: "--item-type", needed: "--item") }
      return nil
    }
    guard !name.isBlank, name.unicodeScalars.count <= TextTemplate.limit else {
      throw .invalidOption(option: "--item", value: name, allowed: Option.item.allowed)
    }
    type = scan.value(of: .itemType) ?? ReviewedItem.usualTypes[0]
    guard ReviewedItem.isType(type) else {
      throw .invalidOption(option: "--item-type", value: type, allowed: Option.itemType.allowed)
    }
    self.name = name
  }

  /// Letters and digits, a small letter not in front: the form of schema.org's types.
  private static func isType(_ word: String) -> Bool {
    guard let first = word.first, !first.isLowercase, word.count <= 64 else { return false }
    return word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } && word.contains(where: \.isLetter)
  }
}
