import CRatingPNG

/// The file around a picture's data, written by libpng.
enum PNGContainer {
  /// - Parameters:
  ///   - palette: packed colours, those that are not opaque first.
  ///   - capacity: at least as many bytes as the file can take.
  static func bytes(
    _ picture: rating_png_picture, _ palette: [UInt32], capacity: Int
  ) throws(CodecError) -> [UInt8] {
    var picture = picture
    var colors: [UInt8] = []
    var alphas: [UInt8] = []
    colors.reserveCapacity(3 * palette.count)
    for color in palette {
      colors.append(UInt8(truncatingIfNeeded: color))
      colors.append(UInt8(truncatingIfNeeded: color >> 8))
      colors.append(UInt8(truncatingIfNeeded: color >> 16))
      if color >> 24 != 255 { alphas.append(UInt8(truncatingIfNeeded: color >> 24)) }
    }
    var failure: String?
    let result = [UInt8](unsafeUninitializedCapacity: capacity) { target, filled in
      filled = 0
      colors.withUnsafeBufferPointer { colors in
        alphas.withUnsafeBufferPointer { alphas in
          picture.palette = colors.baseAddress
          picture.palette_count = Int32(palette.count)
          picture.alphas = alphas.baseAddress
          picture.alpha_count = Int32(alphas.count)
          withUnsafeTemporaryAllocation(of: CChar.self, capacity: RATING_PNG_MESSAGE) { message in
            if rating_png_write(&picture, target.baseAddress, capacity, &filled, message.baseAddress) != 0 {
              failure = String(cString: message.baseAddress!)
            }
          }
        }
      }
    }
    if let failure { throw .encoding(reason: failure) }
    return result
  }
}
