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

      init(_ pixmap: Pixmap, _ encoded: EncodedPicture) {
        self.pixmap = pixmap
        self.encoded = encoded
        contentHash = encoded.hashValue
        isOpaque = pixmap.pixels.allSatisfy { $0 >> 24 == 255 }
      }
    }
  }
}

extension RatingStyle.Picture {
  package var pixmap: Pixmap { storage.pixmap }
  package var encoded: EncodedPicture { storage.encoded }
  /// Which picture this is, for tables that shall not keep its pixels alive; copies have the same.
  package var identity: PictureIdentity { storage.identity }
  /// What its pixels and its file take on the heap, without their spare room.
  package var heapBytes: Int { storage.pixmap.pixels.count * 4 + storage.encoded.bytes.count + 256 }
  /// Whether no pixel lets anything through.
  package var isOpaque: Bool { storage.isOpaque }

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
