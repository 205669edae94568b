import Foundation

/// Looks at what was written.
enum FileCheck {
  static func expect(_ name: String, in folder: URL, startsWith start: [UInt8]) throws {
    let bytes = try Data(contentsOf: folder.appendingPathComponent(name))
    guard bytes.starts(with: start) else { throw Failure(description: "\(name) is no picture") }
  }
}
