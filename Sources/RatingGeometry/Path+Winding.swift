extension Path {
  /// How often a polygon goes round a point, clockwise ones counting positive, y downward.
  static func winding(of polygon: [Point], around point: Point) -> Int {
    var turns = 0
    var start = polygon[polygon.count - 1]
    for end in polygon {
      if (start.y <= point.y) != (end.y <= point.y) {
        let side = (end - start).cross(point - start)
        if start.y <= point.y, side > 0 { turns += 1 }
        if start.y > point.y, side < 0 { turns -= 1 }
      }
      start = end
    }
    return turns
  }

  /// The shoelace formula, y downward: positive where the corners run clockwise.
  static func signedArea(of corners: [Point]) -> Double {
    var twice = 0.0
    for index in corners.indices {
      twice += corners[index].cross(corners[(index + 1) % corners.count])
    }
    return twice / 2
  }
}
