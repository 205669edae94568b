import StarRating

/// Hands arbitrary bytes to the reader of pictures as a JPEG: it refuses or reads them, and what it reads can be drawn
/// and written.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // A JPEG's beginning, so that no input is refused unread.
  let bytes = [0xFF, 0xD8, 0xFF] + Array(UnsafeBufferPointer(start: start, count: count)).dropFirst(3)
  guard let picture = try? RatingStyle.Picture(bytes) else { return 0 }
  precondition(picture.width > 0 && picture.height > 0)
  // A large picture takes as long to draw as it should, which is no find.
  guard picture.width * picture.height < 100_000 else { return 0 }
  guard
    let image = try? RatingImage(
      2.5,
      style: RatingStyle {
        $0.fullImage = picture
        $0.size = 12
      })
  else { return 0 }
  precondition((try? image.pixmap()) != nil)
  precondition((try? image.bytes(as: .pdf)) != nil)
  return 0
}
