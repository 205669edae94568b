/// Turns SVG path data into a path: every command, relative and absolute, arcs and quadratics as cubics.
///
/// Guarantees: every subpath has an extent and is closed; no line in it has no length; its segments' ends, but within an
/// arc, lie within ±10⁹.
struct PathDataParser {
  private var scanner: PathDataScanner
  private var path = Path()
  private var here = Point(0, 0)
  private var start = Point(0, 0)
  /// Whether the subpath at hand has a segment.
  private var isOpen = false
  /// The last control point of a cubic or a quadratic, for the smooth commands.
  private var cubicControl: Point?
  private var quadraticControl: Point?

  static let limit = 100_000
  /// The largest coordinate, absolute.
  private static let reach = 1e9

  init(_ text: String) throws(PathDataError) {
    guard text.utf8.count <= PathDataParser.limit else { throw PathDataError(position: 1, fault: .tooLong) }
    scanner = PathDataScanner(text)
  }

  mutating func parse() throws(PathDataError) -> Path {
    scanner.skipSpace()
    var isFirst = true
    while !scanner.isAtEnd {
      guard let letter = scanner.letter() else {
        throw scanner.error(isFirst ? .noMove : .unknownCommand)
      }
      if isFirst, letter | 0x20 != UInt8(ascii: "m") {
        scanner.putBack()
        throw scanner.error(.noMove)
      }
      isFirst = false
      try command(letter)
      scanner.skipSpace()
    }
    if isFirst { throw scanner.error(.noMove) }
    endSubpath()
    return path
  }

  private mutating func command(_ letter: UInt8) throws(PathDataError) {
    let isRelative = letter & 0x20 != 0
    var kind = letter | 0x20
    guard [UInt8]("mlhvcsqtaz".utf8).contains(kind) else {
      scanner.putBack()
      throw scanner.error(.unknownCommand)
    }
    scanner.skipSpace()
    if kind == UInt8(ascii: "z") {
      endSubpath()
      here = start
      forgetControls()
      return
    }
    repeat {
      try segment(kind, isRelative)
      // Pairs after a moveto's first are lines.
      if kind == UInt8(ascii: "m") { kind = UInt8(ascii: "l") }
      scanner.skipSpace()
    } while try continues()
  }

  /// Whether another set of numbers follows; a comma promises one.
  private mutating func continues() throws(PathDataError) -> Bool {
    let before = scanner.index
    scanner.skipSeparator()
    if scanner.startsNumber { return true }
    if scanner.index != before { throw scanner.error(.noNumber) }
    return false
  }

  private mutating func segment(_ kind: UInt8, _ isRelative: Bool) throws(PathDataError) {
    let origin = isRelative ? here : Point(0, 0)
    switch kind {
    case UInt8(ascii: "m"):
      endSubpath()
      here = try point(origin)
      start = here
      forgetControls()
    case UInt8(ascii: "l"):
      line(to: try point(origin))
    case UInt8(ascii: "h"):
      line(to: Point(try coordinate(origin.x), here.y))
    case UInt8(ascii: "v"):
      line(to: Point(here.x, try coordinate(origin.y)))
    case UInt8(ascii: "c"):
      let first = try point(origin)
      curve(first, try nextPoint(origin), try nextPoint(origin))
    case UInt8(ascii: "s"):
      let first = cubicControl.map { here * 2 - $0 } ?? here
      curve(first, try point(origin), try nextPoint(origin))
    case UInt8(ascii: "q"):
      quadratic(try point(origin), try nextPoint(origin))
    case UInt8(ascii: "t"):
      quadratic(quadraticControl.map { here * 2 - $0 } ?? here, try point(origin))
    default:
      try arc(origin)
    }
  }

  private mutating func point(_ origin: Point) throws(PathDataError) -> Point {
    let x = try coordinate(origin.x)
    scanner.skipSeparator()
    return Point(x, try coordinate(origin.y))
  }

  /// A number from `origin` on, as an absolute coordinate.
  private mutating func coordinate(_ origin: Double) throws(PathDataError) -> Double {
    let number = try scanner.number()
    guard abs(origin + number) <= PathDataParser.reach else {
      throw scanner.numberError(abs(number) <= PathDataParser.reach ? .leadsOut : .outOfRange)
    }
    return origin + number
  }

  /// A point that follows another one: a comma may stand before it, as after a command it may not.
  private mutating func nextPoint(_ origin: Point) throws(PathDataError) -> Point {
    scanner.skipSeparator()
    return try point(origin)
  }

  private mutating func arc(_ origin: Point) throws(PathDataError) {
    let radiusX = try scanner.number()
    scanner.skipSeparator()
    let radiusY = try scanner.number()
    scanner.skipSeparator()
    let rotation = try scanner.number()
    scanner.skipSeparator()
    let isLarge = try scanner.flag()
    scanner.skipSeparator()
    let isClockwise = try scanner.flag()
    let end = try nextPoint(origin)
    let arc = EllipticalArc(
      from: here, to: end, radii: Point(abs(radiusX), abs(radiusY)), rotation: rotation, isLarge: isLarge,
      isClockwise: isClockwise)
    guard let cubics = arc.cubics else {
      line(to: end)
      return
    }
    for cubic in cubics { add(cubic.first, cubic.second, cubic.end) }
    forgetControls()
  }

  /// Begins a subpath where none is begun: after a moveto, and after a close where the last one did.
  private mutating func begin() {
    guard !isOpen else { return }
    path.append(.move(here))
    isOpen = true
  }

  /// Closes the subpath at hand, where there is one.
  private mutating func endSubpath() {
    guard isOpen else { return }
    // Closing draws the last line by itself.
    if path.last == .line(start) { path.removeLast() }
    path.append(.close)
    isOpen = false
  }

  private mutating func line(to end: Point) {
    forgetControls()
    guard end != here else { return }
    begin()
    path.append(.line(end))
    here = end
  }

  private mutating func add(_ first: Point, _ second: Point, _ end: Point) {
    guard first != here || second != here || end != here else { return }
    begin()
    path.append(.curve(first, second, end))
    here = end
  }

  private mutating func curve(_ first: Point, _ second: Point, _ end: Point) {
    add(first, second, end)
    forgetControls()
    cubicControl = second
  }

  private mutating func quadratic(_ control: Point, _ end: Point) {
    add(.between(here, control, 2.0 / 3), .between(end, control, 2.0 / 3), end)
    forgetControls()
    quadraticControl = control
  }

  private mutating func forgetControls() {
    cubicControl = nil
    quadraticControl = nil
  }
}

extension Path {
  /// Reads SVG path data (SVG 2, 9.3), each subpath closed; throws the first fault with its place.
  package init(svg text: String) throws(PathDataError) {
    var parser = try PathDataParser(text)
    self = try parser.parse()
  }
}
