import Foundation

/// A browser without a window, where one is installed.
public enum Chromium {
  private static let tool = ["chromium", "chromium-browser", "google-chrome"].lazy.compactMap {
    try? Tool($0)
  }
  .first

  /// Whether there is one: tests that look at pages are skipped without it.
  public static var isInstalled: Bool { tool != nil }

  /// It did not come to an end, or found no page.
  public struct Failed: Error, CustomStringConvertible {
    /// What it said.
    public let description: String
  }

  /// A page's HTML as it is after it has loaded and its scripts have run.
  ///
  /// - Parameters:
  ///   - path: a file, by its whole path.
  ///   - scale: device pixels a CSS pixel.
  public static func document(of path: String, scale: Int = 1) throws -> String {
    let profile = try TemporaryFolder()
    guard let tool else { throw Failed(description: "no browser is installed") }
    let run = try Tool("timeout").run(
      [
        "120", tool.path, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--user-data-dir=\(profile.path)", "--force-device-scale-factor=\(scale)",
        "--virtual-time-budget=10000", "--dump-dom", URL(fileURLWithPath: path).absoluteString,
      ])
    guard run.status == 0 else { throw Failed(description: run.errorText) }
    return run.outputText
  }
}
