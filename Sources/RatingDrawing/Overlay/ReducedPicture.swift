import RatingPixels

/// A part of a picture made smaller by a whole factor: a blur that is wide against the factor comes out alike, in a
/// fraction of the time and the memory.
///
/// A cell is the mean of `factor` x `factor` pixels in premultiplied colour. Around the picture lies one ring of cells
/// of what lies at its edges.
struct ReducedPicture {
  let picture: Pixmap
  /// Pixels of the whole picture a cell, along each axis.
  let factor: Int
  /// The standard deviation, in cells, that gives the blur that was asked for.
  let sigma: Double
  /// The first cell, counted from the whole picture's corner; -1 is the ring.
  private let first: (column: Int, row: Int)

  /// How many pixels make a cell for a blur: cells are an eighth of its standard deviation. 1 for a narrow blur, which
  /// is not worth a smaller picture.
  static func factor(sigma: Double) -> Int {
    sigma < 32 ? 1 : Int(sigma / 8)
  }

  /// The cells that decide the blurred pixels of `rect`.
  ///
  /// - Parameters:
  ///   - rect: not empty, within the picture.
  ///   - sigma: the standard deviation in pixels, at least 32.
  init(_ rect: PixelRect, of whole: Pixmap, sigma: Double) throws(PixelError) {
    let factor = ReducedPicture.factor(sigma: sigma)
    let share = sigma / Double(factor)
    // The mean over a cell has the variance (1 - 1 / factor²) / 12, the line between two cells that of a triangle, 1/6.
    let cell = (1 - 1 / Double(factor * factor)) / 12
    self.sigma = (share * share - cell - 1.0 / 6).squareRoot()
    self.factor = factor
    let margin = GaussianLine(sigma: self.sigma).margin + 1
    func range(_ low: Int, _ high: Int, _ length: Int) -> ClosedRange<Int> {
      max(low / factor - margin, -1)...min((high - 1) / factor + margin, (length + factor - 1) / factor)
    }
    let columns = range(rect.minX, rect.maxX, whole.width)
    let rows = range(rect.minY, rect.maxY, whole.height)
    first = (columns.lowerBound, rows.lowerBound)
    picture = try Pixmap(
      width: columns.count, height: rows.count, pixels: ReducedPicture.means(whole, columns, rows, factor))
  }

  private static func means(
    _ whole: Pixmap, _ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>, _ factor: Int
  ) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: columns.count * rows.count) { target, count in
      withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: columns.count) { sums in
        whole.pixels.withUnsafeBufferPointer { pixels in
          for row in rows {
            sums.initialize(repeating: .zero)
            for y in (row * factor)..<((row + 1) * factor) {
              let line = min(max(y, 0), whole.height - 1) * whole.width
              for (cell, column) in columns.enumerated() {
                for x in (column * factor)..<((column + 1) * factor) {
                  sums[cell] += ImageScaling.premultiplied(pixels[line + min(max(x, 0), whole.width - 1)])
                }
              }
            }
            for sum in sums {
              target[count] = ImageScaling.straight(sum / Float(factor * factor))
              count += 1
            }
          }
        }
      }
    }
  }

  /// Where the middle of a pixel lies between the middles of two cells: the first of them, counted in `picture`, and
  /// the share of the second.
  func column(_ x: Int) -> (cell: Int, share: Float) { cell(x, first.column) }

  /// The same down the picture.
  func row(_ y: Int) -> (cell: Int, share: Float) { cell(y, first.row) }

  private func cell(_ pixel: Int, _ first: Int) -> (cell: Int, share: Float) {
    // In halves of a pixel: (2 · pixel + 1) / (2 · factor) - 1/2.
    let halves = 2 * pixel + 1 - factor
    let cell = halves < 0 ? -1 : halves / (2 * factor)
    return (cell - first, Float(halves - 2 * factor * cell) / Float(2 * factor))
  }
}
