#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Threads of the system.
package enum Thread {
  private final class Job: Sendable {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }

  /// Starts a thread that nobody waits for; false where the system has none to give.
  ///
  /// - Parameter stack: the bytes of its stack; nil is what the system usually gives.
  package static func start(stack: Int? = nil, detached work: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = spawn(stack: stack, work) else { return false }
    pthread_detach(thread)
    return true
  }

  /// Runs `work` with the numbers 0 ..< `count`, number 0 on the calling thread, and waits for all of them.
  ///
  /// Where the system gives fewer threads, fewer numbers are run: the work must be done by those that are.
  package static func run(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let others = (1..<max(count, 1)).compactMap { number in spawn { work(number) } }
    work(0)
    for thread in others { pthread_join(thread, nil) }
  }

  private static func spawn(stack: Int? = nil, _ work: @escaping @Sendable () -> Void) -> pthread_t? {
    let job = Unmanaged.passRetained(Job(work))
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else {
      job.release()
      return nil
    }
    defer { pthread_attr_destroy(&attributes) }
    // A size that the system refuses leaves its own.
    if let stack { pthread_attr_setstacksize(&attributes, stack) }
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(&thread, &attributes, { Thread.run($0) }, job.toOpaque())
    #else
      var thread = pthread_t()
      let code = pthread_create(&thread, &attributes, { Thread.run($0!) }, job.toOpaque())
    #endif
    guard code == 0 else {
      job.release()
      return nil
    }
    return thread
  }

  private static func run(_ job: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Job>.fromOpaque(job).takeRetainedValue().work()
    return nil
  }
}
