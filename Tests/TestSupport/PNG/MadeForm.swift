/// A form of PNG: colour type, depth, order of rows, transparency.
package struct MadeForm: Sendable, CustomStringConvertible {
  /// 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA.
  package let colorType: UInt8
  /// Bits a channel, or of a palette's index.
  package let depth: Int
  package let isInterlaced: Bool
  /// Whether a tRNS chunk says what is clear.
  package let hasTransparency: Bool

  package init(colorType: UInt8, depth: Int, isInterlaced: Bool = false, hasTransparency: Bool = false) {
    self.colorType = colorType
    self.depth = depth
    self.isInterlaced = isInterlaced
    self.hasTransparency = hasTransparency
  }

  package var description: String {
    "type \(colorType) depth \(depth)\(isInterlaced ? " interlaced" : "")\(hasTransparency ? " tRNS" : "")"
  }

  /// Samples a pixel.
  package var channels: Int {
    switch colorType {
    case 2: 3
    case 4: 2
    case 6: 4
    default: 1
    }
  }

  package var largest: Int { 1 << depth - 1 }

  /// Every form that PNG has (PNG 3rd edition, 11.2.1).
  package static let all: [MadeForm] = {
    let depths: [(UInt8, [Int])] = [
      (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
    ]
    return depths.flatMap { type, depths in
      depths.flatMap { depth in
        [false, true].flatMap { isInterlaced in
          (type < 4 ? [false, true] : [false]).map {
            MadeForm(colorType: type, depth: depth, isInterlaced: isInterlaced, hasTransparency: $0)
          }
        }
      }
    }
  }()
}
