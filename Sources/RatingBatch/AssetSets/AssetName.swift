import RatingNumbers

/// What the names of a set's pictures begin with.
///
/// Guarantees: a part of a path on its own, 1 to 100 bytes.
package struct AssetName: Hashable, Sendable {
  package let text: String

  package init(_ text: String) throws(AssetError) {
    let bytes = Array(text.utf8)
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.generalCategory != .control && scalar != "/" && scalar != "\\"
    }
    guard (1...100).contains(bytes.count), isPlain, bytes[0] != UInt8(ascii: ".") else {
      throw .invalid(
        option: "--name", value: text,
        allowed: "1 to 100 bytes without slashes and control characters, no point first")
    }
    self.text = text
  }

  private init(checked text: String) {
    self.text = text
  }

  /// The name of a rating's picture: `rating_3_5`.
  func name(of rating: DecimalNumber) -> String {
    text + "_" + String("\(rating)".map { $0 == "." ? "_" : $0 })
  }

  /// The name as Android's resources may have it, `[a-z][a-z0-9_]*`: capitals become small letters, each stretch of
  /// anything else one `_`, a digit in front gets `rating_` before it. A rating follows, so it is never a keyword.
  func android() throws(AssetError) -> AssetName {
    let words = text.utf8.split { byte in !AssetName.isLetterOrDigit(byte) }
    let name = words.map { String(decoding: $0, as: UTF8.self).lowercased() }.joined(separator: "_")
    guard let first = name.utf8.first else {
      throw .invalid(
        option: "--name", value: text, allowed: "a name with a letter a to z or a digit with android")
    }
    return AssetName(checked: first >= UInt8(ascii: "a") ? name : "rating_" + name)
  }

  /// The name as a class of CSS and HTML may have it without escapes.
  var styleClass: AssetName {
    let name = String(
      decoding: text.utf8.map { byte in
        AssetName.isLetterOrDigit(byte) || byte == UInt8(ascii: "-") ? byte : UInt8(ascii: "_")
      }, as: UTF8.self)
    return AssetName(checked: name.utf8.first! >= UInt8(ascii: "A") ? name : "_" + name)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
