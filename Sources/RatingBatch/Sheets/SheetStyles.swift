import RatingGeometry
import RatingNumbers

/// The style sheet of a sprite sheet: a class for each picture, in points, which are CSS's pixels.
///
/// A class without a suffix shows the variant that suits its surroundings.
struct SheetStyles {
  let text: String

  init(_ pictures: AssetPictures, _ sheet: SpriteSheet, _ names: SheetNames) {
    let scales = WebSet.scales.map { "url(\"\(WebAddress.of(names.picture($0)))\") \($0)x" }
    let size = sheet.layout.size
    var rules: [[String]] = [[], [], [], []]
    var classes: [String] = []
    let places = zip(pictures.all, sheet.layout.frames)
    for ((entry, variant, _), frame) in places {
      let name = "." + pictures.name.styleClass.name(of: entry.rating)
      let place = "background-position: -\(SheetStyles.length(frame.x)) -\(SheetStyles.length(frame.y))"
      classes.append(name + variant.suffix)
      let box = "width: \(SheetStyles.length(frame.width)); height: \(SheetStyles.length(frame.height)); "
      rules[0].append("\(name)\(variant.suffix) { \(box)\(place) }")
      switch (variant.isDark, variant.isRightToLeft) {
      case (false, false): break
      case (false, true): rules[1].append("[dir=\"rtl\"] \(name) { \(place) }")
      case (true, false): rules[2].append("  \(name) { \(place) }")
      case (true, true): rules[3].append("  [dir=\"rtl\"] \(name) { \(place) }")
      }
    }
    let dark = rules[2] + rules[3]
    let lines =
      [
        classes.joined(separator: ",\n") + " {",
        "  display: inline-block;",
        "  background: url(\"\(WebAddress.of(names.picture(1)))\") no-repeat;",
        "  background-image: image-set(\(scales.joined(separator: ", ")));",
        "  background-size: \(SheetStyles.length(size.width)) \(SheetStyles.length(size.height));",
        "}",
      ] + rules[0] + rules[1]
      + (dark.isEmpty ? [] : ["@media (prefers-color-scheme: dark) {"] + dark + ["}"])
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func length(_ points: Double) -> String { "\(NumberText.short(points, places: 0))px" }
}
