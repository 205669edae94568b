import RatingStyling

extension OptionScan {
  func has(_ option: Option) -> Bool {
    options.contains { $0.option == option }
  }

  /// The values of an option, in the order in which they were given.
  func values(of option: Option) -> [String] {
    options.filter { $0.option == option }.map(\.value)
  }

  func value(of option: Option) -> String? {
    values(of: option).first
  }

  /// The whole number that an option gives, 0 where it is not given.
  func count(of option: Option, upTo limit: Int) throws(CommandError) -> Int {
    guard let word = value(of: option) else { return 0 }
    let isNumber = !word.isEmpty && word.utf8.allSatisfy { (0x30...0x39).contains($0) }
    guard isNumber, let number = Int(word), number <= limit else {
      throw .invalidOption(option: "--\(option.name)", value: word, allowed: option.allowed)
    }
    return number
  }

  /// The options that are properties.
  var properties: [(name: String, value: String)] {
    options.filter { Property(rawValue: $0.option.name) != nil }.map { ($0.option.name, $0.value) }
  }
}
