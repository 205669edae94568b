extension DecimalNumber {
  /// Reads a decimal as flags and tables hold it: an optional `-`, digits, an optional point and digits.
  ///
  /// No exponent, no plus sign, no spaces, no separators; `.5` is read, `5.` is not. Nil for anything else
  /// and for what is too large for a `Double`.
  public init?(_ text: some StringProtocol) {
    var text = Substring(text)
    guard let number = text.withUTF8({ DecimalNumber(plain: $0) }) else { return nil }
    self = number
  }

  /// Whether a text would be a number if its only comma were a point.
  package static func hasComma(_ text: String) -> Bool {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 2 && DecimalNumber(parts.joined(separator: ".")) != nil
  }

  private init?(plain bytes: UnsafeBufferPointer<UInt8>) {
    var scan = DecimalScan()
    var index = 0
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") {
      scan.isNegative = true
      index += 1
    }
    let wholeStart = index
    while index < bytes.count, let digit = DecimalScan.digit(bytes[index]) {
      scan.add(digit, afterPoint: false)
      index += 1
    }
    let hasWhole = index > wholeStart
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      let fractionStart = index
      while index < bytes.count, let digit = DecimalScan.digit(bytes[index]) {
        scan.add(digit, afterPoint: true)
        index += 1
      }
      guard index > fractionStart else { return nil }
    } else if !hasWhole {
      return nil
    }
    guard index == bytes.count else { return nil }
    guard scan.isExact else {
      // More than 17 digits: the nearest Double, and its shortest decimal.
      guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else { return nil }
      self = DecimalNumber(description: value.description)
      return
    }
    self = scan.number
  }

  /// Reads what `Double.description` prints, exponents included.
  init(description: String) {
    var scan = DecimalScan()
    var exponent = 0
    var bytes = Substring(description)[...]
    if let mark = bytes.firstIndex(of: "e") {
      exponent = Int(bytes[bytes.index(after: mark)...]) ?? 0
      bytes = bytes[..<mark]
    }
    var isFraction = false
    for byte in bytes.utf8 {
      if byte == UInt8(ascii: "-") {
        scan.isNegative = true
      } else if byte == UInt8(ascii: ".") {
        isFraction = true
      } else if let digit = DecimalScan.digit(byte) {
        scan.add(digit, afterPoint: isFraction)
      }
    }
    self = scan.shifted(by: exponent)
  }
}

/// Digits gathered one by one into a significand and a scale.
struct DecimalScan {
  var isNegative = false
  /// False once a digit that mattered found no room.
  private(set) var isExact = true
  private var digits: Int64 = 0
  private var places = 0

  static func digit(_ byte: UInt8) -> Int64? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Int64(byte - UInt8(ascii: "0")) : nil
  }

  mutating func add(_ digit: Int64, afterPoint: Bool) {
    if digits >= 10_000_000_000_000_000 || (afterPoint && places == 18) {
      isExact = isExact && digit == 0 && afterPoint
      return
    }
    digits = digits * 10 + digit
    if afterPoint { places += 1 }
  }

  var number: DecimalNumber {
    DecimalNumber(significand: isNegative ? -digits : digits, scale: places)
  }

  /// The number times 10^`exponent`, kept within what a `DecimalNumber` holds; never zero for a non-zero.
  func shifted(by exponent: Int) -> DecimalNumber {
    var shifted = digits
    var scale = places - exponent
    if scale > 18, shifted != 0 {
      let dropped = scale - 18
      shifted = dropped > 17 ? 1 : max(shifted / DecimalNumber.integerPowerOfTen(dropped), 1)
      scale = 18
    }
    while scale < 0, shifted != 0 {
      guard shifted < DecimalNumber.largest / 10 else {
        (shifted, scale) = (DecimalNumber.largest, 0)
        break
      }
      shifted *= 10
      scale += 1
    }
    if shifted == 0 { scale = 0 }
    return DecimalNumber(significand: isNegative ? -shifted : shifted, scale: scale)
  }
}
