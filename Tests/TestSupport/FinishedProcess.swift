import Foundation

/// What a process left behind.
public struct FinishedProcess: Sendable {
  /// The exit status, or the signal's number where a signal ended it.
  public let status: Int32
  /// Whether a signal ended it.
  public let wasSignalled: Bool
  /// Standard output's bytes; empty where it was sent elsewhere.
  public let output: [UInt8]
  /// Standard error's bytes.
  public let error: [UInt8]

  /// Standard output as text.
  public var outputText: String { String(decoding: output, as: UTF8.self) }
  /// Standard error as text.
  public var errorText: String { String(decoding: error, as: UTF8.self) }
}
