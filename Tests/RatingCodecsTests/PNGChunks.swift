import TestSupport
import Testing

/// The chunks of a PNG file, read by the test.
struct PNGChunks {
  struct Chunk {
    let name: String
    let data: [UInt8]
  }

  let chunks: [Chunk]

  init(_ bytes: [UInt8]) throws {
    var place = 8
    var chunks: [Chunk] = []
    while place + 12 <= bytes.count {
      let count = PNGChunks.number(bytes[place..<(place + 4)])
      let name = String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self)
      try #require(place + 12 + count <= bytes.count)
      chunks.append(Chunk(name: name, data: Array(bytes[(place + 8)..<(place + 8 + count)])))
      place += 12 + count
    }
    try #require(place == bytes.count)
    self.chunks = chunks
  }

  var names: [String] { chunks.map(\.name) }

  func data(_ name: String) -> [UInt8]? { chunks.first { $0.name == name }?.data }

  /// Bits a channel and PNG's colour type.
  var form: [UInt8] { Array(data("IHDR")?[8..<10] ?? []) }

  static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// Whether pngcheck finds nothing wrong.
  static func check(_ bytes: [UInt8], _ label: String = "") throws {
    let folder = try TemporaryFolder()
    let checked = try Tool("pngcheck").run(["-v", folder.write(bytes, to: "picture.png")])
    #expect(checked.status == 0, "\(label): \(checked.outputText)")
    #expect(checked.outputText.contains("No errors detected"), "\(label)")
  }
}
