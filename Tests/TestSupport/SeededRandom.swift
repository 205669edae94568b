/// A row of numbers that look random and are the same in every run (SplitMix64).
public struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Starts the row that belongs to `seed`.
  public init(seed: UInt64) {
    state = seed
  }

  /// The row's next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number that has any finite bit pattern with the same chance: every magnitude, both signs.
  public mutating func anyFiniteDouble() -> Double {
    while true {
      let value = Double(bitPattern: next())
      if value.isFinite { return value }
    }
  }
}
