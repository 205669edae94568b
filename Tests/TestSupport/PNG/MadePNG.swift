/// A PNG file put together by the tests, byte by byte, with what its pixels are by the standard.
package struct MadePNG: Sendable {
  package let form: MadeForm
  package let width: Int
  package let height: Int
  /// The samples of each pixel, row by row.
  private let samples: [[Int]]
  /// Red, green, blue, alpha, where the form has a palette.
  private let palette: [[Int]]

  /// Samples that are the same in each run and hold every extreme.
  package init(_ form: MadeForm, width: Int, height: Int, seed: UInt64 = 1) {
    var random = SeededGenerator(seed: seed)
    self.form = form
    self.width = width
    self.height = height
    let largest = form.largest
    samples = (0..<(width * height)).map { place in
      (0..<form.channels).map { _ in
        switch place % 5 {
        case 0: 0
        case 1: largest
        default: Int.random(in: 0...largest, using: &random)
        }
      }
    }
    palette =
      form.colorType != 3
      ? []
      : (0...largest).map { place in
        let alpha = form.hasTransparency && place < 3 ? place * 100 : 255
        return (0..<3).map { _ in Int.random(in: 0...255, using: &random) } + [alpha]
      }
  }

  /// Red, green, blue, alpha, 0…65,535, packed with red in the lowest bits: what a reader has to find.
  package var wide: [UInt64] {
    samples.map { samples in
      let channels = channels(samples)
      return channels.enumerated().reduce(into: 0) { $0 |= UInt64($1.element) << UInt64(16 * $1.offset) }
    }
  }

  private func channels(_ samples: [Int]) -> [Int] {
    func widened(_ sample: Int) -> Int { sample * 65_535 / form.largest }
    let isClear = form.hasTransparency && samples == clearSamples
    let alpha = isClear ? 0 : 65_535
    return switch form.colorType {
    case 0: [widened(samples[0]), widened(samples[0]), widened(samples[0]), alpha]
    case 2: samples.map(widened) + [alpha]
    case 3: palette[samples[0]].map { $0 * 257 }
    case 4: [widened(samples[0]), widened(samples[0]), widened(samples[0]), widened(samples[1])]
    default: samples.map(widened)
    }
  }

  /// What tRNS calls clear: white, or the pixel in the middle of a picture without one.
  private var clearSamples: [Int] { [Int](repeating: form.largest, count: form.channels) }

  /// The chunks between the header and the data: palette, transparency, in their order.
  private var colorChunks: [(name: String, data: [UInt8])] {
    var chunks: [(name: String, data: [UInt8])] = []
    if form.colorType == 3 { chunks.append(("PLTE", palette.flatMap { $0.prefix(3).map { UInt8($0) } })) }
    guard form.hasTransparency else { return chunks }
    let data: [UInt8] =
      form.colorType == 3
      ? palette.prefix(3).map { UInt8($0[3]) } : clearSamples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    return chunks + [("tRNS", data)]
  }

  /// The file; `extra` chunks stand before the palette.
  package func bytes(extra: [(name: String, data: [UInt8])] = [], adler: UInt32? = nil) -> [UInt8] {
    let header =
      PNGBytes.number(width) + PNGBytes.number(height)
      + [UInt8(form.depth), form.colorType, 0, 0, form.isInterlaced ? 1 : 0]
    let data = PNGBytes.zlib(rows, adler: adler)
    // In several chunks, one of them empty.
    let cut = data.count / 2
    return PNGBytes.file(
      [("IHDR", header)] + extra + colorChunks + [
        ("IDAT", Array(data[..<cut])), ("IDAT", []), ("IDAT", Array(data[cut...])), ("IEND", []),
      ])
  }

  /// The rows, or those of seven passes, each filtered in another way.
  private var rows: [UInt8] {
    // Adam7 (PNG 3rd edition, 8.1): start and step of columns and rows.
    let passes =
      form.isInterlaced
      ? [(0, 8, 0, 8), (4, 8, 0, 8), (0, 4, 4, 8), (2, 4, 0, 4), (0, 2, 2, 4), (1, 2, 0, 2), (0, 1, 1, 2)]
      : [(0, 1, 0, 1)]
    var result: [UInt8] = []
    for (left, across, top, down) in passes {
      let columns = Array(stride(from: left, to: width, by: across))
      guard !columns.isEmpty else { continue }
      var before: [UInt8] = []
      for (number, y) in stride(from: top, to: height, by: down).enumerated() {
        let row = packed(columns.map { samples[y * width + $0] })
        if before.isEmpty { before = [UInt8](repeating: 0, count: row.count) }
        result += PNGBytes.filtered(
          row, before, kind: number % 5, unit: max(form.channels * form.depth / 8, 1))
        before = row
      }
    }
    return result
  }

  private func packed(_ pixels: [[Int]]) -> [UInt8] {
    var bits: [Int] = []
    for sample in pixels.joined() {
      for bit in (0..<form.depth).reversed() { bits.append(sample >> bit & 1) }
    }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      (0..<8).reduce(0) { $0 << 1 | UInt8(start + $1 < bits.count ? bits[start + $1] : 0) }
    }
  }
}
