import RatingPixels

extension RatingStyle {
  /// A picture of pixels in place of a symbol, or behind a row.
  ///
  /// Copies share its pixels; two pictures are equal where their files' pictures are, byte by byte.
  public struct Picture: Hashable, Sendable {
    private let storage: Storage

    /// Pixels from left to right.
    public var width: Int { storage.pixmap.width }
    /// Pixels from top to bottom.
    public var height: Int { storage.pixmap.height }

    /// - Parameter encoded: a file of the same pixels.
    package init(_ pixmap: Pixmap, encoded: EncodedPicture) {
      storage = Storage(pixmap, encoded)
    }

    private final class Storage: Sendable {
      let identity = PictureIdentity()
      let pixmap: Pixmap
      let encoded: EncodedPicture
      let contentHash: Int
      let isOpaque: Bool
      let isSolid: Bool

      init(_ pixmap: Pixmap, _ encoded: EncodedPicture) {
        self.pixmap = pixmap
        self.encoded = encoded
        contentHash = encoded.hashValue
        var (opaque, translucent) = (0, 0)
        for pixel in pixmap.pixels {
          let alpha = pixel >> 24
          if alpha == 255 { opaque += 1 } else if alpha > 0 { translucent += 1 }
        }
        isOpaque = opaque == pixmap.pixels.count
        isSolid = opaque > translucent
      }
    }
  }
}

extension RatingStyle.Picture {
  package var pixmap: Pixmap { storage.pixmap }
  package var encoded: EncodedPicture { storage.encoded }
  /// Which picture this is, for tables that shall not keep its pixels alive; copies have the same.
  package var identity: PictureIdentity { storage.identity }
  /// Whether no pixel lets anything through.
  package var isOpaque: Bool { storage.isOpaque }
  /// Whether more of its pixels are opaque than translucent, as of a star with a soft edge.
  package var isSolid: Bool { storage.isSolid }

  /// Two pictures are equal where their files' pictures are.
  public static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage
      || (left.storage.contentHash == right.storage.contentHash && left.encoded == right.encoded)
  }

  /// Hashes the content, which was gone through once, when the picture was made.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.contentHash)
  }

  /// What a file of a picture may be, in words.
  package static let allowed =
    "a PNG or JPEG file, 1 to \(PixelLimits.side) pixels a side and \(PixelLimits.total) in all"
}
