#if Deflate
  import CRatingDeflate
  import RatingFiles

  /// libdeflate's compressors, reused: making one costs more than compressing a small picture.
  ///
  /// Each thread borrows one for the length of a call; there are never more than calls at one time.
  enum DeflateCompressor {
    /// Addresses of compressors that nobody uses, by level.
    private static let idle = Mutex<[Int32: [UInt]]>([:])

    /// Gives `body` the zlib stream of `bytes`, which is gone afterwards.
    static func withStream<Result>(
      of bytes: [UInt8], level: Int32, _ body: (UnsafeBufferPointer<UInt8>) throws(CodecError) -> Result
    ) throws(CodecError) -> Result {
      guard let compressor = borrow(level) else { throw .encoding(reason: "out of memory") }
      defer { giveBack(compressor, level) }
      let capacity = libdeflate_zlib_compress_bound(compressor, bytes.count)
      let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
      defer { buffer.deallocate() }
      let count = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer, capacity)
      guard count > 0 else { throw .encoding(reason: "libdeflate found no room") }
      return try body(UnsafeBufferPointer(start: buffer, count: count))
    }

    private static func borrow(_ level: Int32) -> OpaquePointer? {
      let address = idle.withLock { $0[level]?.popLast() }
      return address.flatMap { OpaquePointer(bitPattern: $0) } ?? libdeflate_alloc_compressor(level)
    }

    private static func giveBack(_ compressor: OpaquePointer, _ level: Int32) {
      let address = UInt(bitPattern: compressor)
      idle.withLock { $0[level, default: []].append(address) }
    }
  }
#endif
