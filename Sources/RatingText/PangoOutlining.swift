import CRatingPango
import RatingFiles
import RatingGeometry
import RatingLayout

/// Text as outlines by Pango and HarfBuzz, loaded the first time a text is asked for.
///
/// Texts are laid out once at an em of 1 and kept, at most 8 MiB of them, for every size.
package struct PangoOutlining: TextOutlining {
  private struct Key: Hashable {
    /// UTF-8: a `String` would take a composed accent and a decomposed one for the same text.
    let text: [UInt8]
    let family: String
    let isBold: Bool
    let spacing: Double
  }

  private static let known = Mutex(Generations<Key, TextOutline>(limit: 4 << 20))
  /// Families that stand for whatever the system has.
  private static let generic: Set<String> = ["sans", "sans-serif", "serif", "monospace", "system-ui"]

  package init() {}

  package func outline(_ text: String, _ font: TextFont) throws(TextError) -> TextOutline {
    let key = Key(
      text: Array(text.utf8), family: font.family, isBold: font.isBold,
      spacing: font.letterSpacing / font.size)
    if let known = PangoOutlining.known.withLock({ $0.value(key) }) { return known.scaled(by: font.size) }
    let outline = try PangoOutlining.unit(key)
    let bytes =
      Generations<Key, TextOutline>.placeBytes + HeapBytes.array(key.text) + HeapBytes.text(key.family)
      + HeapBytes.array(outline.path.elements) + HeapBytes.array(outline.missing.inNoFont)
      + HeapBytes.array(outline.missing.inColorFonts)
    PangoOutlining.known.withLock { $0.add(outline, key, weight: bytes) }
    return outline.scaled(by: font.size)
  }

  private static func unit(_ key: Key) throws(TextError) -> TextOutline {
    var result = rating_pango_outline()
    var message = [CChar](repeating: 0, count: RATING_PANGO_MESSAGE)
    let status = key.text.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        rating_pango_layout(
          characters.baseAddress, Int32(characters.count), key.family, key.isBold ? 1 : 0, key.spacing,
          &result,
          &message)
      }
    }
    defer { rating_pango_free(&result) }
    guard status == 0 else {
      let words = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw .engine(reason: String(decoding: words, as: UTF8.self))
    }
    let path = path(result)
    let family = withUnsafeBytes(of: &result.family) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    let isSame = family.lowercased() == key.family.lowercased() || generic.contains(key.family.lowercased())
    return TextOutline(
      path: path, advance: result.advance, ink: path.bounds, ascent: result.ascent, descent: result.descent,
      missing: MissingCharacters(
        inNoFont: scalars(result.missing), inColorFonts: scalars(result.coloured)),
      substitute: isSame ? nil : family)
  }

  private static func scalars(_ list: rating_pango_characters) -> [Unicode.Scalar] {
    withUnsafeBytes(of: list.values) { bytes in
      bytes.bindMemory(to: UInt32.self).prefix(Int(list.count)).compactMap(Unicode.Scalar.init)
    }
  }

  private static func path(_ result: rating_pango_outline) -> Path {
    var path = Path()
    var here = Point(0, 0)
    var next = 0
    func point() -> Point {
      defer { next += 2 }
      return Point(result.coordinates[next], result.coordinates[next + 1])
    }
    for index in 0..<result.operation_count {
      switch Int(result.operations[index]) {
      case RATING_PANGO_MOVE:
        here = point()
        path.append(.move(here))
      case RATING_PANGO_LINE:
        here = point()
        path.append(.line(here))
      case RATING_PANGO_QUADRATIC:
        let (control, end) = (point(), point())
        path.append(.curve(.between(here, control, 2.0 / 3), .between(end, control, 2.0 / 3), end))
        here = end
      case RATING_PANGO_CUBIC:
        let (first, second, end) = (point(), point(), point())
        path.append(.curve(first, second, end))
        here = end
      default:
        path.append(.close)
      }
    }
    return path
  }
}

extension TextOutline {
  fileprivate func scaled(by size: Double) -> TextOutline {
    let transform = Transform(scaleX: size, scaleY: size, moveX: 0, moveY: 0)
    return TextOutline(
      path: path.transformed(transform), advance: advance * size, ink: ink.map { transform($0) },
      ascent: ascent * size, descent: descent * size, missing: missing, substitute: substitute)
  }
}
