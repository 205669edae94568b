/// A short name for a text, the same wherever and whenever it is made: FNV-1a of 64 bits in base 36.
package enum ContentHash {
  package static func name(of text: UnsafeBufferPointer<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 36)
  }
}
