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

  /// The options that are properties.
  var properties: [(name: String, value: String)] {
    options.filter { Property(rawValue: $0.option.name) != nil }.map { ($0.option.name, $0.value) }
  }
}
