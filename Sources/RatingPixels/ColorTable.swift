/// Numbers up to 256 colours in the order in which they come.
package struct ColorTable {
  package private(set) var colors: [UInt32] = []
  /// Open addressing: 1 + the colour's number, 0 where there is none.
  private var slots = [UInt16](repeating: 0, count: 1_024)

  package init() {}

  /// The colour's number, nil for a 257th colour.
  package mutating func number(of color: UInt32) -> Int? {
    var slot = Int(truncatingIfNeeded: (color &* 0x9E37_79B1) >> 22)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if colors[number] == color { return number }
      slot = (slot + 1) & 1_023
    }
    guard colors.count < 256 else { return nil }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
    return colors.count - 1
  }

  /// Moves the opaque colours behind the others and tells where each colour went.
  ///
  /// A PNG's transparency ends with the last colour that is not opaque.
  package mutating func moveOpaqueLast() -> [UInt8] {
    var moved = ColorTable()
    var places = [UInt8](repeating: 0, count: 256)
    for isOpaque in [false, true] {
      for (index, color) in colors.enumerated() where (color >> 24 == 255) == isOpaque {
        places[index] = UInt8(moved.number(of: color) ?? 0)
      }
    }
    self = moved
    return places
  }
}
