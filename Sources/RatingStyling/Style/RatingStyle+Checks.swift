import RatingNumbers

extension RatingStyle {
  static func check(_ properties: Properties) throws(PropertyError) {
    try check(.stars, Double(properties.stars), .stars)
    if let top = properties.outOf { try check(.outOf, top, .scaleTop) }
    try check(.worst, properties.worst, .worst)
    try check(.firstRating, Double(properties.firstRating), .firstRating)
    let top = scaleTop(properties)
    // A scale from 0 to 0 has one rating, which shows the only symbol.
    guard properties.worst < top || (properties.firstRating == 0 && properties.worst == top) else {
      throw .invalid(.worst, value: "\(properties.worst)", allowed: "a number from 0 to below \(top)")
    }
    if case .every(let step) = properties.step { try check(.step, step, .step) }
    if let count = properties.count { try check(.count, Double(count), .count) }
    if let decimals = properties.decimals { try check(.decimals, Double(decimals), .decimals) }
    let templates: [(Property, String?)] = [
      (.title, properties.title), (.noneText, properties.noneText),
      (.labelTemplate, properties.labelTemplate), (.text, properties.text),
    ]
    for (property, template) in templates {
      if let template { _ = try TextTemplate(template, of: property) }
    }
    try check(.points, Double(properties.points), .points)
    try check(.innerRadius, properties.innerRadius, .innerRadius)
    try check(.cornerRadius, properties.cornerRadius, .cornerRadius)
    if let box = properties.viewbox {
      guard box.width > 0, box.height > 0,
        [box.x, box.y, box.width, box.height].allSatisfy({ abs($0) <= 1e9 })
      else {
        let numbers = [box.x, box.y, box.width, box.height].map(DecimalNumber.words)
        throw .invalid(.viewbox, value: numbers.joined(separator: " "), allowed: viewboxes)
      }
    }
    if let size = properties.size { try check(.size, size, .size) }
    if let size = properties.textSize { try check(.textSize, size, .size) }
    guard isFont(properties.font) else { throw .invalid(.font, value: properties.font, allowed: fonts) }
    if properties.emptyStyle == .outline, properties.empty.plainColor == nil {
      throw .invalid(.empty, value: "linear-gradient", allowed: "a colour where empty-style is outline")
    }
    let values = properties.fillThresholds.map(\.value)
    for (value, next) in zip(values, values.dropFirst()) where value >= next {
      throw .invalid(.fillThresholds, value: "\(value), \(next)", allowed: FillThreshold.allowed)
    }
    try check(.panelBlur, properties.panelBlur, .blur)
    if properties.fullImage == nil, properties.halfImage != nil || properties.emptyImage != nil {
      throw .missing(.fullImage)
    }
    let lengths: [(Property, Double?)] = [
      (.gap, properties.gap), (.width, properties.width), (.height, properties.height),
      (.textGap, properties.textGap), (.outlineWidth, properties.outlineWidth),
      (.backgroundRadius, properties.backgroundRadius),
    ]
    for (property, length) in lengths {
      if let length { try check(property, length, .length) }
    }
    for inset in properties.padding.all { try check(.padding, inset, .length) }
    for side in [properties.minSize.width, properties.minSize.height] { try check(.minSize, side, .length) }
    try check(.highlight, properties.highlight, .share)
    if let text = properties.text, properties.arrange.fillsFrame {
      throw .invalid(
        .text, value: text,
        allowed: "none where arrange is \(properties.arrange.rawValue), which fills its frame")
    }
  }

  static let viewboxes = "four numbers: left, top, width, height, the last two above 0"

  static func check(_ property: Property, _ value: Double, _ range: NumberRange) throws(PropertyError) {
    guard range.contains(value) else {
      throw .invalid(property, value: DecimalNumber.words(value), allowed: range.words)
    }
  }

  static func check(_ property: Property, _ value: DecimalNumber, _ range: NumberRange) throws(PropertyError)
  {
    try check(property, value.doubleValue, range)
  }
}
