/// A picture at the depth in which it was stored.
package enum PixelPicture: Sendable {
  case narrow(Pixmap)
  case wide(WidePixmap)

  package var width: Int {
    switch self {
    case .narrow(let pixmap): pixmap.width
    case .wide(let pixmap): pixmap.width
    }
  }

  package var height: Int {
    switch self {
    case .narrow(let pixmap): pixmap.height
    case .wide(let pixmap): pixmap.height
    }
  }

  /// The picture of 8 bits a channel.
  package var pixmap: Pixmap {
    get throws(PixelError) {
      switch self {
      case .narrow(let pixmap): pixmap
      case .wide(let pixmap):
        try Pixmap(width: pixmap.width, height: pixmap.height, pixels: pixmap.narrowed)
      }
    }
  }

  /// Gives `body` the pixels where they lie.
  func withView<Result>(_ body: (PixelView) -> Result) -> Result {
    switch self {
    case .narrow(let pixmap):
      pixmap.pixels.withUnsafeBytes {
        body(PixelView(width: pixmap.width, height: pixmap.height, narrow: $0))
      }
    case .wide(let pixmap):
      pixmap.pixels.withUnsafeBytes { body(PixelView(width: pixmap.width, height: pixmap.height, wide: $0)) }
    }
  }
}
