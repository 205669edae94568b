/// A picture's file, as it is put into documents.
package struct EncodedPicture: Hashable, Sendable {
  /// What the bytes are, by their media type.
  package enum Kind: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
  }

  package let kind: Kind
  package let bytes: [UInt8]

  package init(_ kind: Kind, _ bytes: [UInt8]) {
    self.kind = kind
    self.bytes = bytes
  }
}
