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

  mutating func append(plain outline: UInt8) {
    if outline == 0 {
      classes.append(0)
      return
    }
    if plain[Int(outline)] == 0 {
      plain[Int(outline)] = UInt16(coverages.count)
      coverages.append(Tile.Coverage(outline: outline, stroke: 0))
    }
    classes.append(plain[Int(outline)])
  }

  mutating func append(_ coverage: Tile.Coverage) {
    if coverage.stroke == 0 {
      append(plain: coverage.outline)
    } else if let known = stroked[coverage] {
      classes.append(known)
    } else {
      let number = UInt16(coverages.count)
      coverages.append(coverage)
      stroked[coverage] = number
      classes.append(number)
    }
  }
}
