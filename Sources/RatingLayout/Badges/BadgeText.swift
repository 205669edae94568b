import RatingGeometry
import RatingNumbers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One text of a badge as outlines, and the width it takes there.
struct BadgeText: Sendable {
  let outline: TextOutline
  private let ink: Rect
  /// The ink's width in points, rounded up to an odd number as shields does.
  let width: Double

  /// Nil where there are no words; throws where nothing of them can be seen.
  init?(_ words: String?, _ font: TextFont, _ engine: (any TextOutlining)?) throws(LayoutError) {
    guard let words else { return nil }
    guard let engine else { throw .text(.noEngine) }
    do { outline = try engine.outline(words, font) } catch { throw .text(error) }
    guard let ink = outline.ink else {
      throw .text(
        .engine(reason: outline.missing.words ?? "nothing of \(QuotedText.quoted(words)) can be seen"))
    }
    self.ink = ink
    let points = (ink.width - 1e-6).rounded(.up)
    width = points.truncatingRemainder(dividingBy: 2) == 0 ? points + 1 : points
  }

  func path(centredIn frame: Rect, baseline: Double) -> Path {
    let moveX = frame.center.x - ink.center.x
    return outline.path.transformed(Transform(scaleX: 1, scaleY: 1, moveX: moveX, moveY: baseline))
  }
}
