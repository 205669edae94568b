/// How a manifest is written.
package enum ManifestKind: Sendable {
  case csv, json, ndjson

  /// By the ending of a file's name, nil where that tells nothing.
  init?(path: String) {
    guard let point = path.lastIndex(of: ".") else { return nil }
    switch path[path.index(after: point)...].lowercased() {
    case "csv": self = .csv
    case "json": self = .json
    case "ndjson", "jsonl": self = .ndjson
    default: return nil
    }
  }

  /// By the first byte that is no space.
  init(firstByte: UInt8?) {
    switch firstByte {
    case UInt8(ascii: "["): self = .json
    case UInt8(ascii: "{"): self = .ndjson
    default: self = .csv
    }
  }
}
