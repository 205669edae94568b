/// What happens to goldens that are missing or differ.
///
/// A run that records fails all the same, and says what it recorded.
public enum SnapshotMode: String, CaseIterable, Hashable, Sendable {
  /// A missing golden fails, as does one that differs; no golden is written.
  case never
  /// A missing golden is recorded.
  case missing
  /// A golden that is missing, damaged or different is recorded.
  case failed
  /// Every golden is recorded, also one that holds.
  case all

  /// The variable of the environment that gives the mode where no argument does.
  public static let variable = "STAR_RATING_SNAPSHOTS"
}
