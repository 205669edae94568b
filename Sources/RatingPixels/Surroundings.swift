/// What the pixel at a place and its eight neighbours range over; beyond the picture's edge there are none.
struct Surroundings {
  /// The range of each premultiplied channel, 0…65,535.
  let contrast: SIMD4<Int32>
  /// The range of each straight channel of those that show anything.
  let colorContrast: SIMD4<Int32>

  init(_ view: PixelView, _ x: Int, _ y: Int) {
    var (least, most) = (SIMD4<Int32>(repeating: 65_535), SIMD4<Int32>())
    var (leastColor, mostColor) = (least, most)
    for row in max(y - 1, 0)...min(y + 1, view.height - 1) {
      for column in max(x - 1, 0)...min(x + 1, view.width - 1) {
        let pixel = view.premultiplied(column, row)
        least = pointwiseMin(least, pixel)
        most = pointwiseMax(most, pixel)
        guard pixel[3] > 0 else { continue }
        let color = view.channels(column, row)
        leastColor = pointwiseMin(leastColor, color)
        mostColor = pointwiseMax(mostColor, color)
      }
    }
    contrast = most &- least
    colorContrast = pointwiseMax(mostColor &- leastColor, SIMD4())
  }
}
