/// Path data by lot: every command, numbers of all magnitudes in one path.
package enum RandomPathData {
  /// One to eight segments, now and then with a viewbox to go with them; many of them cannot be drawn.
  package static func make<Generator: RandomNumberGenerator>(
    using random: inout Generator
  ) -> (data: String, viewbox: (x: Double, y: Double, width: Double, height: Double)?) {
    // Half of them stay within what coordinates may be.
    let spread = [2, 4, 8, 40].randomElement(using: &random) ?? 8
    var data = "M"
    func add(_ count: Int) {
      for _ in 0..<count { data += number(spread, using: &random) + " " }
    }
    add(2)
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let command = "LHVCSQTAAAZMlhvcsqtaaazm".randomElement(using: &random) ?? "L"
      data.append(command)
      switch command.lowercased() {
      case "l", "t", "m": add(2)
      case "h", "v": add(1)
      case "c": add(6)
      case "s", "q": add(4)
      case "a":
        // Radii and turns are no coordinates: they have any size.
        for _ in 0..<3 { data += number(Bool.random(using: &random) ? 40 : spread, using: &random) + " " }
        data += Bool.random(using: &random) ? "0 1 " : "1 0 "
        add(2)
      default: break
      }
    }
    if Bool.random(using: &random) { data += "z" }
    switch Int.random(in: 0...3, using: &random) {
    case 0: return (data, nil)
    case 1, 2: return (data, (0, 0, 24, 24))
    default:
      func side() -> Double { Double(number(min(spread, 8), using: &random)) ?? 1 }
      return (data, (side(), side(), abs(side()) + 1e-9, abs(side()) + 1e-9))
    }
  }

  /// A few digits times a power of ten up to 10^`spread`, or a small whole number, among them 0.
  private static func number<Generator: RandomNumberGenerator>(
    _ spread: Int, using random: inout Generator
  ) -> String {
    let sign = Bool.random(using: &random) ? "" : "-"
    if Bool.random(using: &random) { return sign + "\(Int.random(in: 0...24, using: &random))" }
    let digits = Int.random(in: 1...9, using: &random)
    return
      "\(sign)\(digits).\(Int.random(in: 0...99, using: &random))e\(Int.random(in: -spread...spread, using: &random))"
  }
}
