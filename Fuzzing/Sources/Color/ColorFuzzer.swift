import StarRating

/// Hands arbitrary bytes to the reader of colours: it refuses or reads them, and never traps.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  _ = RatingStyle.Color(css: text)
  return 0
}
