import StarRating

/// Hands arbitrary bytes to the reader of path data, and draws what it gives: it refuses or reads them, and never traps.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  for isStroked in [false, true] {
    // Both ways through insets, clips and the ink: whole and rounded, horizontal and vertical.
    let style = try? RatingStyle {
      $0.symbol = .path
      $0.path = text
      $0.size = 16
      $0.stars = 2
      $0.step = .exact
      $0.fillMeasure = .area
      $0.cornerRadius = isStroked ? 0 : 0.1
      if isStroked { $0.outline = RatingStyle.Color(red: 1, green: 2, blue: 3) }
      $0.fillDirection = isStroked ? .btt : .ltr
    }
    guard let style, let image = try? RatingImage(1.3, style: style) else { return 0 }
    _ = image.svg
    _ = try? image.png()
  }
  return 0
}
