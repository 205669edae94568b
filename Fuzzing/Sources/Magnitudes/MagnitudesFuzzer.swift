import StarRating

/// Makes path data of all magnitudes from arbitrary bytes and draws it in every format: it is refused as a request or
/// drawn, and never traps.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = ByteGenerator(bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  let (data, box) = RandomPathData.make(using: &bytes)
  let kind = bytes.next()
  let style = try? RatingStyle {
    $0.symbol = .path
    $0.path = data
    $0.viewbox = box.map { .init(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    $0.stars = 1
    $0.size = 8
    $0.step = .exact
    if kind & 1 == 1 { $0.cornerRadius = 0.1 }
    if kind & 2 == 2 { $0.outline = .init(red: 1, green: 2, blue: 3) }
    if kind & 4 == 4 { $0.fillDirection = .btt }
    if kind & 8 == 8 { $0.fillMeasure = .area }
  }
  guard let style, let image = try? RatingImage(0.37, style: style) else { return 0 }
  _ = image.rating(atX: 3, y: 5)
  _ = image.svg
  precondition((try? image.png()) != nil)
  precondition((try? image.bytes(as: .pdf)) != nil)
  // Long paths and two paints are more than it holds.
  _ = try? image.bytes(as: .androidVector)
  return 0
}

/// The fuzzer's bytes as random numbers, one byte each; where they end, what follows is their sum, mixed.
struct ByteGenerator: RandomNumberGenerator {
  private let bytes: [UInt8]
  private var place = 0
  private var state: UInt64

  init(bytes: [UInt8]) {
    self.bytes = bytes
    state = bytes.reduce(0) { $0 &* 31 &+ UInt64($1) }
  }

  mutating func next() -> UInt64 {
    guard place < bytes.count else {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 33
    }
    // Spread over all bits, so that a changed byte changes one choice.
    let byte = UInt64(bytes[place])
    place += 1
    return byte &* 0x0101_0101_0101_0101
  }
}
