/// A language, with a region if that writes numbers otherwise: the words about ratings, and how numbers are written.
public struct NumberLocale: Sendable {
  /// Styles are copied often: what a locale knows is there once.
  private final class Storage: Sendable {
    let name: String
    let texts: LanguageTemplates
    let marks: NumberMarks

    init(_ name: String, _ texts: LanguageTemplates, _ marks: NumberMarks) {
      self.name = name
      self.texts = texts
      self.marks = marks
    }
  }

  private let storage: Storage

  private init(_ name: String, _ texts: LanguageTemplates, _ marks: NumberMarks) {
    storage = Storage(name, texts, marks)
  }

  /// The language, with a region where that matters: `de`, `de-CH`.
  public var name: String { storage.name }

  /// The locale of a name such as `de`, `de-DE`, `pt_BR` or `de_CH.UTF-8`: that of the region where it differs, else of
  /// the language. Nil for a language that is not known.
  public init?(_ name: String) {
    let tag = name.lowercased().prefix { $0 != "." && $0 != "@" }
    let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard
      parts.allSatisfy({ part in
        (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { isLetterOrDigit($0) }
      }),
      let locale = NumberLocale.known[parts.prefix(2).joined(separator: "-")]
        ?? NumberLocale.known[String(parts[0])]
    else { return nil }
    self = locale
  }

  package static let english = NumberLocale("en", LanguageTemplates(.english), .pointComma)

  /// Every locale by its name in small letters.
  private static let known: [String: NumberLocale] = {
    var known: [String: NumberLocale] = [:]
    for language in Language.all {
      let texts = LanguageTemplates(language)
      for (names, marks) in language.locales {
        for name in names { known[name.lowercased()] = NumberLocale(name, texts, marks) }
      }
    }
    return known
  }()

  static let allowed =
    "one of "
    + Language.all.flatMap { $0.locales.map { $0.names[0] } }.sorted().joined(separator: ", ")
    + ", a region behind it or not"
}

/// A letter of ASCII in small, or a digit.
private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

extension NumberLocale {
  /// Plain digits with this locale's marks.
  package func localized(_ digits: String) -> String { storage.marks.localized(digits) }

  /// What is said where nobody has rated yet.
  package var notRated: String { storage.texts.notRated }

  /// A rating on its scale.
  package var share: TextTemplate { storage.texts.share }

  /// A rating of so many stars, 1…100.
  package func name(ofStars count: Int) -> TextTemplate { storage.texts.name(ofStars: count) }

  /// So many stars, 1…100.
  package func label(ofStars count: Int) -> TextTemplate { storage.texts.label(ofStars: count) }

  /// The words in capitals; in Turkish those of i and ı differ.
  package func uppercased(_ words: String) -> String {
    guard name == "tr" else { return words.uppercased() }
    return String(words.map { $0 == "i" ? "İ" : $0 }).uppercased()
  }
}

extension NumberLocale: Hashable {
  /// Two locales are equal where their names are.
  public static func == (left: NumberLocale, right: NumberLocale) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
