#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Does two things at the same time.
enum SideBySide {
  /// Runs `first` here and `second` on another thread, or here too where the system has no thread to give.
  static func run<First, Second: Sendable>(
    _ first: () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let errand = Errand(second)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(
      &thread, nil,
      { context in
        #if canImport(Darwin)
          let pointer = context
        #else
          let pointer = context!
        #endif
        Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run()
        return nil
      }, Unmanaged.passRetained(errand as Work).toOpaque())
    guard status == 0 else {
      Unmanaged.passUnretained(errand as Work).release()
      return (first(), second())
    }
    let result = first()
    #if canImport(Darwin)
      pthread_join(thread!, nil)
    #else
      pthread_join(thread, nil)
    #endif
    return (result, errand.result ?? second())
  }

  private class Work: @unchecked Sendable {
    func run() {}
  }

  /// Safe to share: it is written before the thread ends and read after it was joined.
  private final class Errand<Result: Sendable>: Work, @unchecked Sendable {
    private let body: @Sendable () -> Result
    private(set) var result: Result?

    init(_ body: @escaping @Sendable () -> Result) {
      self.body = body
    }

    override func run() { result = body() }
  }
}
