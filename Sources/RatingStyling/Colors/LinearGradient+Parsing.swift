import RatingNumbers
import RatingPixels

extension LinearGradient {
  /// Reads `linear-gradient(45deg, red, #fff 30%, blue)`: an angle in degrees or `to right`, `left`, `top`,
  /// `bottom` (none is 180), then 2 to 16 colours with or without a place in percent. Nil for all else.
  ///
  /// Digits without a unit that could be either are a colour among colours that are bare digits too, else an angle.
  init?(css text: String) {
    let name = "linear-gradient("
    let words = text.trimmingSpaces
    guard words.utf8.count <= 1_024, words.lowercased().hasPrefix(name), words.last == ")" else { return nil }
    var parts = CommaList.parts(of: words.dropFirst(name.count).dropLast()).map(\.trimmingSpaces)
    var angle = 180.0
    if let first = parts.first, let own = LinearGradient.angle(first),
      !parts.allSatisfy(LinearGradient.isBareColor)
    {
      angle = own
      parts.removeFirst()
    }
    guard (2...16).contains(parts.count) else { return nil }
    var colors: [PixelColor] = []
    var offsets: [Double?] = []
    for part in parts {
      guard let (color, offset) = LinearGradient.stop(part) else { return nil }
      colors.append(color)
      offsets.append(offset)
    }
    let places = LinearGradient.spread(offsets)
    self.init(checked: angle, zip(colors, places).map { Stop($0, at: $1) })
  }

  private static func angle(_ words: String) -> Double? {
    switch words.lowercased() {
    case "to top": return 0
    case "to right": return 90
    case "to bottom": return 180
    case "to left": return 270
    default:
      let number = words.lowercased().hasSuffix("deg") ? words.dropLast(3) : words[...]
      guard let angle = DecimalNumber(number)?.doubleValue, abs(angle) <= 360 else { return nil }
      return angle
    }
  }

  /// Whether a stop's colour is hexadecimal digits alone.
  private static func isBareColor(_ stop: String) -> Bool {
    let word = stop.prefix { $0 != " " }.lowercased()
    return word.allSatisfy { "0123456789abcdef".contains($0) } && PixelColor(css: word) != nil
  }

  private static func stop(_ words: String) -> (PixelColor, Double?)? {
    if let color = PixelColor(css: words) { return (color, nil) }
    guard words.last == "%", let space = words.lastIndex(of: " "),
      let color = PixelColor(css: String(words[..<space]).trimmingSpaces),
      let percent = DecimalNumber(words[words.index(after: space)...].dropLast())?.doubleValue,
      (0...100).contains(percent)
    else { return nil }
    return (color, percent / 100)
  }

  /// The first stop at 0, the last at 1, none before its predecessor, the others evenly between their neighbours.
  private static func spread(_ offsets: [Double?]) -> [Double] {
    var known = offsets
    known[0] = known[0] ?? 0
    known[known.count - 1] = known[known.count - 1] ?? 1
    var largest = 0.0
    for (index, offset) in known.enumerated() {
      guard let offset else { continue }
      largest = max(largest, offset)
      known[index] = largest
    }
    var places: [Double] = []
    for index in known.indices {
      if let offset = known[index] {
        places.append(offset)
      } else {
        let next = (index..<known.count).first { known[$0] != nil } ?? index
        let before = places[index - 1]
        places.append(before + ((known[next] ?? 1) - before) / Double(next - index + 1))
      }
    }
    return places
  }
}

/// A list whose commas within parentheses do not part it.
enum CommaList {
  static func parts(of text: Substring) -> [String] {
    var parts: [String] = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts
  }
}

extension StringProtocol {
  var trimmingSpaces: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
