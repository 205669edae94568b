import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An XML document's elements, attributes and text, in their order; throws where it does not parse.
final class XMLReading: NSObject, XMLParserDelegate {
  private(set) var elements: [String] = []
  private(set) var attributes: [String] = []
  private(set) var text = ""

  struct Damaged: Error {}

  init(_ bytes: [UInt8]) throws {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? Damaged() }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes names: [String: String]
  ) {
    elements.append(name)
    attributes += names.keys.sorted()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }
}
