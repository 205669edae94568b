import RatingStyling

/// How a layout is printed.
enum LayoutForm {
  case json
  /// An image map; `source` is the picture's address.
  case htmlMap(links: LinkTemplate, source: String)
  /// A table of pictures, which are written too.
  case htmlTable(HTMLTableRequest)

  /// What `--as` may be.
  static let names = ["json", "html-map", "html-table"]

  init(_ scan: OptionScan) throws(CommandError) {
    let form = scan.value(of: .layoutForm) ?? "json"
    guard LayoutForm.names.contains(form) else {
      throw .invalidOption(option: "--as", value: form, allowed: Option.layoutForm.allowed)
    }
    if form != "html-table" {
      for option in Command.tableOptions where scan.has(option) {
        throw .optionWithout(option: "--\(option.name)", needed: "--as html-table")
      }
    }
    if form == "json" {
      for option in [Option.href, .source] {
        if let value = scan.value(of: option) {
          throw .invalidOption(
            option: "--\(option.name)", value: value, allowed: "only with --as html-map or html-table")
        }
      }
      self = .json
      return
    }
    guard let href = scan.value(of: .href) else {
      throw .missingValue(option: "--href", allowed: LinkTemplate.allowed)
    }
    guard let links = LinkTemplate(href) else {
      throw .invalidOption(option: "--href", value: href, allowed: LinkTemplate.allowed)
    }
    let source = scan.value(of: .source)
    if let source {
      guard (1...2_048).contains(source.unicodeScalars.count), !source.isBlank,
        source.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
      else { throw .invalidOption(option: "--src", value: source, allowed: Option.source.allowed) }
    }
    self =
      form == "html-map"
      ? .htmlMap(links: links, source: source ?? "rating.png")
      : .htmlTable(try HTMLTableRequest(scan, links: links, source: source))
  }
}
