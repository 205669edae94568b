import RatingBatch
import RatingGeometry
import RatingLayout
import RatingNumbers

/// A layout as JSON: lengths in points to six places, levels 0…1.
enum LayoutJSON {
  static func text(_ layout: RowLayout) -> String {
    let frames = layout.frames.map { frame in
      "{\"x\": \(number(frame.x)), \"y\": \(number(frame.y)), "
        + "\"width\": \(number(frame.width)), \"height\": \(number(frame.height))}"
    }
    return """
      {
        "width": \(number(layout.size.width)),
        "height": \(number(layout.size.height)),
        "frames": [
          \(frames.joined(separator: ",\n    "))
        ],
        "levels": [\(layout.levels.map(number).joined(separator: ", "))],
        "name": \(JSONText.string(layout.name)),
        "labels": [\(layout.labels.map(JSONText.string).joined(separator: ", "))]
      }

      """
  }

  private static func number(_ value: Double) -> String {
    NumberText.short(value, places: 6)
  }
}
