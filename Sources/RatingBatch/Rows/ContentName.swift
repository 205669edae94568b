import StarRating

/// A name for a file's bytes: 128 bits of FNV-1a in 32 digits, and the format's ending.
struct ContentName: Sendable {
  let hash: UInt128
  let text: String

  init(_ bytes: [UInt8], _ format: OutputFormat) {
    var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    for byte in bytes { hash = (hash ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013B }
    self.hash = hash
    let digits = String(hash, radix: 16)
    text = String(repeating: "0", count: 32 - digits.count) + digits + "." + format.fileExtension
  }
}
