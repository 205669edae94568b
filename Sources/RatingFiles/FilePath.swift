/// A path as the system has it: bytes, which need not be UTF-8.
package struct FilePath: Hashable, Sendable {
  /// What the system's calls take: the bytes with a NUL behind them.
  let characters: [CChar]

  package init(_ text: String) {
    characters = Array(text.utf8CString)
  }

  /// - Parameter bytes: without a NUL.
  package init(bytes: some Sequence<UInt8>) {
    characters = bytes.map { CChar(bitPattern: $0) } + [0]
  }

  package var bytes: [UInt8] { characters.dropLast().map { UInt8(bitPattern: $0) } }

  /// The path for people and reports: a byte that is not UTF-8 is `\\xFF`.
  package var text: String {
    let bytes = bytes
    var text = ""
    var place = 0
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar):
        text.unicodeScalars.append(Unicode.UTF8.decode(scalar))
        place += scalar.count
      case .error(let length):
        for byte in bytes[place..<(place + length)] {
          text += "\\x" + String(byte, radix: 16, uppercase: true)
        }
        place += length
      case .emptyInput: return text
      }
    }
  }

  /// Whether it is UTF-8, as every `String` is.
  package var isText: Bool { bytes.elementsEqual(String(decoding: bytes, as: UTF8.self).utf8) }

  var isEmpty: Bool { characters.count == 1 }

  /// What lies at `name` below this folder.
  package func appending(_ name: FilePath) -> FilePath {
    FilePath(bytes: bytes + [UInt8(ascii: "/")] + name.bytes)
  }

  /// The folder that it lies in and its name there.
  var parts: (folder: FilePath, name: FilePath) {
    let bytes = bytes
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return (FilePath("."), self) }
    return (
      slash == 0 ? FilePath("/") : FilePath(bytes: bytes[..<slash]), FilePath(bytes: bytes[(slash + 1)...])
    )
  }
}
