import Foundation

/// Where the sources and the built program lie.
enum Repository {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The program that was built with these tests.
  static let program: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let products = bundle.map { $0.bundleURL.deletingLastPathComponent() } ?? Bundle.main.bundleURL
    return products.appending(path: "star-rating")
  }()

  /// Runs a script of the repository; throws with its words where it fails.
  static func run(_ script: String, _ arguments: [String]) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = folder.appending(path: script)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    // Read first: a child that fills the pipe would wait for us for ever.
    let words = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw GoldenError(description: "\(script) failed: \(String(decoding: words, as: UTF8.self))")
    }
  }
}
