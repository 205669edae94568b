import RatingGeometry
import RatingNumbers

/// Writes outlines as SVG path data, in hundredths of a unit and as few bytes as that takes.
///
/// Coordinates are rounded as absolutes; relative ones are the differences of those, so no error adds up.
struct PathDataWriter {
  private(set) var bytes: [UInt8] = []
  private var here = Place(x: 0, y: 0)
  private var start = Place(x: 0, y: 0)
  private var command: UInt8 = 0
  private var endsWithFraction = false
  private var needsSeparator = false

  private struct Place: Equatable {
    var x: Int
    var y: Int

    init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }

    init(_ point: Point) {
      x = Int((point.x * 100).rounded())
      y = Int((point.y * 100).rounded())
    }
  }

  mutating func append(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point): move(to: Place(point))
      case .line(let point): line(to: Place(point))
      case .curve(let first, let second, let end): curve(Place(first), Place(second), Place(end))
      case .close: close()
      }
    }
  }

  private mutating func move(to place: Place) {
    if bytes.isEmpty {
      write(UInt8(ascii: "M"), [place.x, place.y])
    } else {
      write(shorter(UInt8(ascii: "M"), [place.x, place.y], [place.x - here.x, place.y - here.y]))
    }
    // Numbers that follow a move without a letter are lines.
    command = command == UInt8(ascii: "M") ? UInt8(ascii: "L") : UInt8(ascii: "l")
    here = place
    start = place
  }

  private mutating func line(to place: Place) {
    if place == here { return }
    if place.y == here.y {
      write(shorter(UInt8(ascii: "H"), [place.x], [place.x - here.x]))
    } else if place.x == here.x {
      write(shorter(UInt8(ascii: "V"), [place.y], [place.y - here.y]))
    } else {
      write(shorter(UInt8(ascii: "L"), [place.x, place.y], [place.x - here.x, place.y - here.y]))
    }
    here = place
  }

  private mutating func curve(_ first: Place, _ second: Place, _ end: Place) {
    let absolute = [first.x, first.y, second.x, second.y, end.x, end.y]
    let relative = absolute.enumerated().map { $1 - ($0.isMultiple(of: 2) ? here.x : here.y) }
    write(shorter(UInt8(ascii: "C"), absolute, relative))
    here = end
  }

  private mutating func close() {
    write(UInt8(ascii: "z"), [])
    here = start
  }

  /// The absolute or the relative form, whichever takes fewer bytes from here; the relative one on a tie.
  private func shorter(_ letter: UInt8, _ absolute: [Int], _ relative: [Int]) -> (UInt8, [Int]) {
    var absoluteWriter = self
    absoluteWriter.bytes = []
    var relativeWriter = absoluteWriter
    absoluteWriter.write(letter, absolute)
    relativeWriter.write(letter | 0x20, relative)
    return relativeWriter.bytes.count <= absoluteWriter.bytes.count
      ? (letter | 0x20, relative) : (letter, absolute)
  }

  private mutating func write(_ form: (letter: UInt8, numbers: [Int])) {
    write(form.letter, form.numbers)
  }

  private mutating func write(_ letter: UInt8, _ numbers: [Int]) {
    if letter != command || numbers.isEmpty {
      bytes.append(letter)
      command = letter
      needsSeparator = false
      endsWithFraction = false
    }
    for number in numbers { write(number) }
  }

  private mutating func write(_ hundredths: Int) {
    let startsWithPoint = hundredths > -100 && hundredths < 100 && hundredths != 0
    let separates = hundredths < 0 || (startsWithPoint && endsWithFraction)
    if needsSeparator && !separates { bytes.append(UInt8(ascii: " ")) }
    NumberText.append(Int64(hundredths), scale: 2, minimumPlaces: 0, leadingZero: false, to: &bytes)
    needsSeparator = true
    endsWithFraction = hundredths % 100 != 0
  }
}
