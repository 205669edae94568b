import RatingStyling

/// The commands, each with its call, its purpose and its options.
enum Command: String, CaseIterable {
  case render, badge, batch, assets, layout, hit, compare, help

  var usage: String {
    switch self {
    case .render:
      "star-rating render RATING [-o FILE]… [-f png|svg|pdf|android-vector] [--config FILE.json] [properties] "
        + "[--over PHOTO --at X,Y] [--snippet LANGUAGE]"
    case .badge:
      "star-rating badge RATING --label TEXT [-o FILE]… [-f png|svg|pdf] [--snippet LANGUAGE] "
        + "[--json-ld [--item NAME]] [--config FILE.json] [properties]"
    case .batch:
      "star-rating batch MANIFEST|- -o FOLDER|FILE.tar|FILE.zip [-j N] [--config FILE.json] [properties]"
    case .assets:
      "star-rating assets --platform ios|android|web[,…] -o FOLDER [--from RATING] [--to RATING] [--by 0.5] "
        + "[--name rating] [properties]"
    case .layout:
      "star-rating layout RATING [--as json|html-map|html-table] [--href TEMPLATE] [--src URL] [-o FOLDER] "
        + "[--config FILE.json] [properties]"
    case .hit: "star-rating hit X,Y [--config FILE.json] [properties]"
    case .compare:
      "star-rating compare EXPECTED ACTUAL [-o DIFF.png|REPORT.html] [--tolerance N] [--allow-pixels N] "
        + "[--antialiasing] [--json]"
    case .help: "star-rating help [COMMAND]"
    }
  }

  var purpose: String {
    switch self {
    case .render: "draw a rating as PNG, SVG, PDF or Android vector"
    case .badge: "draw a badge: a label, and a message with stars"
    case .batch: "draw the rows of a CSV, JSON or NDJSON manifest, each into a file of its own"
    case .assets: "draw a set of ratings as an Xcode catalog, Android drawables, pictures for the web"
    case .layout:
      "print where the symbols stand and how full they are, as JSON, an image map or a table of pictures"
    case .hit: "print the rating under a point of the picture, or none"
    case .compare: "compare two PNG files, or those of two folders, pixel by pixel"
    case .help: "explain a command"
    }
  }

  var options: [Option] {
    switch self {
    case .render:
      [
        .output, .format, .over, .at, .config, .snippet, .snippetSource, .darkSource, .link, .sync, .strict,
        .quiet, .help,
      ]
    case .badge:
      [
        .output, .badgeFormat, .config, .snippet, .snippetSource, .darkSource, .link, .jsonLD, .item,
        .itemType, .sync, .strict, .quiet, .help,
      ]
    case .batch: BatchOptions.all + [.config, .strict, .quiet, .help]
    case .assets: AssetOptions.all + [.config, .strict, .quiet, .help]
    case .layout:
      [.layoutForm, .href, .source, .tableOutput, .tableName, .config, .sync, .strict, .quiet, .help]
    case .hit: [.config, .strict, .quiet, .help]
    case .compare:
      [.comparisonOutput, .tolerance, .allowPixels, .antialiasing, .json, .sync, .strict, .quiet, .help]
    case .help: [.help]
    }
  }

  /// The rows of the property table that are its options too; the rating is an argument, but of `hit`.
  var properties: [PropertyRow] {
    switch self {
    case .render: PropertyTable.rows.filter { $0.property != .rating }
    case .badge:
      PropertyTable.rows.filter { $0.property != .rating && !BadgeStyle.unfit.contains($0.property) }
    case .batch: PropertyTable.rows.filter { $0.property != .rating }
    // The platforms say the scales.
    case .assets: PropertyTable.rows.filter { $0.property != .rating && $0.property != .scale }
    case .layout:
      PropertyTable.rows.filter {
        $0.property != .rating && ($0.group != .output || Command.ofTables.contains($0.property))
      }
    // A text beside the stars says the rating and so moves them: `hit` may be told it.
    case .hit: PropertyTable.rows.filter { $0.group != .output }
    case .compare, .help: []
    }
  }

  /// What `layout` says of the pictures that it writes beside a table.
  private static let ofTables: Set<Property> = [.scale, .coverageLevels, .compression]

  /// The options of `layout` that only a table of pictures has.
  static var tableOptions: [Option] {
    [.tableOutput, .tableName]
      + PropertyTable.rows.filter { ofTables.contains($0.property) }.map { Option($0) }
  }

  /// The rows of the badges' own table.
  var badgeProperties: [BadgePropertyTable.Row] {
    self == .badge || self == .batch ? BadgePropertyTable.rows : []
  }

  /// What is read: of `badge` also what it has no use for, so that the error says why.
  var optionTable: [Option] {
    let rows = self == .badge ? Command.render.properties : properties
    return options + badgeProperties.map { Option($0) } + rows.map { Option($0) }
  }
}
