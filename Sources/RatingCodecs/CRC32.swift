#if Deflate
  import CRatingDeflate
#endif

/// The checksum of zip archives and PNG chunks (ISO 3309).
package enum CRC32 {
  package static func sum(_ bytes: [UInt8]) -> UInt32 {
    #if Deflate
      bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    #else
      ~bytes.reduce(~0) { sum, byte in table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
    #endif
  }

  #if !Deflate
    private static let table: [UInt32] = (0..<256).map { byte in
      (0..<8).reduce(UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  #endif
}
