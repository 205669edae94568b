/// Numbers coverages in the order in which they first come, no coverage being 0.
struct CoverageClasses {
  private(set) var coverages = [Tile.Coverage(outline: 0, stroke: 0)]
  private(set) var classes: [UInt16] = []
  /// The class of each coverage without a stroke, and of those with one; 0 is not known yet.
  private var plain = [UInt16](repeating: 0, count: 256)
  private var stroked: [Tile.Coverage: UInt16] = [:]

  init(count: Int) {
    classes.reserveCapacity(count)
  }

  mutating func append(_ outline: [UInt8]) {
    for coverage in outline { classes.append(number(ofPlain: coverage)) }
  }

  mutating func append(_ outline: [UInt8], _ stroke: [UInt8]) {
    for (outline, stroke) in zip(outline, stroke) {
      classes.append(
        outline == 0 || stroke == 0
          ? number(ofPlain: outline) : number(of: Tile.Coverage(outline: outline, stroke: stroke)))
    }
  }

  private mutating func number(ofPlain outline: UInt8) -> UInt16 {
    if outline == 0 { return 0 }
    if plain[Int(outline)] == 0 { plain[Int(outline)] = add(Tile.Coverage(outline: outline, stroke: 0)) }
    return plain[Int(outline)]
  }

  private mutating func number(of coverage: Tile.Coverage) -> UInt16 {
    if let known = stroked[coverage] { return known }
    let number = add(coverage)
    stroked[coverage] = number
    return number
  }

  private mutating func add(_ coverage: Tile.Coverage) -> UInt16 {
    coverages.append(coverage)
    return UInt16(coverages.count - 1)
  }
}
