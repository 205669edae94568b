import RatingLayout
import RatingNumbers
import RatingStyling
import Testing

/// What a picture is called in the language of its locale.
@Suite struct LanguageTests {
  private static func name(
    _ rating: String, _ locale: String, _ change: (inout RatingStyle.Properties) -> Void = { _ in }
  ) throws -> String {
    try laidOut(rating) {
      $0.locale = NumberLocale(locale)
      change(&$0)
    }.name
  }

  private static func labels(_ locale: String, stars: Int = 5) throws -> [String] {
    try laidOut("3") {
      $0.locale = NumberLocale(locale)
      $0.stars = stars
    }.labels
  }

  @Test(arguments: [
    ("en", "3.5 out of 5 stars", "not rated"), ("en-IN", "3.5 out of 5 stars", "not rated"),
    ("ar", "٣٫٥ من ٥ نجوم", "بدون تقييم"), ("ar-AE", "3.5 من 5 نجوم", "بدون تقييم"),
    ("bg", "3,5 от 5 звезди", "без оценка"), ("ca", "3,5 de 5 estrelles", "sense valorar"),
    ("cs", "3,5 z 5 hvězdiček", "bez hodnocení"), ("da", "3,5 ud af 5 stjerner", "ikke bedømt"),
    ("de", "3,5 von 5 Sternen", "nicht bewertet"), ("de-CH", "3.5 von 5 Sternen", "nicht bewertet"),
    ("el", "3,5 από 5 αστέρια", "χωρίς βαθμολογία"), ("es", "3,5 de 5 estrellas", "sin valorar"),
    ("et", "5 tärnist 3,5", "hindamata"), ("fa", "۳٫۵ از ۵ ستاره", "بدون امتیاز"),
    ("fi", "3,5 / 5 tähteä", "ei arvioitu"), ("fr", "3,5 sur 5 étoiles", "aucune note"),
    ("he", "3.5 מתוך 5 כוכבים", "ללא דירוג"), ("hi", "5 में से 3.5 स्टार", "कोई रेटिंग नहीं"),
    ("hr", "3,5 od 5 zvjezdica", "bez ocjene"), ("hu", "5 csillagból 3,5", "nincs értékelés"),
    ("id", "3,5 dari 5 bintang", "belum ada penilaian"), ("it", "3,5 su 5 stelle", "nessuna valutazione"),
    ("ja", "星5個中3.5個", "評価なし"), ("ko", "별 5개 중 3.5개", "평가 없음"),
    ("lt", "3,5 iš 5 žvaigždučių", "neįvertinta"), ("lv", "3,5 no 5 zvaigznēm", "nav vērtējuma"),
    ("nb", "3,5 av 5 stjerner", "ikke vurdert"), ("nl", "3,5 van 5 sterren", "niet beoordeeld"),
    ("no", "3,5 av 5 stjerner", "ikke vurdert"), ("pl", "3,5 z 5 gwiazdek", "brak oceny"),
    ("pt", "3,5 de 5 estrelas", "sem avaliação"), ("pt-BR", "3,5 de 5 estrelas", "sem avaliação"),
    ("ro", "3,5 din 5 stele", "fără evaluare"), ("ru", "3,5 из 5 звёзд", "нет оценок"),
    ("sk", "3,5 z 5 hviezdičiek", "bez hodnotenia"), ("sl", "3,5 od 5 zvezdic", "brez ocene"),
    ("sv", "3,5 av 5 stjärnor", "ej betygsatt"), ("th", "3.5 จาก 5 ดาว", "ยังไม่มีคะแนน"),
    ("tr", "5 yıldız üzerinden 3,5", "değerlendirilmedi"), ("uk", "3,5 із 5 зірок", "немає оцінок"),
    ("vi", "3,5 trên 5 sao", "chưa có đánh giá"), ("zh", "3.5 颗星（满分 5 颗星）", "暂无评分"),
    ("zh-TW", "3.5 顆星（滿分 5 顆星）", "尚無評分"),
  ])
  func everyLanguageNamesARating(_ locale: String, _ rated: String, _ notRated: String) throws {
    #expect(try Self.name("3.5", locale) == rated)
    #expect(try Self.name("none", locale) == notRated)
    #expect(try Self.name("none", locale) { $0.title = "{value}/{out-of}" } == notRated)
  }

  @Test(arguments: [
    ("de", 1, "1 von 1 Stern"), ("fr", 1, "1 sur 1 étoile"), ("pl", 1, "1 z 1 gwiazdki"),
    ("cs", 3, "1 ze 3 hvězdiček"), ("ru", 21, "1 из 21 звезды"), ("ru", 11, "1 из 11 звёзд"),
    ("hr", 3, "1 od 3 zvjezdice"), ("sl", 2, "1 od 2 zvezdic"), ("lt", 21, "1 iš 21 žvaigždutės"),
    ("lv", 11, "1 no 11 zvaigznēm"), ("lv", 21, "1 no 21 zvaigznes"), ("ro", 20, "1 din 20 de stele"),
    ("he", 2, "1 מתוך שני כוכבים"), ("ar", 1, "١ من نجمة واحدة"), ("ar", 11, "١ من ١١ نجمة"),
    ("ar", 10, "١ من ١٠ نجوم"),
  ])
  func theWordForStarsAgreesWithTheirNumber(_ locale: String, _ stars: Int, _ right: String) throws {
    #expect(try Self.name("1", locale) { $0.stars = stars } == right)
  }

  /// Of a scale that is not counted in stars.
  @Test(arguments: [
    ("de", "86 von 100"), ("pl", "86 na 100"), ("cs", "86 z celkových 100"), ("ja", "100点満点中86点"),
    ("tr", "100 üzerinden 86"), ("fa", "۸۶ از ۱۰۰"), ("hu", "86 / 100"), ("zh", "86 分（满分 100 分）"),
  ])
  func aScaleOfItsOwnHasNoStars(_ locale: String, _ right: String) throws {
    #expect(try Self.name("86", locale) { $0.outOf = DecimalNumber(100) } == right)
  }

  @Test func labelsHaveTheirPlurals() throws {
    let rows: [(String, [String])] = [
      ("de", ["1 Stern", "2 Sterne", "3 Sterne", "4 Sterne", "5 Sterne"]),
      ("pl", ["1 gwiazdka", "2 gwiazdki", "3 gwiazdki", "4 gwiazdki", "5 gwiazdek"]),
      ("cs", ["1 hvězdička", "2 hvězdičky", "3 hvězdičky", "4 hvězdičky", "5 hvězdiček"]),
      ("ru", ["1 звезда", "2 звезды", "3 звезды", "4 звезды", "5 звёзд"]),
      ("sl", ["1 zvezdica", "2 zvezdici", "3 zvezdice", "4 zvezdice", "5 zvezdic"]),
      ("lt", ["1 žvaigždutė", "2 žvaigždutės", "3 žvaigždutės", "4 žvaigždutės", "5 žvaigždutės"]),
      ("ar", ["نجمة واحدة", "نجمتان", "٣ نجوم", "٤ نجوم", "٥ نجوم"]),
      ("ja", ["星1個", "星2個", "星3個", "星4個", "星5個"]),
      ("fa", ["۱ ستاره", "۲ ستاره", "۳ ستاره", "۴ ستاره", "۵ ستاره"]),
    ]
    for (locale, right) in rows { #expect(try Self.labels(locale) == right) }
    let many = try Self.labels("pl", stars: 100)
    #expect(many[11] == "12 gwiazdek" && many[20] == "21 gwiazdek" && many[21] == "22 gwiazdki")
    let russian = try Self.labels("ru", stars: 100)
    #expect(russian[10] == "11 звёзд" && russian[20] == "21 звезда" && russian[99] == "100 звёзд")
    #expect(try Self.labels("ro", stars: 20)[19] == "20 de stele")
    #expect(try Self.labels("lv", stars: 30)[9...11] == ["10 zvaigžņu", "11 zvaigžņu", "12 zvaigžņu"])
    #expect(try Self.labels("ar", stars: 100)[10] == "١١ نجمة")
  }

  @Test func labelsHaveATemplate() throws {
    let layout = try laidOut("2") {
      $0.stars = 2
      $0.outOf = DecimalNumber(5)
      $0.labelTemplate = "choose\n{stars}: {value}/{out-of}"
      $0.locale = NumberLocale("de")
    }
    #expect(layout.labels == ["choose 1: 2,5/5", "choose 2: 5/5"])
    // A third of a scale of ten, as it is rounded to be read.
    let thirds = try laidOut("2") {
      $0.stars = 3
      $0.outOf = DecimalNumber(10)
      $0.labelTemplate = "{value}"
    }
    #expect(thirds.labels == ["3.33", "6.67", "10"])
    // Counted from 0, told from 1.
    let fromZero = try laidOut("0") {
      $0.firstRating = 0
      $0.labelTemplate = "{value} of {out-of}"
    }
    #expect(fromZero.labels.first == "1 of 5" && fromZero.labels.last == "5 of 5")
  }

  @Test func whatIsNotRatedHasWordsOfItsOwn() throws {
    let layout = try laidOut("none") {
      $0.noneText = "be the first of {stars}\u{2028}to rate"
      $0.locale = NumberLocale("de")
    }
    #expect(layout.name == "be the first of 5 to rate")
    #expect(try laidOut("3") { $0.noneText = "new" }.name == "3 out of 5 stars")
    #expect(throws: PropertyError.self) { try laidOut("none") { $0.noneText = "{value}" } }
  }

  /// A title of one's own has the locale's numbers; without a locale they are plain.
  @Test func aTitlesNumbersAreTheLocales() throws {
    #expect(
      try Self.name("3.5", "de") {
        $0.title = "{value} ({count})"; $0.count = 12_345
      } == "3,5 (12.345)")
    let plain = try laidOut("3.5") {
      $0.title = "{value} ({count})"
      $0.count = 12_345
    }
    #expect(plain.name == "3.5 (12345)")
  }
}
