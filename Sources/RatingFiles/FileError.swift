/// What went wrong with a file, with the system's own reason.
public struct FileError: Error, Hashable, Sendable {
  /// What was being done.
  public let action: Action
  /// The file's path as it was given.
  public let path: String
  /// The system's error number (`errno`); -1 for what should be a regular file and is none.
  public let code: Int32

  /// What was done with the file.
  public enum Action: String, Hashable, Sendable {
    /// Making the temporary file beside the target, or a folder.
    case create = "create"
    /// Writing bytes, or closing after them.
    case write = "write"
    /// Putting the finished file in its place.
    case rename = "replace"
    /// Reading bytes, or what is in a folder.
    case read = "read"
    /// Taking a file away.
    case remove = "remove"
  }
}
