/// Why a comparison cannot be made as asked.
package enum ComparisonRulesError: Error, Hashable, Sendable {
  case tolerance(Int)
  case allowedPixels(Int)
}

extension ComparisonRulesError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tolerance(let value):
      "tolerance cannot be \(value): allowed is a whole number of 1/255 from 0 to 255"
    case .allowedPixels(let value):
      "the number of pixels that may differ cannot be \(value): allowed is a whole number, 0 or more"
    }
  }
}
