import RatingNumbers
import StarRating

/// The page that shows every picture of a set, with the words that put it into another page.
struct WebPage {
  private let pictures: AssetPictures
  private let names: SheetNames

  init(_ pictures: AssetPictures, _ names: SheetNames) {
    self.pictures = pictures
    self.names = names
  }

  var text: String {
    let title = HTMLText.escaped(pictures.name.text)
    var page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(title)</title>
      <link rel="stylesheet" href="\(WebAddress.of(names.styles))">
      \(WebPage.styles)
      </head>
      <body>
      <h1>\(title)</h1>

      """
    for entry in pictures.entries { page += section(entry) }
    return page + "</body>\n</html>\n"
  }

  private static let styles = """
    <style>
    :root { color-scheme: light dark }
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2em }
    h2 { font-size: 1em; margin: 0 }
    section { border-top: 1px solid #8886; padding: 1em 0 }
    section > div { display: flex; flex-wrap: wrap; align-items: end; gap: .5em 1.5em }
    figure { margin: .5em 0 } figcaption { color: #808080; font-size: .8em }
    .light figure > :first-child { background: #fff; color-scheme: light }
    .dark figure > :first-child { background: #111; color-scheme: dark }
    figure > :first-child { display: grid; padding: 4px; border-radius: 4px; width: max-content }
    .light figure.auto > :first-child { background: none; color-scheme: inherit }
    pre { margin: 0; font-size: .8em; white-space: pre-wrap; overflow-wrap: anywhere }
    </style>
    """

  /// A rating: a row of pictures for each variant, then the words for each direction.
  private func section(_ entry: AssetPictures.Entry) -> String {
    let title = HTMLText.escaped(entry.images[0].name)
    var text = "<section>\n<h2>\(title)</h2>\n"
    for (variant, image) in zip(pictures.variants, entry.images) {
      text += "<div class=\"\(variant.isDark ? "dark" : "light")\">\n"
      text += figure(picture(entry, variant, image), "srcset" + WebPage.words(variant))
      for scale in WebSet.scales {
        text += figure(
          "<img src=\"\(address(entry, variant, scale))\" \(WebPage.size(image)) alt=\"\(title)\">",
          "PNG \(scale)x")
      }
      let vector = WebAddress.of(pictures.name.name(of: entry.rating) + variant.suffix + ".svg")
      text += figure("<img src=\"\(vector)\" \(WebPage.size(image)) alt=\"\(title)\">", "SVG")
      let name = pictures.name.styleClass.name(of: entry.rating) + variant.suffix
      // A class without a suffix follows its surroundings where there are dark pictures.
      let follows = variant.suffix.isEmpty && pictures.variants.contains(where: \.isDark)
      text += figure(
        "<span class=\"\(name)\" role=\"img\" aria-label=\"\(title)\"></span>", "sprite",
        ground: follows ? "auto" : "own")
      text += "</div>\n"
    }
    for (variant, image) in zip(pictures.variants, entry.images) where !variant.isDark {
      text += "<pre><code>\(HTMLText.escaped(words(entry, variant, image)))</code></pre>\n"
    }
    return text + "</section>\n"
  }

  private func figure(_ content: String, _ caption: String, ground: String = "own") -> String {
    "<figure class=\"\(ground)\"><div>\(content)</div><figcaption>\(caption)</figcaption></figure>\n"
  }

  /// What another page takes: where there are dark pictures too, the surroundings choose.
  private func words(
    _ entry: AssetPictures.Entry, _ variant: AssetVariant, _ image: RatingImage
  ) -> String {
    let dark = AssetVariant(isDark: true, isRightToLeft: variant.isRightToLeft)
    let plain = picture(entry, variant, image)
    guard pictures.variants.contains(dark) else { return plain }
    return """
      <picture><source media="(prefers-color-scheme: dark)" srcset="\(addresses(entry, dark))">\(plain)</picture>
      """
  }

  private func picture(
    _ entry: AssetPictures.Entry, _ variant: AssetVariant, _ image: RatingImage
  ) -> String {
    """
    <img src="\(address(entry, variant, 1))" srcset="\(addresses(entry, variant))" \(WebPage.size(image)) \
    alt="\(HTMLText.escaped(image.name))">
    """
  }

  private func addresses(_ entry: AssetPictures.Entry, _ variant: AssetVariant) -> String {
    WebSet.scales.map { scale in address(entry, variant, scale) + (scale > 1 ? " \(scale)x" : "") }
      .joined(separator: ", ")
  }

  private func address(_ entry: AssetPictures.Entry, _ variant: AssetVariant, _ scale: Int) -> String {
    let file = pictures.name.name(of: entry.rating) + variant.suffix + ".png"
    return WebAddress.of(ScaledName.path(file, scale: DecimalNumber(scale)))
  }

  private static func size(_ image: RatingImage) -> String {
    let (width, height) = (
      NumberText.short(image.width, places: 0), NumberText.short(image.height, places: 0)
    )
    return "width=\"\(width)\" height=\"\(height)\""
  }

  private static func words(_ variant: AssetVariant) -> String {
    (variant.isDark ? ", dark" : "") + (variant.isRightToLeft ? ", right to left" : "")
  }
}
