// The languages: how each writes numbers, its plural, what it says where nobody has rated yet, a value on its scale,
// what follows that where stars are counted, the label of so many stars.
extension Language {
  static let english = Language(
    "en", .pointComma, regions: [("IN", .indian)], .one, "not rated", "{value} out of {out-of}",
    names: ["star", "stars"], labels: ["{stars} star", "{stars} stars"])

  static let all: [Language] = [
    Language(
      "ar", .arabic, regions: [("AE EH", .pointComma), ("MA DZ LY TN", .commaPoint)], .arabic, "بدون تقييم",
      "{value} من {out-of}",
      names: ["{value} من نجمة واحدة", "{value} من نجمتين", "نجوم", "نجمة", "نجمة"],
      labels: ["نجمة واحدة", "نجمتان", "{stars} نجوم", "{stars} نجمة", "{stars} نجمة"]),
    Language(
      "bg", .commaSpaceOfFive, .one, "без оценка", "{value} от {out-of}",
      names: ["звезда", "звезди"], labels: ["{stars} звезда", "{stars} звезди"]),
    Language(
      "ca", .commaPoint, .one, "sense valorar", "{value} de {out-of}",
      names: ["estrella", "estrelles"], labels: ["{stars} estrella", "{stars} estrelles"]),
    Language(
      "cs", .commaSpace, .czech, "bez hodnocení", "{value} z celkových {out-of}",
      names: [
        "{value} z {out-of} hvězdičky", "{value} ze {out-of} hvězdiček", "{value} z {out-of} hvězdiček",
      ], labels: ["{stars} hvězdička", "{stars} hvězdičky", "{stars} hvězdiček"]),
    Language(
      "da", .commaPoint, .one, "ikke bedømt", "{value} ud af {out-of}",
      names: ["stjerne", "stjerner"], labels: ["{stars} stjerne", "{stars} stjerner"]),
    Language(
      "de", .commaPoint, regions: [("AT", .commaSpace), ("CH LI", .swiss)], .one, "nicht bewertet",
      "{value} von {out-of}",
      names: ["Stern", "Sternen"], labels: ["{stars} Stern", "{stars} Sterne"]),
    Language(
      "el", .commaPoint, .one, "χωρίς βαθμολογία", "{value} από {out-of}",
      names: ["αστέρι", "αστέρια"], labels: ["{stars} αστέρι", "{stars} αστέρια"]),
    english,
    Language(
      "es", .commaPointOfFive,
      regions: [
        ("MX 419 BR BZ CU DO GT HN NI PA PE PR SV US", .pointComma), ("AR BO CL CO EC PY UY VE", .commaPoint),
        ("CR", .commaSpace),
      ], .one, "sin valorar", "{value} de {out-of}",
      names: ["estrella", "estrellas"], labels: ["{stars} estrella", "{stars} estrellas"]),
    Language(
      "et", .commaSpaceOfFive, .one, "hindamata", "{value} / {out-of}",
      names: ["{out-of} tärnist {value}", "{out-of} tärnist {value}"],
      labels: ["{stars} tärn", "{stars} tärni"]),
    Language(
      "fa", .persian, .none, "بدون امتیاز", "{value} از {out-of}",
      names: ["ستاره"], labels: ["{stars} ستاره"]),
    Language(
      "fi", .commaSpace, .one, "ei arvioitu", "{value} / {out-of}",
      names: ["tähti", "tähteä"], labels: ["{stars} tähti", "{stars} tähteä"]),
    Language(
      "fr", .commaThinSpace, regions: [("CA", .commaSpace), ("LU MA", .commaPoint)], .one, "aucune note",
      "{value} sur {out-of}",
      names: ["étoile", "étoiles"], labels: ["{stars} étoile", "{stars} étoiles"]),
    Language(
      "he", .pointComma, .two, "ללא דירוג", "{value} מתוך {out-of}",
      names: ["{value} מתוך כוכב אחד", "{value} מתוך שני כוכבים", "כוכבים"],
      labels: ["כוכב אחד", "שני כוכבים", "{stars} כוכבים"]),
    Language(
      "hi", .indian, .none, "कोई रेटिंग नहीं", "{out-of} में से {value}",
      names: ["स्टार"], labels: ["{stars} स्टार"]),
    Language(
      "hr", .commaPoint, .slavic, "bez ocjene", "{value} od {out-of}",
      names: ["zvjezdice", "zvjezdice", "zvjezdica"],
      labels: ["{stars} zvjezdica", "{stars} zvjezdice", "{stars} zvjezdica"]),
    Language(
      "hu", .commaSpaceOfFive, .none, "nincs értékelés", "{value} / {out-of}",
      names: ["{out-of} csillagból {value}"], labels: ["{stars} csillag"]),
    Language(
      "id", .commaPoint, .none, "belum ada penilaian", "{value} dari {out-of}",
      names: ["bintang"], labels: ["{stars} bintang"]),
    Language(
      "it", .commaPointOfFive, regions: [("CH", .swissOfFive)], .one, "nessuna valutazione",
      "{value} su {out-of}",
      names: ["stella", "stelle"], labels: ["{stars} stella", "{stars} stelle"]),
    Language(
      "ja", .pointComma, .none, "評価なし", "{out-of}点満点中{value}点",
      names: ["星{out-of}個中{value}個"], labels: ["星{stars}個"]),
    Language(
      "ko", .pointComma, .none, "평가 없음", "{out-of}점 만점에 {value}점",
      names: ["별 {out-of}개 중 {value}개"], labels: ["별 {stars}개"]),
    Language(
      "lt", .commaSpace, .lithuanian, "neįvertinta", "{value} iš {out-of}",
      names: ["žvaigždutės", "žvaigždučių", "žvaigždučių"],
      labels: ["{stars} žvaigždutė", "{stars} žvaigždutės", "{stars} žvaigždučių"]),
    Language(
      "lv", .commaSpaceOfFive, .latvian, "nav vērtējuma", "{value} no {out-of}",
      names: ["zvaigznes", "zvaigznēm", "zvaigznēm"],
      labels: ["{stars} zvaigzne", "{stars} zvaigžņu", "{stars} zvaigznes"]),
    norwegian("nb"),
    Language(
      "nl", .commaPoint, .one, "niet beoordeeld", "{value} van {out-of}",
      names: ["ster", "sterren"], labels: ["{stars} ster", "{stars} sterren"]),
    norwegian("no"),
    Language(
      "pl", .commaSpaceOfFive, .polish, "brak oceny", "{value} na {out-of}",
      names: [
        "{value} z {out-of} gwiazdki", "{value} z {out-of} gwiazdek", "{value} z {out-of} gwiazdek",
      ], labels: ["{stars} gwiazdka", "{stars} gwiazdki", "{stars} gwiazdek"]),
    Language(
      "pt", .commaPoint, regions: [("PT AO CH CV GQ GW LU MO MZ ST TL", .commaSpaceOfFive)], .one,
      "sem avaliação", "{value} de {out-of}",
      names: ["estrela", "estrelas"], labels: ["{stars} estrela", "{stars} estrelas"]),
    Language(
      "ro", .commaPoint, .romanian, "fără evaluare", "{value} din {out-of}",
      names: ["stea", "stele", "de stele"], labels: ["{stars} stea", "{stars} stele", "{stars} de stele"]),
    Language(
      "ru", .commaSpace, .slavic, "нет оценок", "{value} из {out-of}",
      names: ["звезды", "звёзд", "звёзд"], labels: ["{stars} звезда", "{stars} звезды", "{stars} звёзд"]),
    Language(
      "sk", .commaSpace, .czech, "bez hodnotenia", "{value} z celkových {out-of}",
      names: [
        "{value} z {out-of} hviezdičky", "{value} z {out-of} hviezdičiek", "{value} z {out-of} hviezdičiek",
      ], labels: ["{stars} hviezdička", "{stars} hviezdičky", "{stars} hviezdičiek"]),
    Language(
      "sl", .commaPointOfFive, .slovene, "brez ocene", "{value} od {out-of}",
      names: ["zvezdice", "zvezdic", "zvezdic", "zvezdic"],
      labels: ["{stars} zvezdica", "{stars} zvezdici", "{stars} zvezdice", "{stars} zvezdic"]),
    Language(
      "sv", .commaSpace, .one, "ej betygsatt", "{value} av {out-of}",
      names: ["stjärna", "stjärnor"], labels: ["{stars} stjärna", "{stars} stjärnor"]),
    Language(
      "th", .pointComma, .none, "ยังไม่มีคะแนน", "{value} จาก {out-of}",
      names: ["ดาว"], labels: ["{stars} ดาว"]),
    Language(
      "tr", .commaPoint, .none, "değerlendirilmedi", "{out-of} üzerinden {value}",
      names: ["{out-of} yıldız üzerinden {value}"], labels: ["{stars} yıldız"]),
    Language(
      "uk", .commaSpace, .slavic, "немає оцінок", "{value} із {out-of}",
      names: ["зірки", "зірок", "зірок"], labels: ["{stars} зірка", "{stars} зірки", "{stars} зірок"]),
    Language(
      "vi", .commaPoint, .none, "chưa có đánh giá", "{value} trên {out-of}",
      names: ["sao"], labels: ["{stars} sao"]),
    Language(
      "zh", .pointComma, .none, "暂无评分", "{value} 分（满分 {out-of} 分）",
      names: ["{value} 颗星（满分 {out-of} 颗星）"], labels: ["{stars} 颗星"]),
    Language(
      "zh-Hant zh-TW zh-HK zh-MO", .pointComma, .none, "尚無評分", "{value} 分（滿分 {out-of} 分）",
      names: ["{value} 顆星（滿分 {out-of} 顆星）"], labels: ["{stars} 顆星"]),
  ]

  /// `no` is what is usually written for Bokmål.
  private static func norwegian(_ code: String) -> Language {
    Language(
      code, .commaSpace, .one, "ikke vurdert", "{value} av {out-of}",
      names: ["stjerne", "stjerner"], labels: ["{stars} stjerne", "{stars} stjerner"])
  }
}
