/// Two pictures and what differs between them, three in a row: expected, difference, actual.
package enum DifferencePicture {
  /// Clear pixels between the pictures.
  package static let gap = 4
  /// A pixel that differs.
  package static let different = PixelColor(red: 255, green: 0, blue: 0)
  /// A pixel that differs and is forgiven.
  package static let forgiven = PixelColor(red: 0, green: 112, blue: 255)

  /// The three pictures, side by side, or one under the other where a row would be too wide; throws where
  /// neither is within the bounds.
  package static func triptych(
    _ expected: PixelPicture, _ actual: PixelPicture, rules: ComparisonRules = .exact
  ) throws(PixelError) -> Pixmap {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let (wide, high) = (3 * width + 2 * gap, 3 * height + 2 * gap)
    var sheet: Pixmap
    let step: (x: Int, y: Int)
    do {
      sheet = try Pixmap(width: wide, height: height)
      step = (width + gap, 0)
    } catch {
      guard let column = try? Pixmap(width: width, height: high) else { throw error }
      sheet = column
      step = (0, height + gap)
    }
    paste(try expected.pixmap, at: (0, 0), in: &sheet)
    paste(try middle(expected, actual, rules: rules), at: step, in: &sheet)
    paste(try actual.pixmap, at: (2 * step.x, 2 * step.y), in: &sheet)
    return sheet
  }

  /// The middle picture: red what differs, blue what is forgiven, all else a faint grey of what is expected.
  package static func middle(
    _ expected: PixelPicture, _ actual: PixelPicture, rules: ComparisonRules = .exact
  ) throws(PixelError) -> Pixmap {
    var picture = try Pixmap(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height))
    let width = picture.width
    expected.withView { expected in
      actual.withView { actual in
        let comparer = PixelComparer(expected, actual, rules)
        for y in 0..<picture.height {
          for x in 0..<width {
            picture.pixels[y * width + x] =
              switch comparer.verdict(x, y) {
              case .same: faint(expected.narrowed(x, y))
              case .forgiven: forgiven.packed
              case .different: different.packed
              }
          }
        }
      }
    }
    return picture
  }

  /// A quarter of the pixel's alpha, in the grey of its luma (ITU-R BT.601).
  private static func faint(_ pixel: UInt32) -> UInt32 {
    let color = PixelColor(packed: pixel)
    let luma = (299 * Int(color.red) + 587 * Int(color.green) + 114 * Int(color.blue) + 500) / 1_000
    let gray = UInt8(luma)
    return PixelColor(red: gray, green: gray, blue: gray, alpha: color.alpha / 4).packed
  }

  private static func paste(_ picture: Pixmap, at place: (x: Int, y: Int), in sheet: inout Pixmap) {
    for y in 0..<picture.height {
      let start = (place.y + y) * sheet.width + place.x
      for x in 0..<picture.width { sheet.pixels[start + x] = picture.pixels[y * picture.width + x] }
    }
  }
}
