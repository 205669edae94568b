import RatingStyling
import Testing

/// How a language writes numbers.
@Suite struct NumberLocaleTests {
  @Test(arguments: [
    ("en", "1,234.5", "12,345"), ("de", "1.234,5", "12.345"), ("de-AT", "1\u{A0}234,5", "12\u{A0}345"),
    ("fr", "1\u{202F}234,5", "12\u{202F}345"), ("nl", "1.234,5", "12.345"),
    // Of a number of four digits no group is set off.
    ("es", "1234,5", "12.345"), ("it", "1234,5", "12.345"), ("it-CH", "1234.5", "12’345"),
    ("pt-PT", "1234,5", "12\u{A0}345"), ("pl", "1234,5", "12\u{A0}345"), ("hu", "1234,5", "12\u{A0}345"),
    ("bg", "1234,5", "12\u{A0}345"), ("lv", "1234,5", "12\u{A0}345"), ("et", "1234,5", "12\u{A0}345"),
    ("sl", "1234,5", "12.345"),
    ("pt", "1.234,5", "12.345"), ("pt-BR", "1.234,5", "12.345"), ("ca", "1.234,5", "12.345"),
    ("es-MX", "1,234.5", "12,345"), ("es-US", "1,234.5", "12,345"), ("es-AR", "1.234,5", "12.345"),
    ("sk", "1\u{A0}234,5", "12\u{A0}345"), ("lt", "1\u{A0}234,5", "12\u{A0}345"),
    ("hr", "1.234,5", "12.345"), ("no", "1\u{A0}234,5", "12\u{A0}345"), ("zh-Hant", "1,234.5", "12,345"),
    ("ar", "١٬٢٣٤٫٥", "١٢٬٣٤٥"), ("ar-EG", "١٬٢٣٤٫٥", "١٢٬٣٤٥"), ("ar-MA", "1.234,5", "12.345"),
    ("ar-AE", "1,234.5", "12,345"), ("fa", "۱٬۲۳۴٫۵", "۱۲٬۳۴۵"),
  ])
  func marksGroupsAndDigitsAreTheLanguages(_ name: String, _ four: String, _ five: String) throws {
    let locale = try #require(NumberLocale(name))
    #expect(locale.localized("1234.5") == four)
    #expect(locale.localized("12345") == five)
    #expect(locale.localized("5") == (name == "fa" ? "۵" : name == "ar" || name == "ar-EG" ? "٥" : "5"))
  }

  @Test func indianGroupsAreOfTwo() throws {
    for name in ["hi", "en-IN"] {
      #expect(try #require(NumberLocale(name)).localized("1234567890") == "1,23,45,67,890")
    }
    #expect(NumberLocale("es")?.localized("1234567") == "1.234.567")
  }

  @Test(arguments: [
    ("de-DE", "de"), ("de_CH", "de-CH"), ("DE-at", "de-AT"), ("en-GB", "en"), ("pt_BR.UTF-8", "pt"),
    ("de_DE@euro", "de"), ("zh-Hant-TW", "zh-Hant"), ("zh_TW", "zh-TW"), ("zh-Hans-HK", "zh"), ("no", "no"),
    ("es-419", "es-419"),
  ])
  func aRegionFollowsOrNot(_ words: String, _ name: String) {
    #expect(NumberLocale(words)?.name == name)
  }

  @Test(arguments: ["", "xx", "german", "de-", "-de", "de--CH", "d", "de-ö", "de CH", "tlh", "none"])
  func anotherIsNone(_ words: String) {
    #expect(NumberLocale(words) == nil)
  }

  @Test func whatIsRefusedIsToldAllThatIsAllowed() throws {
    var draft = RequestDraft()
    let error = #expect(throws: PropertyError.self) { try draft.read([("locale", "tlh")]) }
    let words = try #require(error).description
    let all =
      "ar bg ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv nb nl no pl pt ro ru sk sl sv th tr uk vi zh"
    for name in all.split(separator: " ").map(String.init) + ["de-AT", "de-CH", "pt-PT", "en-IN", "zh-Hant"] {
      #expect(words.contains(" \(name),"))
    }
  }

  /// Turkish has a capital of its own for i.
  @Test func capitalsAreTheLanguages() {
    #expect(NumberLocale("tr")?.uppercased("değil ıspanak") == "DEĞİL ISPANAK")
    #expect(NumberLocale("de")?.uppercased("größe") == "GRÖSSE")
  }
}
