import RatingPixels

/// The forms of PNG that pictures are written in.
enum PNGForm: Hashable, Sendable {
  case gray
  case rgb
  case palette
  case rgba

  /// PNG's colour type (PNG 3rd edition, 11.2.1).
  var colorType: Int32 {
    switch self {
    case .gray: 0
    case .rgb: 2
    case .palette: 3
    case .rgba: 6
    }
  }

  /// The smallest form that holds a picture of more colours than a palette has.
  init(_ pixmap: Pixmap) {
    var isGray = true
    for pixel in pixmap.pixels {
      if pixel >> 24 != 255 {
        self = .rgba
        return
      }
      let red = pixel & 255
      isGray = isGray && pixel & 0xFFFFFF == red &* 0x010101
    }
    self = isGray ? .gray : .rgb
  }
}
