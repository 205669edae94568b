/// Which of a language's plural forms a whole number from 1 to 100 takes (facts from CLDR; no rule there parts such
/// numbers otherwise).
enum PluralRule: Sendable {
  /// One form for all.
  case none
  /// 1, others.
  case one
  /// 1, 2, others.
  case two
  /// 1, 2 to 4, others.
  case czech
  /// 1; those that end in 2 to 4, but 12 to 14; others.
  case polish
  /// Those that end in 1, but 11; those that end in 2 to 4, but 12 to 14; others.
  case slavic
  /// 1, 2, 3 and 4, others.
  case slovene
  /// Those that end in 1, in 2 to 9, both but 11 to 19; others.
  case lithuanian
  /// Those that end in 1, but 11; 10 to 20 and those that end in 0; others.
  case latvian
  /// 1, 2 to 19, others.
  case romanian
  /// 1, 2, 3 to 10, 11 to 99, 100.
  case arabic

  /// How many forms there are.
  var count: Int {
    switch self {
    case .none: 1
    case .one: 2
    case .slovene: 4
    case .arabic: 5
    default: 3
    }
  }

  /// The form of `number`, counted from 0.
  func form(of number: Int) -> Int {
    let (last, isTeen) = (number % 10, (11...19).contains(number))
    switch self {
    case .none: return 0
    case .one: return number == 1 ? 0 : 1
    case .two: return number == 1 ? 0 : number == 2 ? 1 : 2
    case .czech: return number == 1 ? 0 : number <= 4 ? 1 : 2
    case .polish: return number == 1 ? 0 : (2...4).contains(last) && !isTeen ? 1 : 2
    case .slavic: return isTeen ? 2 : last == 1 ? 0 : (2...4).contains(last) ? 1 : 2
    case .slovene: return number == 1 ? 0 : number == 2 ? 1 : number <= 4 ? 2 : 3
    case .lithuanian: return isTeen || last == 0 ? 2 : last == 1 ? 0 : 1
    case .latvian: return isTeen || last == 0 ? 1 : last == 1 ? 0 : 2
    case .romanian: return number == 1 ? 0 : number <= 19 ? 1 : 2
    case .arabic:
      return number == 1 ? 0 : number == 2 ? 1 : number <= 10 ? 2 : number <= 99 ? 3 : 4
    }
  }
}
