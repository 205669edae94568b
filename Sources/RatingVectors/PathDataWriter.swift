import RatingGeometry
import RatingNumbers

/// Writes outlines as SVG path data, in hundredths of a unit and as few bytes as that takes.
///
/// Coordinates are rounded as absolutes; relative ones are the differences of those, so no error adds up.
struct PathDataWriter {
  /// Whether `0.5` keeps its zero: Android's path data needs it.
  private let leadingZero: Bool
  private let step: Int
  private var here = Place(x: 0, y: 0)
  /// The control point before, mirrored at `here`, where a quadratic curve ends here.
  private var mirrored: Place?
  private var start = Place(x: 0, y: 0)
  /// The letter that numbers without one would repeat; 0 before the first.
  private var command: UInt8 = 0
  private var endsWithFraction = false

  private struct Place: Equatable {
    var x: Int
    var y: Int

    init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }

    /// The nearest place whose coordinates are multiples of `step` hundredths.
    init(_ point: Point, _ step: Int) {
      x = Place.hundredths(point.x, step)
      y = Place.hundredths(point.y, step)
    }

    /// Halves away from zero; adding before cutting off needs no call.
    private static func hundredths(_ value: Double, _ step: Int) -> Int {
      if step == 1 { return Int(saturating: value * 100 + (value < 0 ? -0.5 : 0.5)) }
      return Int(saturating: value * 100 / Double(step) + (value < 0 ? -0.5 : 0.5)) * step
    }
  }

  /// - Parameter step: hundredths of which all coordinates are multiples; 100 writes whole units.
  init(leadingZero: Bool = false, step: Int = 1) {
    self.leadingZero = leadingZero
    self.step = step
  }

  mutating func append(_ path: Path, _ transform: Transform, to text: inout TextBuffer) {
    var pen = Point(0, 0)
    for element in path.elements {
      switch element {
      case .move(let point):
        pen = transform(point)
        move(to: Place(pen, step), &text)
      case .line(let point):
        pen = transform(point)
        line(to: Place(pen, step), &text)
      case .curve(let first, let second, let end):
        let (first, second, end) = (transform(first), transform(second), transform(end))
        if let control = PathDataWriter.control(pen, first, second, end) {
          quadratic(Place(control, step), Place(end, step), &text)
        } else {
          curve([Place(first, step), Place(second, step), Place(end, step)], UInt8(ascii: "C"), &text)
        }
        pen = end
      case .close: close(&text)
      }
    }
  }

  /// The control point of the quadratic curve that a cubic one is; nil where it is none.
  private static func control(_ start: Point, _ first: Point, _ second: Point, _ end: Point) -> Point? {
    let (fromStart, fromEnd) = ((first * 3 - start) * 0.5, (second * 3 - end) * 0.5)
    let distance = fromStart - fromEnd
    return abs(distance.x) < 1e-7 && abs(distance.y) < 1e-7 ? .between(fromStart, fromEnd, 0.5) : nil
  }

  private mutating func move(to place: Place, _ text: inout TextBuffer) {
    mirrored = nil
    write(UInt8(ascii: "M"), place, isFirst: command == 0, &text)
    // Numbers that follow a move without a letter are lines.
    command = command == UInt8(ascii: "M") ? UInt8(ascii: "L") : UInt8(ascii: "l")
    start = place
  }

  private mutating func line(to place: Place, _ text: inout TextBuffer) {
    if place == here { return }
    mirrored = nil
    if place.y == here.y {
      write(UInt8(ascii: "H"), place.x, place.x - here.x, &text)
      here = place
    } else if place.x == here.x {
      write(UInt8(ascii: "V"), place.y, place.y - here.y, &text)
      here = place
    } else {
      write(UInt8(ascii: "L"), place, isFirst: false, &text)
    }
  }

  /// One number, absolute or relative, whichever takes fewer bytes; the relative one on a tie.
  private mutating func write(_ letter: UInt8, _ absolute: Int, _ relative: Int, _ text: inout TextBuffer) {
    var (absoluteForm, relativeForm) = (NumberRun(self, letter), NumberRun(self, letter | 0x20))
    absoluteForm.add(absolute)
    relativeForm.add(relative)
    let isRelative = relativeForm.length <= absoluteForm.length
    begin(isRelative ? letter | 0x20 : letter, &text)
    write(isRelative ? relative : absolute, &text)
  }

  private mutating func write(_ letter: UInt8, _ place: Place, isFirst: Bool, _ text: inout TextBuffer) {
    var (absolute, relative) = (NumberRun(self, letter), NumberRun(self, letter | 0x20))
    absolute.add(place.x)
    absolute.add(place.y)
    relative.add(place.x - here.x)
    relative.add(place.y - here.y)
    let isRelative = !isFirst && relative.length <= absolute.length
    begin(isRelative ? letter | 0x20 : letter, &text)
    write(isRelative ? place.x - here.x : place.x, &text)
    write(isRelative ? place.y - here.y : place.y, &text)
    here = place
  }

  /// A quadratic curve; one whose control point is, to a step, the mirror image of that before leaves it out.
  private mutating func quadratic(_ control: Place, _ end: Place, _ text: inout TextBuffer) {
    var drawn = control
    if let mirrored, abs(mirrored.x - control.x) <= step, abs(mirrored.y - control.y) <= step {
      // What is drawn counts for the next, so that no error adds up.
      drawn = mirrored
      write(UInt8(ascii: "T"), end, isFirst: false, &text)
    } else {
      curve([control, end], UInt8(ascii: "Q"), &text)
    }
    mirrored = Place(x: 2 * end.x - drawn.x, y: 2 * end.y - drawn.y)
  }

  private mutating func curve(_ places: [Place], _ letter: UInt8, _ text: inout TextBuffer) {
    var (absolute, relative) = (NumberRun(self, letter), NumberRun(self, letter | 0x20))
    for place in places {
      absolute.add(place.x)
      absolute.add(place.y)
      relative.add(place.x - here.x)
      relative.add(place.y - here.y)
    }
    let isRelative = relative.length <= absolute.length
    let origin = isRelative ? here : Place(x: 0, y: 0)
    begin(isRelative ? letter | 0x20 : letter, &text)
    for place in places {
      write(place.x - origin.x, &text)
      write(place.y - origin.y, &text)
    }
    here = places[places.count - 1]
    mirrored = nil
  }

  private mutating func close(_ text: inout TextBuffer) {
    begin(UInt8(ascii: "z"), &text)
    here = start
    mirrored = nil
  }

  private var needsSeparator = false

  private mutating func begin(_ letter: UInt8, _ text: inout TextBuffer) {
    guard letter != command else { return }
    text.append(letter)
    command = letter
    needsSeparator = false
    endsWithFraction = false
  }

  private mutating func write(_ hundredths: Int, _ text: inout TextBuffer) {
    if needsSeparator, PathDataWriter.separates(hundredths, afterFraction: endsWithFraction && !leadingZero) {
      text.append(UInt8(ascii: " "))
    }
    if leadingZero {
      NumberText.append(Int64(hundredths), scale: 2, minimumPlaces: 0, to: &text)
    } else {
      NumberText.append(hundredths: hundredths, to: &text)
    }
    needsSeparator = true
    endsWithFraction = hundredths % 100 != 0
  }

  /// Whether a number needs a space before it: a sign, or a point after a fraction, is one already.
  fileprivate static func separates(_ hundredths: Int, afterFraction: Bool) -> Bool {
    if hundredths < 0 { return false }
    let startsWithPoint = hundredths < 100 && hundredths != 0
    return !(startsWithPoint && afterFraction)
  }

  /// The bytes that some numbers would take here.
  private struct NumberRun {
    private(set) var length: Int
    private var needsSeparator: Bool
    private var endsWithFraction: Bool

    init(_ writer: PathDataWriter, _ letter: UInt8) {
      let repeats = letter == writer.command
      length = repeats ? 0 : 1
      needsSeparator = repeats && writer.needsSeparator
      endsWithFraction = repeats && writer.endsWithFraction
    }

    mutating func add(_ hundredths: Int) {
      if needsSeparator, separates(hundredths, afterFraction: endsWithFraction) { length += 1 }
      length += NumberText.length(ofHundredths: hundredths)
      needsSeparator = true
      endsWithFraction = hundredths % 100 != 0
    }
  }
}
