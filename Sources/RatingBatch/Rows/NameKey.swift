import RatingFiles

/// A file name's 96 bits, equal for names that only letter case or Unicode form tells apart.
///
/// Two other names are equal by chance once in 10¹⁶ batches of a million. Keys mean nothing to another process.
struct NameKey: Hashable {
  let high: UInt64
  let low: UInt32

  init(_ name: ArraySlice<UInt8>) {
    if TextEncoding.isASCII(name) {
      self = name.withUnsafeBytes { NameKey(ascii: $0) }
      return
    }
    let folded = NameKey.folded(String(decoding: name, as: UTF8.self))
    let bytes = Array(folded.utf8)[...]
    if TextEncoding.isASCII(bytes) {
      self = bytes.withUnsafeBytes { NameKey(ascii: $0) }
      return
    }
    // The standard library hashes a text by its canonical form.
    var hashers = (Hasher(), Hasher())
    hashers.0.combine(0)
    hashers.0.combine(folded)
    hashers.1.combine(1)
    hashers.1.combine(folded)
    high = UInt64(bitPattern: Int64(hashers.0.finalize()))
    low = UInt32(truncatingIfNeeded: hashers.1.finalize())
  }

  /// Letter case apart; two marks have canonical equals within ASCII.
  private static func folded(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        FoldedName.of(name).unicodeScalars.map { scalar in
          switch scalar {
          case "\u{37E}": ";"
          case "\u{1FEF}": "`"
          default: scalar
          }
        }))
  }

  /// Eight bytes a step, capitals as small letters.
  private init(ascii bytes: UnsafeRawBufferPointer) {
    var left = UInt64(bytes.count) &* 0x9E37_79B9_7F4A_7C15
    var right = UInt64(bytes.count) ^ 0x2545_F491_4F6C_DD1D
    var place = 0
    while place < bytes.count {
      var word: UInt64 = 0
      if place + 8 <= bytes.count {
        word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      } else {
        for index in place..<bytes.count { word |= UInt64(bytes[index]) << (8 * UInt64(index - place)) }
      }
      word = NameKey.lowercased(word)
      left = NameKey.mixed(left ^ word, 0x9FB2_1C65_1E98_DF25)
      right = NameKey.mixed(right &+ word, 0xD6E8_FEB8_6659_FD93)
      place += 8
    }
    high = NameKey.mixed(left, 0xA076_1D64_78BD_642F)
    low = UInt32(truncatingIfNeeded: NameKey.mixed(right, 0xE703_7ED1_A0B4_28DB))
  }

  private static func mixed(_ value: UInt64, _ factor: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: factor)
    // The product alone would be 0 for a 0 whatever follows.
    return product.high ^ product.low ^ (value << 1 | value >> 63)
  }

  /// Adds 0x20 to each byte that is `A` to `Z`; no byte is above 0x7F.
  private static func lowercased(_ word: UInt64) -> UInt64 {
    let atLeastA = word &+ 0x3F3F_3F3F_3F3F_3F3F
    let aboveZ = word &+ 0x2525_2525_2525_2525
    return word &+ ((atLeastA & ~aboveZ & 0x8080_8080_8080_8080) >> 2)
  }
}
