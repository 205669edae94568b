import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A document as an XML parser of its own reads it.
final class ParsedSVG: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let parent: String?
    let attributes: [String: String]
    var text = ""
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  /// Throws where the text is no XML.
  init(_ document: String) throws {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  var root: Element { elements[0] }
  var ids: [String] { elements.compactMap { $0.attributes["id"] } }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, parent: open.last.map { elements[$0].name }, attributes: attributes))
    open.append(elements.count - 1)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let element = open.last { elements[element].text += text }
  }
}
