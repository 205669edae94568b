#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The lock that tells a living run's unfinished files from a dead one's.
///
/// It goes with the process however that ends. Some file systems have none.
package enum FileLock {
  enum Outcome {
    case taken
    /// Another process, or another place of this one, has it.
    case held
    /// The system or the file system has no such locks.
    case missing
  }

  private static let missing = Mutex(false)

  /// Whether a lock was asked for anywhere and there are none.
  package static var areMissing: Bool { missing.withLock { $0 } }

  static func take(_ number: Int32) -> Outcome {
    while flock(number, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: return .held
      default:
        missing.withLock { $0 = true }
        return .missing
      }
    }
    return .taken
  }
}
