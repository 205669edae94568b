import StarRating

/// Hands arbitrary bytes to the reader of path data, and draws what it gives: it refuses or reads them, and never traps.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let style = try? RatingStyle {
    $0.symbol = .path
    $0.path = text
    $0.cornerRadius = 0.1
    $0.fillMeasure = .area
    $0.step = .exact
  }
  if let style { _ = try? RatingImage(2.3, style: style).svg }
  return 0
}
