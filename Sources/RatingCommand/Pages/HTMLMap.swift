import RatingBatch
import RatingGeometry
import RatingLayout
import RatingNumbers

/// A picture and an image map over it: for each symbol an area, which is where a touch counts as that symbol, with
/// its label and its link.
enum HTMLMap {
  /// - Parameter source: the picture's address.
  static func text(_ layout: RowLayout, links: LinkTemplate, source: String) -> String {
    let outOf = "\(layout.style.scaleTop)"
    var areas = ""
    for (index, (area, words)) in zip(layout.hitAreas, layout.labels).enumerated() {
      let label = HTMLText.escaped(words)
      let value = layout.rating(ofSymbols: Double(index + 1)).map { "\($0)" } ?? ""
      let link = links.html(stars: index + 1, value: value, outOf: outOf)
      areas += "  <area shape=\"rect\" coords=\"\(coordinates(area))\" href=\"\(link)\" "
      areas += "alt=\"\(label)\" title=\"\(label)\">\n"
    }
    // Two maps of one name on a page are one map: the name is that of what the map says.
    let name = "rating-" + Array(areas.utf8).withUnsafeBufferPointer(ContentHash.name)
    return """
      <img src="\(MergeText(source).html())" width="\(Int(saturating: layout.size.width))" height="\(Int(saturating: layout.size.height))" \
      alt="\(HTMLText.escaped(layout.name))" usemap="#\(name)" border="0">
      <map name="\(name)">
      \(areas)</map>

      """
  }

  /// Whole pixels, which is what mail programs read: left, top, right, bottom.
  private static func coordinates(_ area: Rect) -> String {
    [area.minX, area.minY, area.maxX, area.maxY].map { "\(Int(saturating: $0.rounded()))" }.joined(
      separator: ",")
  }
}
