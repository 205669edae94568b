import RatingStyling

/// The commands, each with its call, its purpose and its options.
enum Command: String, CaseIterable {
  case render, layout, hit, compare, help

  var usage: String {
    switch self {
    case .render:
      "star-rating render RATING [-o FILE]… [-f png|svg|pdf|android-vector] [--config FILE.json] [properties] "
        + "[--over PHOTO --at X,Y]"
    case .layout:
      "star-rating layout RATING [--as json|html-map] [--href TEMPLATE] [--src URL] [--config FILE.json] "
        + "[properties]"
    case .hit: "star-rating hit X,Y [--config FILE.json] [properties]"
    case .compare:
      "star-rating compare EXPECTED ACTUAL [-o DIFF.png] [--tolerance N] [--allow-pixels N] [--antialiasing] "
        + "[--json]"
    case .help: "star-rating help [COMMAND]"
    }
  }

  var purpose: String {
    switch self {
    case .render: "draw a rating as PNG, SVG, PDF or Android vector"
    case .layout: "print where the symbols stand and how full they are, as JSON or as an image map"
    case .hit: "print the rating under a point of the picture, or none"
    case .compare: "compare two PNG files, or those of two folders, pixel by pixel"
    case .help: "explain a command"
    }
  }

  var options: [Option] {
    switch self {
    case .render: [.output, .format, .over, .at, .config, .strict, .quiet, .help]
    case .layout: [.layoutForm, .href, .source, .config, .strict, .quiet, .help]
    case .hit: [.config, .strict, .quiet, .help]
    case .compare:
      [.comparisonOutput, .tolerance, .allowPixels, .antialiasing, .json, .strict, .quiet, .help]
    case .help: [.help]
    }
  }

  /// The rows of the property table that are its options too; the rating is an argument, but of `hit`.
  var properties: [PropertyRow] {
    switch self {
    case .render: PropertyTable.rows.filter { $0.property != .rating }
    case .layout: PropertyTable.rows.filter { $0.property != .rating && $0.group != .output }
    // A text beside the stars says the rating and so moves them: `hit` may be told it.
    case .hit: PropertyTable.rows.filter { $0.group != .output }
    case .compare, .help: []
    }
  }

  var optionTable: [Option] { options + properties.map { Option($0) } }
}
