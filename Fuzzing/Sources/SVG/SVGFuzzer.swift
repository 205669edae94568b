import CExpat
import RatingStyling
import StarRating

/// Hands arbitrary lines to the property tables, a name and a value by turns, and what they give, as SVG and as an
/// Android vector, to an XML parser: it is well formed and has the accessible name.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  SVGFuzzer.run(String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self))
  return 0
}

enum SVGFuzzer {
  /// What is drawn where the words do not say.
  private static let standard = (name: "rating", value: "3.5")

  static func run(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let words = stride(from: 0, to: lines.count - 1, by: 2).map { (name: lines[$0], value: lines[$0 + 1]) }
    for picture in [row(words), badge(words)].compactMap(\.self) {
      check(picture.svg, title: picture.name)
      if let vector = try? picture.bytes(as: .androidVector) {
        check(String(decoding: vector, as: UTF8.self), title: nil)
      }
    }
  }

  private static func row(_ words: [(name: String, value: String)]) -> (any RatingPicture)? {
    var draft = RequestDraft()
    guard (try? draft.read([standard])) != nil, (try? draft.read(words)) != nil, let rating = draft.rating,
      let style = try? RatingStyle(draft.style)
    else { return nil }
    return try? RatingImage(rating, style: style)
  }

  private static func badge(_ words: [(name: String, value: String)]) -> (any RatingPicture)? {
    var draft = BadgeDraft()
    guard (try? draft.read([standard])) != nil, (try? draft.read(words)) != nil, let rating = draft.rating,
      let style = try? BadgeStyle(draft.properties)
    else { return nil }
    return try? Badge(rating, style: style)
  }

  /// What the parser has seen.
  private final class Document {
    var elements: [String] = []
    var title = ""
  }

  private static func check(_ text: String, title: String?) {
    let document = Document()
    let parser = XML_ParserCreate("UTF-8")
    defer { XML_ParserFree(parser) }
    XML_SetUserData(parser, Unmanaged.passUnretained(document).toOpaque())
    XML_SetStartElementHandler(parser) { user, name, _ in
      guard let user, let name else { return }
      Unmanaged<Document>.fromOpaque(user).takeUnretainedValue().elements.append(String(cString: name))
    }
    XML_SetCharacterDataHandler(parser) { user, bytes, count in
      guard let user, let bytes else { return }
      let document = Unmanaged<Document>.fromOpaque(user).takeUnretainedValue()
      guard document.elements.last == "title" else { return }
      document.title += bytes.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
        String(decoding: UnsafeBufferPointer(start: $0, count: Int(count)), as: UTF8.self)
      }
    }
    let bytes = Array(text.utf8)
    let status = bytes.withUnsafeBytes {
      XML_Parse(parser, $0.bindMemory(to: CChar.self).baseAddress, CInt($0.count), CInt(XML_TRUE))
    }
    precondition(status == XML_STATUS_OK, text)
    precondition(!document.elements.contains { ["script", "style", "foreignObject"].contains($0) }, text)
    guard let title else { return }
    precondition(document.elements.first == "svg" && document.title == title, text)
  }
}
