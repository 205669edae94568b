/// Bytes as text (RFC 4648, 4).
package enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func append(_ bytes: [UInt8], to text: inout [UInt8]) {
    text.reserveCapacity(text.count + (bytes.count + 2) / 3 * 4)
    each(bytes) { text.append($0) }
  }

  package static func append(_ bytes: [UInt8], to text: inout TextBuffer) {
    each(bytes) { text.append($0) }
  }

  private static func each(_ bytes: [UInt8], _ body: (UInt8) -> Void) {
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group = 0
      for place in 0..<3 { group = group << 8 | (place < count ? Int(bytes[start + place]) : 0) }
      for place in 0..<4 {
        body(place <= count ? digits[group >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
  }
}
