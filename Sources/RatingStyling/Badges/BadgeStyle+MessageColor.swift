import RatingNumbers
import RatingPixels

extension BadgeStyle {
  /// The colour of the message box: the one that is set, else by the rating before its step.
  ///
  /// Shields' own thresholds are 2, 3 and 4 of 5; on other scales they are the same shares. What is not rated, or
  /// below every threshold of the style, is light grey.
  package func messageColor(_ value: DecimalNumber?) -> PixelColor {
    if let color = properties.color { return color }
    guard let value else { return ShieldsColor.lightGrey }
    let thresholds = properties.row.fillThresholds
    guard thresholds.isEmpty else {
      return thresholds.last { $0.value <= value }?.paint.plainColor ?? ShieldsColor.lightGrey
    }
    // On a scale from 0, which is the first star, the share is that of the stars.
    let (counted, top) = (value.adding(rating.scaleShift), rating.scaleTop.adding(rating.scaleShift))
    if counted <= DecimalNumber(0) { return ShieldsColor.red }
    let fifths = ExactRatio(counted).divided(by: ExactRatio(top))?.multiplied(by: ExactRatio(5))
    switch fifths?.floor ?? Int128(counted.doubleValue / top.doubleValue * 5) {
    case ..<2: return ShieldsColor.yellow
    case 2: return ShieldsColor.yellowGreen
    case 3: return ShieldsColor.green
    default: return ShieldsColor.brightGreen
    }
  }
}
