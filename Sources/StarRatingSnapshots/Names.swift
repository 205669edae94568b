import RatingCodecs
import RatingPixels

/// A picture of pixels with straight alpha, the same type as `RatingImage.Pixmap`.
public typealias Pixmap = RatingPixels.Pixmap
/// A colour of 8 bits a channel with straight alpha.
public typealias PixelColor = RatingPixels.PixelColor
/// Anything that can give a picture as PNG.
public typealias PNGConvertible = RatingCodecs.PNGConvertible
