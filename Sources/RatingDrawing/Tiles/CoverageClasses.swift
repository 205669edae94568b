/// Numbers the distinct coverages of a tile; no coverage is 0.
enum CoverageClasses {
  /// Without a stroke: numbered from the lowest coverage to the highest.
  static func of(_ outline: [UInt8]) -> (coverages: [Tile.Coverage], classes: [UInt16]) {
    var numbers = [UInt16](repeating: 0, count: 256)
    var coverages = [Tile.Coverage(outline: 0, stroke: 0)]
    let classes = outline.withUnsafeBufferPointer { outline in
      numbers.withUnsafeMutableBufferPointer { numbers in
        for coverage in outline { numbers[Int(coverage)] = 1 }
        numbers[0] = 0
        for coverage in 1...255 where numbers[coverage] != 0 {
          numbers[coverage] = UInt16(coverages.count)
          coverages.append(Tile.Coverage(outline: UInt8(coverage), stroke: 0))
        }
        return [UInt16](unsafeUninitializedCapacity: outline.count) { classes, count in
          for index in 0..<outline.count { classes[index] = numbers[Int(outline[index])] }
          count = outline.count
        }
      }
    }
    return (coverages, classes)
  }

  /// With a stroke: pairs, numbered in the order in which they first come.
  static func of(
    _ outline: [UInt8], _ stroke: [UInt8]
  ) -> (coverages: [Tile.Coverage], classes: [UInt16]) {
    var coverages = [Tile.Coverage(outline: 0, stroke: 0)]
    var numbers: [Tile.Coverage: UInt16] = [coverages[0]: 0]
    var last = (coverage: coverages[0], number: UInt16(0))
    let classes = zip(outline, stroke).map { outline, stroke -> UInt16 in
      let coverage = Tile.Coverage(outline: outline, stroke: outline == 0 ? 0 : stroke)
      if coverage != last.coverage {
        let number = numbers[coverage] ?? UInt16(coverages.count)
        if Int(number) == coverages.count {
          coverages.append(coverage)
          numbers[coverage] = number
        }
        last = (coverage, number)
      }
      return last.number
    }
    return (coverages, classes)
  }
}
