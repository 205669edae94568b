#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A lock that can be waited on: the one lock of this package.
///
/// It is the system's, which the thread sanitizer knows. That of `Synchronization` is not, on Linux.
package final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() {
    // Without attributes neither can fail on the systems that are known.
    let codes = (pthread_mutex_init(mutex, nil), pthread_cond_init(condition, nil))
    precondition(codes == (0, 0), "the system has no lock to give")
  }

  deinit {
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(condition)
    mutex.deallocate()
    condition.deallocate()
  }

  package func lock() { pthread_mutex_lock(mutex) }

  package func unlock() { pthread_mutex_unlock(mutex) }

  /// Lets go of the lock, waits to be woken, takes the lock again.
  package func wait() { pthread_cond_wait(condition, mutex) }

  package func wakeAll() { pthread_cond_broadcast(condition) }
}
