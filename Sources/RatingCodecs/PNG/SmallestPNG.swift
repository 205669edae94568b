import RatingPixels

/// The forms of one picture among which the smallest file is looked for.
enum SmallestPNG {
  /// Every form worth a try; the first is that of the standard effort.
  static func forms(of picture: IndexedPixmap) -> [PNGRows] {
    var forms = [PNGRows(picture)]
    for order in PaletteOrder.allCases { forms.append(PNGRows(order.applied(to: picture))) }
    // In a large picture colours cost more bytes than their palette saves.
    let wide = picture.indices.count <= work ? wide(picture).map(filtered) : nil
    return forms.flatMap(filtered) + (wide ?? [])
  }

  static func forms(of picture: Pixmap) -> [PNGRows] { filtered(PNGRows(picture)) }

  /// Pixels that may be compressed at the slowest level for one picture, all forms together, if it is small enough
  /// for more than one.
  static let work = 250_000

  private static func filtered(_ rows: PNGRows) -> [PNGRows] {
    // Places in a palette are names, not amounts: only rows alike compress better by a filter.
    let filters = rows.form == .palette ? [PNGFilter.none, .up] : PNGFilter.allCases
    return filters.map(rows.filtered)
  }

  /// Without a palette: a few colours in a small picture need none.
  private static func wide(_ picture: IndexedPixmap) -> PNGRows? {
    (try? Pixmap(width: picture.width, height: picture.height, pixels: picture.pixels)).map { PNGRows($0) }
  }
}

/// An order of a palette's colours, those that are not opaque always first.
private enum PaletteOrder: CaseIterable {
  /// From the faintest to the strongest, colour by colour.
  case colorThenAlpha
  /// From the faintest to the strongest, whatever the colour.
  case alpha
  /// The most frequent first.
  case frequency

  func applied(to picture: IndexedPixmap) -> IndexedPixmap {
    var uses = [Int](repeating: 0, count: 256)
    for index in picture.indices { uses[Int(index)] += 1 }
    let order = picture.palette.indices.sorted { left, right in
      let (a, b) = (key(picture.palette[left], uses[left]), key(picture.palette[right], uses[right]))
      return a == b ? left < right : a < b
    }
    var places = [UInt8](repeating: 0, count: 256)
    for (place, index) in order.enumerated() { places[index] = UInt8(place) }
    return IndexedPixmap(
      width: picture.width, height: picture.height, palette: order.map { picture.palette[$0] },
      indices: picture.indices.map { places[Int($0)] })
  }

  private func key(_ color: UInt32, _ uses: Int) -> UInt64 {
    let isOpaque: UInt64 = color >> 24 == 255 ? 1 << 62 : 0
    let (alpha, rgb) = (UInt64(color >> 24), UInt64(color & 0xFFFFFF))
    return switch self {
    case .colorThenAlpha: isOpaque | rgb << 8 | alpha
    case .alpha: isOpaque | alpha << 24 | rgb
    case .frequency: isOpaque | UInt64((1 << 40) - min(uses, 1 << 40))
    }
  }
}
