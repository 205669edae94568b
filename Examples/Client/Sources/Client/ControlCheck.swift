import StarRating

/// Uses a control as a view does: touches it, and draws again what it names over the old picture.
enum ControlCheck {
  static func expectPatched(_ preset: RatingStyle.Preset) throws {
    var control = try RatingControl(preset)
    try control.setStars(5)
    control.isEditable = true
    control.frame = RatingControl.Size(width: 278, height: 58)
    guard let before = try control.image(), let last = control.frames.last else {
      throw Failure(description: "\(preset.rawValue) has no symbols")
    }
    let end = RatingControl.Point(x: last.x + last.width * 0.99, y: last.y + last.height / 2)
    let responses = [control.touchBegan(at: end), control.touchEnded(at: end)]
    guard responses.contains(where: \.isTold), let after = try control.image(),
      after.levels == [1, 1, 1, 1, 1]
    else { throw Failure(description: "\(preset.rawValue) did not take a touch of its last symbol") }
    var picture = try before.pixmap()
    for rect in responses.flatMap(\.redraw) { try after.draw(rect, into: &picture) }
    guard try picture == after.pixmap() else {
      throw Failure(description: "what \(preset.rawValue) says to draw again is not enough")
    }
  }
}
