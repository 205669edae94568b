#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the environment says of snapshots.
package struct SnapshotEnvironment: Sendable {
  /// The value of `STAR_RATING_SNAPSHOTS`; nil or empty says nothing.
  package var mode: String?
  /// Whether `CI` is set to anything.
  package var isCI: Bool

  package init(mode: String? = nil, isCI: Bool = false) {
    self.mode = mode
    self.isCI = isCI
  }

  /// The process's own.
  package static var current: SnapshotEnvironment {
    SnapshotEnvironment(mode: value("STAR_RATING_SNAPSHOTS"), isCI: value("CI")?.isEmpty == false)
  }

  /// The mode that holds: the argument's before the environment's, else `never`.
  func resolved(_ argument: SnapshotMode?) throws(SnapshotProblem) -> SnapshotMode {
    var resolved = argument ?? .never
    if argument == nil, let mode, !mode.isEmpty {
      guard let known = SnapshotMode(rawValue: mode) else { throw .unknownMode(mode) }
      resolved = known
    }
    guard resolved == .never || !isCI else { throw .recordingOnCI(resolved) }
    return resolved
  }

  private static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
