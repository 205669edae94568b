@preconcurrency import CRatingOptions
import RatingStyling

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif

/// A command's words, sorted by getopt_long into options and arguments.
///
/// Names are never abbreviated; a word of `-` and a digit or a point is a value, not an option; `--` ends the
/// options.
struct OptionScan {
  private(set) var options: [(option: Option, value: String)] = []
  private(set) var arguments: [String] = []

  /// Put before a word that getopt must not take for an option.
  private static let shield: Character = "\u{1}"
  /// Added to an option's place in the table, beyond every letter.
  private static let codeBase: Int32 = 1_000

  init(_ words: [String], _ table: [Option]) throws(CommandError) {
    let shielded = words.map { word in
      OptionScan.isNumber(word) || word.first == OptionScan.shield ? "\(OptionScan.shield)\(word)" : word
    }
    var vector: [UnsafeMutablePointer<CChar>?] = (["star-rating"] + shielded).map { strdup($0) } + [nil]
    let names: [UnsafeMutablePointer<CChar>?] = table.map { strdup($0.name) }
    defer {
      for pointer in vector + names { free(pointer) }
    }
    let count = Int32(vector.count - 1)
    var long = zip(table, names).enumerated().map { index, entry in
      option(
        name: entry.1, has_arg: OptionScan.arity(entry.0), flag: nil,
        val: OptionScan.codeBase + Int32(index))
    }
    long.append(option())
    let letters = table.compactMap { option in option.letter.map { "\($0)\(option.value == nil ? "" : ":")" }
    }
    // "-" returns arguments in their order, ":" tells a missing value from an unknown option.
    let short = "-:" + letters.joined()
    OptionScan.restart()
    while true {
      let before = Int(optind == 0 ? 1 : optind)
      let code = getopt_long(count, &vector, short, long, nil)
      if code == -1 { break }
      let word = before < vector.count ? vector[before].map { String(cString: $0) } ?? "" : ""
      var value = optarg.map { OptionScan.bare(String(cString: $0)) } ?? ""
      if optarg == nil, let next = vector[Int(optind)].map({ String(cString: $0) }),
        OptionScan.known(of: word, table)?.isValueOptional == true, !next.hasPrefix("-")
      {
        value = next
        optind += 1
      }
      try take(code, word: word, value: value, table)
    }
    for index in Int(optind)..<Int(count) {
      if let pointer = vector[index] { arguments.append(OptionScan.bare(String(cString: pointer))) }
    }
  }

  private mutating func take(
    _ code: Int32, word: String, value: String, _ table: [Option]
  ) throws(CommandError) {
    switch code {
    case 1:
      arguments.append(value)
    case Int32(UInt8(ascii: "?")):
      throw OptionScan.refusal(of: word, table)
    case Int32(UInt8(ascii: ":")):
      guard let option = OptionScan.known(of: word, table) ?? OptionScan.known(ofLetter: optopt, table) else {
        throw OptionScan.refusal(of: word, table)
      }
      throw .missingValue(option: "--\(option.name)", allowed: option.allowed)
    default:
      let option: Option
      if code >= OptionScan.codeBase {
        option = table[Int(code - OptionScan.codeBase)]
        // getopt takes an unambiguous beginning for the whole name.
        guard OptionScan.name(of: word) == option.name else { throw OptionScan.refusal(of: word, table) }
      } else if let known = OptionScan.known(ofLetter: code, table) {
        option = known
      } else {
        throw OptionScan.refusal(of: word, table)
      }
      guard option.repeats || !options.contains(where: { $0.option == option }) else {
        throw .repeatedOption("--\(option.name)")
      }
      options.append((option, value))
    }
  }

  private static func arity(_ option: Option) -> Int32 {
    if option.value == nil { return no_argument }
    return option.isValueOptional ? optional_argument : required_argument
  }

  private static func refusal(of word: String, _ table: [Option]) -> CommandError {
    let name = name(of: word)
    if word.hasPrefix("--"), word.contains("="), table.contains(where: { $0.name == name && $0.value == nil })
    {
      return .unwantedValue(option: "--\(name)")
    }
    guard word.hasPrefix("--") else { return .unknownOption(word, nearest: nil) }
    let others = Command.allCases.filter { command in
      (command.options + command.badgeProperties.map { Option($0) }).contains { $0.name == name }
    }
    guard others.isEmpty else {
      return .foreignOption("--\(name)", commands: others.map(\.rawValue))
    }
    let nearest = NameDistance.meant(by: name, among: table.map(\.name))
    return .unknownOption("--\(name)", nearest: nearest.map { "--\($0)" })
  }

  private static func known(of word: String, _ table: [Option]) -> Option? {
    word.hasPrefix("--") ? table.first { $0.name == name(of: word) } : nil
  }

  private static func known(ofLetter code: Int32, _ table: [Option]) -> Option? {
    guard code > 0, let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
    return table.first { $0.letter == Character(scalar) }
  }

  private static func name(of word: String) -> String {
    String(word.drop { $0 == "-" }.prefix { $0 != "=" })
  }

  private static func isNumber(_ word: String) -> Bool {
    let bytes = Array(word.utf8.prefix(2))
    guard bytes.count == 2, bytes[0] == UInt8(ascii: "-") else { return false }
    return bytes[1] == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[1])
  }

  private static func bare(_ word: String) -> String {
    word.first == shield ? String(word.dropFirst()) : word
  }

  private static func restart() {
    opterr = 0
    #if canImport(Glibc)
      optind = 0
    #else
      optreset = 1
      optind = 1
    #endif
  }
}
