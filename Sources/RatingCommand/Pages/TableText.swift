import RatingBatch
import RatingGeometry
import RatingLayout
import RatingStyling

/// The HTML of a table of pictures, as mail programs want it: sizes on every picture, no space between, no style but
/// `display`.
struct TableText {
  private let layout: RowLayout
  private let request: HTMLTableRequest

  init(_ layout: RowLayout, _ request: HTMLTableRequest) {
    self.layout = layout
    self.request = request
  }

  /// A piece's cell: its picture, linked where it is a symbol's.
  func cell(_ slice: RowSlices.Slice, named name: String) -> String {
    let words =
      slice.symbol.map { layout.labels[$0] }
      ?? AccessibleName(layout.score, in: layout.style).visibleText ?? ""
    let image =
      "<img src=\"\(MergeText(request.address).html())\(WebAddress.of(name))\" "
      + "width=\"\(Int(slice.box.width))\" height=\"\(Int(slice.box.height))\" "
      + "alt=\"\(HTMLText.escaped(words))\" border=\"0\" style=\"display:block\">"
    guard let symbol = slice.symbol else { return "<td>\(image)</td>" }
    let value = layout.rating(ofSymbols: Double(symbol + 1)).map { "\($0)" } ?? ""
    let link = request.links.html(stars: symbol + 1, value: value, outOf: "\(layout.style.scaleTop)")
    return "<td><a href=\"\(link)\">\(image)</a></td>"
  }

  /// The table of these cells, which stand from left to right on pages of any direction, or one below the other.
  func table(_ cells: [String], isVertical: Bool) -> String {
    let rows =
      isVertical
      ? cells.map { "  <tr>\($0)</tr>\n" }.joined()
      : "  <tr>\n" + cells.map { "    \($0)\n" }.joined() + "  </tr>\n"
    return "<table role=\"presentation\" dir=\"ltr\" cellpadding=\"0\" cellspacing=\"0\" border=\"0\">\n"
      + rows + "</table>\n"
  }
}
