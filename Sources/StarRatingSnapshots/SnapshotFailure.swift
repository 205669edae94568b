/// What `requireSnapshot` throws: the whole report, for any test framework to show.
public struct SnapshotFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, which files are concerned, and how to record.
  public let description: String
}
