#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import PlainCairo
import StarRating

/// What two threads make in the time of one; plain cairo's own gain tells what the machine allows.
enum WorkerRow {
  private static let passes = 4

  static func measure(_ effort: Effort) throws -> [ResultRow] {
    let style = try StyleRows.style(size: 36)
    let output = StyleRows.output(.standard)
    let ours: @Sendable () throws -> Void = {
      for _ in 0..<passes {
        for rating in StyleRows.ratings { _ = try RatingImage(rating, style: style).png(output: output) }
      }
    }
    let plain: @Sendable () throws -> Void = {
      let picture = PlainPicture()
      for rating in StyleRows.ratings.prefix(100) { _ = try picture.png(plain_row(size: 36, rating: rating)) }
    }
    try ours()
    var gains: (ours: [Double], plain: [Double]) = ([], [])
    for _ in 0..<(2 * effort.rounds + 1) {
      gains.ours.append(try gain(ours))
      gains.plain.append(try gain(plain))
    }
    return [
      ResultRow(
        name: "two workers over one, 36, default", unit: .times, ours: gains.ours.median,
        baseline: gains.plain.median, ratio: gains.ours.median, cache: .hits, goals: [.speed(1.8)])
    ]
  }

  /// Twice the time that one thread takes for the work, over the time of two that do it each.
  private static func gain(_ work: @escaping @Sendable () throws -> Void) throws -> Double {
    let alone = try time(threads: 1, work)
    return 2 * alone / (try time(threads: 2, work))
  }

  private final class Job: Sendable {
    let work: @Sendable () throws -> Void
    init(_ work: @escaping @Sendable () throws -> Void) { self.work = work }
  }

  private static func time(threads: Int, _ work: @escaping @Sendable () throws -> Void) throws -> Double {
    let job = Job(work)
    let begin = Clock.now
    var handles: [pthread_t] = []
    for _ in 0..<threads {
      #if canImport(Glibc)
        var handle = pthread_t()
      #else
        var handle: pthread_t?
      #endif
      let code = pthread_create(
        &handle, nil,
        { argument in
          #if canImport(Glibc)
            let argument = argument!
          #endif
          try! Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().work()
          return nil
        }, Unmanaged.passRetained(job).toOpaque())
      guard code == 0 else { throw BenchmarkError.system(call: "pthread_create", code: code) }
      #if canImport(Glibc)
        handles.append(handle)
      #else
        handles.append(handle!)
      #endif
    }
    for handle in handles { pthread_join(handle, nil) }
    return Clock.now - begin
  }
}
