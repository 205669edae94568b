/// How a layout is printed.
enum LayoutForm {
  case json
  /// An image map; `source` is the picture's address.
  case htmlMap(links: LinkTemplate, source: String)

  init(_ scan: OptionScan) throws(CommandError) {
    let href = scan.value(of: .href)
    let source = scan.value(of: .source)
    switch scan.value(of: .layoutForm) {
    case nil, "json":
      for (option, value) in [("--href", href), ("--src", source)] {
        if let value {
          throw .invalidOption(option: option, value: value, allowed: "only with --as html-map")
        }
      }
      self = .json
    case "html-map":
      guard let href else { throw .missingValue(option: "--href", allowed: LinkTemplate.allowed) }
      guard let links = LinkTemplate(href) else {
        throw .invalidOption(option: "--href", value: href, allowed: LinkTemplate.allowed)
      }
      let picture = source ?? "rating.png"
      guard (1...2_048).contains(picture.unicodeScalars.count),
        picture.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
      else { throw .invalidOption(option: "--src", value: picture, allowed: Option.source.allowed) }
      self = .htmlMap(links: links, source: picture)
    case let form?:
      throw .invalidOption(option: "--as", value: form, allowed: Option.layoutForm.allowed)
    }
  }
}
