import RatingGeometry
import RatingNumbers

/// Every property: the one source of flags, keys, columns and help.
package enum PropertyTable {
  package static let rows: [PropertyRow] =
    ratingRows + styleRows + textRows + pictureRows + controlRows + outputRows

  private static let index: [Property: PropertyRow] = Dictionary(
    uniqueKeysWithValues: rows.map { ($0.property, $0) })

  package static func row(for property: Property) -> PropertyRow {
    guard let row = index[property] else { preconditionFailure("no row for \(property.rawValue)") }
    return row
  }

  private static let ratingRows: [PropertyRow] = [
    PropertyRow(
      property: .rating, group: .rating, values: Rating.allowed, standard: "required",
      help: "the rating; none is not rated"
    ) { draft, words throws(PropertyError) in draft.rating = try Rating(words: words) },
    .whole(.stars, .rating, \.style.stars, .stars, "5", "symbols in the row"),
    PropertyRow(
      property: .outOf, group: .rating, values: NumberRange.scaleTop.words, standard: "stars",
      help: "the top of the rating's scale"
    ) { draft, words throws(PropertyError) in
      draft.style.outOf = try PropertyRow.decimal(words, .outOf, .scaleTop)
    },
    PropertyRow(
      property: .worst, group: .rating, values: NumberRange.worst.words, standard: "0",
      help: "the lowest rating there is"
    ) { draft, words throws(PropertyError) in
      draft.style.worst = try PropertyRow.decimal(words, .worst, .worst)
    },
    .whole(
      .firstRating, .rating, \.style.firstRating, .firstRating, "1",
      "the rating that the first symbol stands for; 0 where a scale counts from 0"),
    stepRow,
    .choice(.rounding, .rating, \.style.rounding, "nearest", "where a rating between two steps goes"),
    .choice(
      .valueRounding, .rating, \.style.valueRounding, "nearest",
      "how {value} is rounded; nearest says no end of the scale unless the rating is there"),
    .choice(
      .fillMeasure, .rating, \.style.fillMeasure, "width", "what a fraction of a symbol is a fraction of"),
    PropertyRow(
      property: .count, group: .rating, values: NumberRange.count.words, standard: "none",
      help: "ratings counted, for {count} in texts"
    ) { draft, words throws(PropertyError) in
      draft.style.count =
        words == "none" ? nil : Int(try PropertyRow.decimal(words, .count, .count).doubleValue)
    },
    PropertyRow(
      property: .decimals, group: .rating, values: NumberRange.decimals.words + ", or auto", standard: "auto",
      help: "digits after the point in {value}; auto is at most two"
    ) { draft, words throws(PropertyError) in
      draft.style.decimals =
        words == "auto"
        ? nil : Int(try PropertyRow.decimal(words, .decimals, .decimals, or: ", or auto").doubleValue)
    },
    PropertyRow(
      property: .title, group: .rating, values: TextTemplate.values(of: .title),
      standard: "{value} out of {out-of} stars", help: "the accessible name; else in the words of locale"
    ) { draft, words throws(PropertyError) in
      _ = try TextTemplate(words, of: .title)
      draft.style.title = words
    },
    template(.noneText, \.style.noneText, "words for not rated, in text and name; auto is by locale"),
    template(
      .labelTemplate, \.style.labelTemplate,
      "the label of a symbol as a choice, {stars} its number; auto is by locale"),
  ]

  private static func template(
    _ property: Property, _ path: WritableKeyPath<RequestDraft, String?> & Sendable, _ help: String
  ) -> PropertyRow {
    PropertyRow(
      property: property, group: .rating, values: TextTemplate.values(of: property) + ", or auto",
      standard: "auto", help: help
    ) { draft, words throws(PropertyError) in
      if words != "auto" { _ = try TextTemplate(words, of: property) }
      draft[keyPath: path] = words == "auto" ? nil : words
    }
  }

  private static let stepRow = PropertyRow(
    property: .step, group: .rating, values: stepValues, standard: "half",
    help: "the steps in which symbols fill"
  ) { draft, words throws(PropertyError) in
    switch words {
    case "full": draft.style.step = .full
    case "half": draft.style.step = .half
    case "quarter": draft.style.step = .quarter
    case "exact": draft.style.step = .exact
    default:
      guard let step = DecimalNumber(words), NumberRange.step.contains(step.doubleValue) else {
        throw .noNumber(.step, words, allowed: stepValues)
      }
      draft.style.step = .every(step)
    }
  }

  private static let stepValues = "full, half, quarter, exact, or \(NumberRange.step.words)"

  private static let styleRows: [PropertyRow] = [
    PropertyRow(
      property: .symbol, group: .style, values: Symbol.allCases.map(\.rawValue).joined(separator: ", "),
      standard: "star", help: "what stands in each cell; --path alone means path"
    ) { draft, words throws(PropertyError) in
      guard let symbol = Symbol(rawValue: words) else {
        throw .invalid(.symbol, value: words, allowed: row(for: .symbol).values)
      }
      draft.style.symbol = symbol
    },
    pathRow,
    viewboxRow,
    .whole(.points, .style, \.style.points, .points, "5", "a star's tips"),
    .number(
      .innerRadius, .style, \.style.innerRadius, .innerRadius, "0.381966",
      "a star's inner radius over its outer"),
    .number(
      .cornerRadius, .style, \.style.cornerRadius, .cornerRadius, "0",
      "radius of rounded corners, of the cell"),
    .length(.size, .style, \.style.size, .size, "24", "side of a symbol's square cell"),
    .length(.gap, .style, \.style.gap, .length, "size/6, rounded", "space between cells"),
    paddingRow,
    .length(.width, .style, \.style.width, .length, "none", "a frame to fit the row into"),
    .length(.height, .style, \.style.height, .length, "none", "a frame to fit the row into"),
    .choice(.align, .style, \.style.align, "center", "where the row stands in its frame"),
    .paint(.fill, .style, \.style.fill, "#ffb400", "paint of the full part"),
    .paint(.empty, .style, \.style.empty, "#d9d9d9", "paint of the empty part"),
    .choice(.gradientAcross, .style, \.style.gradientAcross, "symbol", "what a gradient spans"),
    PropertyRow(
      property: .fillThresholds, group: .style, values: FillThreshold.allowed, standard: "none",
      help: "the fill by rating"
    ) { draft, words throws(PropertyError) in
      guard let list = words == "none" ? [] : FillThreshold.list(words) else {
        throw .invalid(.fillThresholds, value: words, allowed: FillThreshold.allowed)
      }
      draft.style.fillThresholds = list
    },
    .choice(.emptyStyle, .style, \.style.emptyStyle, "solid", "what shows in the empty part"),
    PropertyRow(
      property: .outline, group: .style, values: "a colour", standard: "none",
      help: "colour of an inner stroke on every symbol, over its fill"
    ) { draft, words throws(PropertyError) in draft.style.outline = try PropertyRow.color(words, .outline) },
    .length(
      .outlineWidth, .style, \.style.outlineWidth, .length, "size/16", "width of the inner strokes"),
    .paint(.background, .style, \.style.background, "none", "paint behind the row"),
    .number(
      .backgroundRadius, .style, \.style.backgroundRadius, .length, "0", "radius of the background's corners"),
    .choice(.direction, .style, \.style.direction, "ltr", "from the first symbol to the last"),
    PropertyRow(
      property: .fillDirection, group: .style,
      values: Direction.allCases.map(\.rawValue).joined(separator: ", "),
      standard: "direction", help: "from a symbol's full part to its empty one"
    ) { draft, words throws(PropertyError) in
      guard let direction = Direction(rawValue: words) else {
        throw .invalid(.fillDirection, value: words, allowed: row(for: .fillDirection).values)
      }
      draft.style.fillDirection = direction
    },
  ]

  private static let pathRow = PropertyRow(
    property: .path, group: .style, values: "SVG path data", standard: "none", help: "the outline of a symbol"
  ) { draft, words throws(PropertyError) in
    guard words != "none" else {
      draft.style.path = nil
      return
    }
    do throws(PathDataError) { _ = try Path(svg: words) } catch {
      throw .invalid(.path, value: words, allowed: "SVG path data; \(error.words(in: words))")
    }
    draft.style.path = words
  }

  private static let viewboxRow = PropertyRow(
    property: .viewbox, group: .style, values: RatingStyle.viewboxes, standard: "none",
    help: "the path's box that is fitted into a cell; none is its own"
  ) { draft, words throws(PropertyError) in
    guard words != "none" else {
      draft.style.viewbox = nil
      return
    }
    let numbers = words.split { $0 == " " || $0 == "," }.compactMap { DecimalNumber($0)?.doubleValue }
    guard numbers.count == 4, words.split(whereSeparator: { $0 == " " || $0 == "," }).count == 4,
      numbers[2] > 0, numbers[3] > 0
    else { throw .invalid(.viewbox, value: words, allowed: RatingStyle.viewboxes) }
    draft.style.viewbox = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static let paddingRow = PropertyRow(
    property: .padding, group: .style, values: "one, two or four of \(NumberRange.length.words)",
    standard: "0",
    help: "space around the row, as in CSS"
  ) { draft, words throws(PropertyError) in
    let parts = words.split(whereSeparator: { $0 == " " || $0 == "," })
    guard [1, 2, 4].contains(parts.count) else {
      throw .invalid(.padding, value: words, allowed: row(for: .padding).values)
    }
    var sides: [Double] = []
    for part in parts {
      sides.append(try PropertyRow.decimal(String(part), .padding, .length).doubleValue)
    }
    draft.style.padding =
      switch sides.count {
      case 1: Insets(sides[0])
      case 2: Insets(top: sides[0], right: sides[1], bottom: sides[0], left: sides[1])
      default: Insets(top: sides[0], right: sides[1], bottom: sides[2], left: sides[3])
      }
  }

  private static let outputRows: [PropertyRow] = [
    PropertyRow(
      property: .scale, group: .output, values: "\(NumberRange.scale.words), or a list with commas",
      standard: "1", help: "pixels a point; a list writes name.png, name@2x.png"
    ) { draft, words throws(PropertyError) in
      var scales: [DecimalNumber] = []
      for word in words.split(separator: ",", omittingEmptySubsequences: false) {
        guard let scale = DecimalNumber(String(word)), NumberRange.scale.contains(scale.doubleValue) else {
          throw .invalid(.scale, value: words, allowed: row(for: .scale).values)
        }
        guard !scales.contains(scale) else {
          throw .invalid(.scale, value: words, allowed: "each scale once")
        }
        scales.append(scale)
        guard scales.count <= OutputProperties.mostScales else {
          throw .invalid(.scale, value: words, allowed: OutputProperties.scaleCount)
        }
      }
      draft.output.scales = scales
    },
    .whole(
      .coverageLevels, .output, \.output.coverageLevels, .coverageLevels, "64",
      "steps of edge coverage kept in a PNG"),
    .choice(.compression, .output, \.output.compression, "default", "how hard a PNG is compressed"),
    PropertyRow(
      property: .idPrefix, group: .output, values: OutputProperties.prefixes, standard: "none",
      help: "put before an SVG's ids, where it has any"
    ) { draft, words throws(PropertyError) in
      guard OutputProperties.isPrefix(words) else {
        throw .invalid(.idPrefix, value: words, allowed: OutputProperties.prefixes)
      }
      draft.output.idPrefix = words == "none" ? "" : words
    },
  ]
}
