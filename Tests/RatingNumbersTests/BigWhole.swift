/// A whole number of any length, slow and plain: the second opinion on exact arithmetic.
struct BigWhole: Equatable {
  private var isNegative: Bool
  /// 32 bits each, the lowest first, no zeros at the end.
  private var limbs: [UInt32]

  init(_ value: Int128) {
    isNegative = value < 0
    limbs = []
    var rest = value.magnitude
    while rest > 0 {
      limbs.append(UInt32(truncatingIfNeeded: rest))
      rest >>= 32
    }
  }

  var bitWidth: Int {
    guard let last = limbs.last else { return 0 }
    return limbs.count * 32 - last.leadingZeroBitCount
  }

  static func * (left: BigWhole, right: BigWhole) -> BigWhole {
    var product = BigWhole(0)
    product.limbs = [UInt32](repeating: 0, count: left.limbs.count + right.limbs.count)
    for (i, a) in left.limbs.enumerated() {
      var carry: UInt64 = 0
      for (j, b) in right.limbs.enumerated() {
        let sum = UInt64(a) * UInt64(b) + UInt64(product.limbs[i + j]) + carry
        product.limbs[i + j] = UInt32(truncatingIfNeeded: sum)
        carry = sum >> 32
      }
      product.limbs[i + right.limbs.count] = UInt32(carry)
    }
    while product.limbs.last == 0 { product.limbs.removeLast() }
    product.isNegative = !product.limbs.isEmpty && left.isNegative != right.isNegative
    return product
  }

  /// Compares numbers that are not negative.
  static func < (left: BigWhole, right: BigWhole) -> Bool {
    if left.limbs.count != right.limbs.count { return left.limbs.count < right.limbs.count }
    for (a, b) in zip(left.limbs.reversed(), right.limbs.reversed()) where a != b { return a < b }
    return false
  }
}
