/// The names of a batch's files, each with the line, or another number of 32 bits, of its row.
///
/// 16 bytes a place, a quarter to five eighths of the places free: 21 to 43 bytes a name, and half as much again while
/// it grows.
struct NameTable {
  private var high: [UInt64]
  /// The key's lower bits above, the line's 32 below; 0 is free.
  private var low: [UInt64]
  private var count = 0

  init() {
    high = [UInt64](repeating: 0, count: 1 << 10)
    low = [UInt64](repeating: 0, count: 1 << 10)
  }

  /// Adds a name; returns the line of the row that has it already. Lines from 1.
  mutating func add(_ key: NameKey, line: Int) -> Int? {
    if count * 4 >= low.count * 3 { grow() }
    let place = place(of: key)
    guard low[place] == 0 else { return Int(low[place] & 0xFFFF_FFFF) }
    high[place] = key.high
    low[place] = UInt64(key.low) << 32 | UInt64(UInt32(truncatingIfNeeded: line))
    count += 1
    return nil
  }

  /// The line of the row that has a name.
  func line(of key: NameKey) -> Int? {
    let place = place(of: key)
    return low[place] == 0 ? nil : Int(low[place] & 0xFFFF_FFFF)
  }

  /// Where a name is, or a free place where it would be.
  private func place(of key: NameKey) -> Int {
    var place = Int(truncatingIfNeeded: key.high) & (low.count - 1)
    while low[place] != 0 {
      if high[place] == key.high, low[place] >> 32 == UInt64(key.low) { break }
      place = (place + 1) & (low.count - 1)
    }
    return place
  }

  private mutating func grow() {
    let (oldHigh, oldLow) = (high, low)
    high = [UInt64](repeating: 0, count: 2 * oldHigh.count)
    low = high
    for index in oldLow.indices where oldLow[index] != 0 {
      var place = Int(truncatingIfNeeded: oldHigh[index]) & (low.count - 1)
      while low[place] != 0 { place = (place + 1) & (low.count - 1) }
      high[place] = oldHigh[index]
      low[place] = oldLow[index]
    }
  }
}
