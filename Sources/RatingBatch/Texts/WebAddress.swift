/// A file's name as an address in a page: what is more than a letter is percent-encoded (RFC 3986, 2.1).
package enum WebAddress {
  package static func of(_ name: String) -> String { encoded(name.utf8, besides: []) }

  /// A path as an address: absolute stays absolute, and no part of it is taken for a scheme or a host.
  package static func of(path: String) -> String {
    let first = path.prefix { $0 != "/" }
    // A file's path may begin with several slashes, an address then with a host.
    let start = first.isEmpty ? "/" : first.contains(":") ? "./" : ""
    let rest = first.isEmpty ? path.drop { $0 == "/" } : path[...]
    return start + encoded(rest.utf8, besides: [UInt8(ascii: "/"), UInt8(ascii: ":")])
  }

  private static func encoded(_ name: some Sequence<UInt8>, besides more: [UInt8]) -> String {
    var address: [UInt8] = []
    for byte in name {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "@"):
        address.append(byte)
      case let byte where more.contains(byte): address.append(byte)
      default:
        let digits = Array("0123456789ABCDEF".utf8)
        address += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: address, as: UTF8.self)
  }
}
