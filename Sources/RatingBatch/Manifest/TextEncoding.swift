/// What is UTF-8 and what is not.
enum TextEncoding {
  static func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
    if isASCII(bytes) { return true }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }

  static func isASCII(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var place = 0
      var bits: UInt64 = 0
      while place + 8 <= bytes.count {
        bits |= bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        place += 8
      }
      while place < bytes.count {
        bits |= UInt64(bytes[place])
        place += 1
      }
      return bits & 0x8080_8080_8080_8080 == 0
    }
  }
}
