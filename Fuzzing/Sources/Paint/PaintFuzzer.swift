import StarRating

/// Hands arbitrary bytes to the reader of paints, and draws what it gives: it refuses or reads them, and never traps.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  guard let paint = RatingStyle.Paint(css: text) else { return 0 }
  let style = try? RatingStyle {
    $0.fill = paint
    $0.background = paint
    $0.size = 8
  }
  if let style, let image = try? RatingImage(2.5, style: style) {
    _ = image.svg
    _ = try? image.png()
  }
  return 0
}
