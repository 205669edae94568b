import RatingNumbers
import RatingGeometry
import RatingScene

/// A path element's presentation attributes.
struct SVGAttributes: Hashable {
  var fill: SVGPaint
  var line: Line?
  /// A clip path's id.
  var clip: String?

  struct Line: Hashable {
    var paint: SVGPaint
    /// Units.
    var width: Double
    var mitreLimit: Double
  }

  /// Defines what the look refers to.
  init(_ look: VectorElement.Look, _ definitions: inout SVGDefinitions) {
    fill = definitions.paint(look.fill)
    line = look.line.map {
      Line(paint: definitions.paint($0.paint), width: $0.width, mitreLimit: $0.mitreLimit)
    }
    clip = look.clip.map { definitions.clip(to: $0, .identity) }
  }

  init(fill: SVGPaint, line: Line? = nil, clip: String? = nil) {
    self.fill = fill
    self.line = line
    self.clip = clip
  }

  func append(to text: inout TextBuffer) {
    fill.append(as: "fill", opacity: "fill-opacity", to: &text)
    if let line {
      line.paint.append(as: "stroke", opacity: "stroke-opacity", to: &text)
      text.append(" stroke-width=\"")
      NumberText.append(short: line.width, places: 3, to: &text)
      text.append("\"")
      if line.mitreLimit != VectorElement.Line.usualMitreLimit {
        text.append(" stroke-miterlimit=\"")
        NumberText.append(short: line.mitreLimit, places: 0, to: &text)
        text.append("\"")
      }
    }
    if let clip {
      text.append(" clip-path=\"url(#")
      text.append(clip)
      text.append(")\"")
    }
  }
}
