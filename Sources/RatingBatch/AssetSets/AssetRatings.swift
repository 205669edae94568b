import RatingNumbers
import RatingStyling

/// The ratings of a set: from the first on by equal steps as far as the last, counted in decimals.
struct AssetRatings: Sendable {
  let values: [DecimalNumber]

  /// The most ratings of one set.
  static let limit = 1_000
  /// Digits after the point of a rating.
  private static let places = 6
  /// What stands between two ratings where nothing else is asked for.
  private static let step = DecimalNumber(significand: 5, scale: 1)

  init(_ request: AssetRequest, in style: RatingStyle) throws(AssetError) {
    let (worst, top) = (style.worst, style.scaleTop)
    let first = request.from ?? worst
    let last = request.to ?? top
    let step = request.by ?? AssetRatings.step
    let scale = "from \(worst) to \(top), the scale's ends, with at most \(AssetRatings.places) places"
    guard first >= worst, first <= top, first.scale <= AssetRatings.places else {
      throw .invalid(option: "--from", value: "\(first)", allowed: scale)
    }
    guard last >= first, last <= top else {
      throw .invalid(option: "--to", value: "\(last)", allowed: "from \(first), the first rating, to \(top)")
    }
    guard step > DecimalNumber(0), step.scale <= AssetRatings.places else {
      throw .invalid(
        option: "--by", value: "\(step)", allowed: "above 0, with at most \(AssetRatings.places) places")
    }
    let (start, unit) = (AssetRatings.units(first), AssetRatings.units(step))
    let count = (AssetRatings.units(last) - start) / unit + 1
    guard count <= AssetRatings.limit else {
      throw .invalid(
        option: "--by", value: "\(step)",
        allowed: "what makes at most \(AssetRatings.limit) ratings, not \(count)")
    }
    values = (0..<count).map { index in
      DecimalNumber(significand: Int64(start + index * unit), scale: AssetRatings.places)
    }
  }

  /// The number in millionths, rounded down.
  private static func units(_ number: DecimalNumber) -> Int {
    let digits = Int128(number.significand)
    let difference = places - number.scale
    return Int(
      clamping: difference >= 0
        ? digits * Int128(DecimalNumber.integerPowerOfTen(difference))
        : digits / Int128(DecimalNumber.integerPowerOfTen(-difference)))
  }
}
