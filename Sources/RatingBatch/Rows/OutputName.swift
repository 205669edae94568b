import RatingFiles
import RatingNumbers
import StarRating

/// A file's name inside the output folder, its parts divided by `/`.
///
/// Guarantees: relative, without `.`, `..`, empty parts, control characters, backslashes and device names; no
/// part longer than 255 bytes, the whole not longer than 1000; the ending is a format's, no folder's is.
struct OutputName {
  let bytes: ArraySlice<UInt8>
  let format: OutputFormat

  var text: String { String(decoding: bytes, as: UTF8.self) }

  private static let slash = UInt8(ascii: "/")
  private static let point = UInt8(ascii: ".")

  init(_ bytes: ArraySlice<UInt8>) throws(NameFault) {
    self.bytes = bytes
    guard bytes.count <= 1_000 else { throw .tooLong(OutputName.text(bytes)) }
    if !OutputName.isPlain(bytes) { try OutputName.check(bytes) }
    guard let format = OutputName.format(bytes) else { throw .ending(OutputName.text(bytes)) }
    self.format = format
    // Such a folder could be another row's file.
    if let folder, folder.contains(OutputName.point),
      folder.split(separator: OutputName.slash).contains(where: { OutputName.format($0) != nil })
    {
      throw .folder(OutputName.text(bytes))
    }
  }

  /// Whether there is nothing to look at: letters, digits, `-`, `_` and single slashes and points, no part
  /// shorter than five bytes.
  private static func isPlain(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var length = 0
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          length += 1
        case point where length > 4: length += 1
        case slash where length > 4 && length <= 255: length = 0
        default: return false
        }
      }
      return length > 4 && length <= 255
    }
  }

  private static func check(_ bytes: ArraySlice<UInt8>) throws(NameFault) {
    var start = bytes.startIndex
    while true {
      var end = start
      while end < bytes.endIndex, bytes[end] != OutputName.slash {
        let byte = bytes[end]
        guard byte >= 0x20, byte != 0x7F, byte != UInt8(ascii: "\\"), !bytes.beginsC1(at: end) else {
          throw .character(OutputName.text(bytes))
        }
        end += 1
      }
      try OutputName.check(bytes[start..<end], of: bytes)
      guard end < bytes.endIndex else { break }
      start = end + 1
    }
  }

  private static func check(_ part: ArraySlice<UInt8>, of name: ArraySlice<UInt8>) throws(NameFault) {
    guard let first = part.first else { throw .leavesFolder(text(name)) }
    guard part.count <= 255 else { throw .tooLong(text(name)) }
    if first == point {
      guard part.count > 2 || part.contains(where: { $0 != point }) else { throw .leavesFolder(text(name)) }
      guard !part.starts(with: Leftovers.prefix.utf8) else { throw .reserved(text(name)) }
    }
    // Every device's name is three or four letters before a point or the end.
    let stem = part.prefix { $0 != point }
    guard stem.count == 3 || stem.count == 4, devices.contains(text(stem).lowercased()) else { return }
    throw .device(text(name))
  }

  private static let devices: Set<String> = Set(
    ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

  /// The format that an ending tells; endings are ASCII.
  static func format(_ name: ArraySlice<UInt8>) -> OutputFormat? {
    if name.count > 4 {
      if name.hasEnding(".png") { return .png }
      if name.hasEnding(".svg") { return .svg }
    }
    return OutputFormat(path: text(name))
  }

  private static func text(_ name: ArraySlice<UInt8>) -> String { String(decoding: name, as: UTF8.self) }

  /// The names of its files at several scales: PNG has one for each scale, other formats one.
  func files(_ scales: [DecimalNumber]) throws(NameFault) -> [String] {
    guard format == .png, scales.count > 1 else { return [text] }
    let path = text
    guard !ScaledName.hasSuffix(path) else { throw .suffix(path) }
    let files = scales.map { ScaledName.path(path, scale: $0) }
    for file in files {
      guard file.split(separator: "/").allSatisfy({ $0.utf8.count <= 255 }) else { throw .tooLong(file) }
    }
    return files
  }

  /// The folder's path below the output folder, nil where there is none.
  var folder: ArraySlice<UInt8>? {
    bytes.lastIndex(of: OutputName.slash).map { bytes[..<$0] }
  }
}

extension ArraySlice<UInt8> {
  /// Whether a control character of C1, U+0080 to U+009F, begins at a place.
  func beginsC1(at place: Int) -> Bool {
    self[place] == 0xC2 && place + 1 < endIndex && (0x80...0x9F).contains(self[place + 1])
  }

  func hasEnding(_ ending: StaticString) -> Bool {
    let count = ending.utf8CodeUnitCount
    guard self.count >= count else { return false }
    for place in 0..<count where self[endIndex - count + place] != ending.utf8Start[place] { return false }
    return true
  }
}
