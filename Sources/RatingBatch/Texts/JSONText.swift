/// Texts as JSON (RFC 8259, 7).
package enum JSONText {
  package static func string(_ text: String) -> String {
    var result: [UInt8] = []
    append(text.utf8, to: &result)
    return String(decoding: result, as: UTF8.self)
  }

  static func append(_ text: some Sequence<UInt8>, to result: inout [UInt8]) {
    result.append(UInt8(ascii: "\""))
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
      case 0x0A: result += Array("\\n".utf8)
      case 0x0D: result += Array("\\r".utf8)
      case 0x09: result += Array("\\t".utf8)
      case 0..<0x20, 0x7F:
        let digits = Array("0123456789abcdef".utf8)
        result += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: result.append(byte)
      }
    }
    result.append(UInt8(ascii: "\""))
  }
}
