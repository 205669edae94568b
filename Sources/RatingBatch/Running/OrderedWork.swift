import RatingFiles

/// Work done side by side by threads that take items in turn and hand the results on in the items' order.
///
/// Whoever is free takes the next item; whoever has the result that is due hands it on, with those behind it
/// that are ready. So no thread is kept for reading or writing, and one thread alone does all of it. No lock is held
/// while an item is taken or a result handed on, which may wait for others without end.
final class OrderedWork<Item, Product>: @unchecked Sendable {
  private let next: () throws(BatchError) -> Item?
  private let hand: (Product) throws(BatchError) -> Void
  private let interrupt: () -> Void
  private let threads: Int
  /// The most results that wait for one that is due.
  private let window: Int

  // Under `state`.
  private let state = Lock()
  private var taken = 0
  private var isTaking = false
  private var isDrained = false
  private var ready: [Int: Result<Product, BatchError>] = [:]
  private var due = 0
  private var isHanding = false
  private var failure: BatchError?

  /// - Parameters:
  ///   - next: the next item, nil after the last; never called by two threads at once.
  ///   - hand: takes the results, in order; never called by two threads at once.
  ///   - interrupt: called after a failure, perhaps while `next` waits: it should wait no longer.
  init(
    threads: Int, next: @escaping () throws(BatchError) -> Item?,
    hand: @escaping (Product) throws(BatchError) -> Void, interrupt: @escaping () -> Void = {}
  ) {
    self.threads = threads
    self.next = next
    self.hand = hand
    self.interrupt = interrupt
    window = 4 * threads
  }

  /// Does all of it; throws the first error in the items' order.
  ///
  /// - Parameter worker: makes what each thread works with.
  func run(_ worker: @escaping @Sendable (_ thread: Int) -> (Item) -> Product) throws(BatchError) {
    Thread.run(threads) { thread in self.work(worker(thread)) }
    if let failure { throw failure }
  }

  private func work(_ work: (Item) -> Product) {
    while let (number, item) = take() {
      switch item {
      case .success(let item): deliver(.success(work(item)), number)
      case .failure(let error): deliver(.failure(error), number)
      }
    }
  }

  private func take() -> (number: Int, item: Result<Item, BatchError>)? {
    state.lock()
    defer { state.unlock() }
    while isTaking, !isDrained { state.wait() }
    guard !isDrained else { return nil }
    isTaking = true
    state.unlock()
    let item: Result<Item, BatchError>?
    do throws(BatchError) { item = try next().map { .success($0) } } catch { item = .failure(error) }
    state.lock()
    isTaking = false
    if case .success = item {} else { isDrained = true }
    state.wakeAll()
    guard let item, failure == nil else { return nil }
    taken += 1
    return (taken - 1, item)
  }

  private func deliver(_ result: Result<Product, BatchError>, _ number: Int) {
    state.lock()
    defer { state.unlock() }
    while number - due >= window, failure == nil { state.wait() }
    ready[number] = result
    while !isHanding, failure == nil, let result = ready.removeValue(forKey: due) {
      isHanding = true
      state.unlock()
      var error: BatchError?
      do throws(BatchError) { try hand(result.get()) } catch let caught { error = caught }
      if error != nil { interrupt() }
      state.lock()
      isHanding = false
      failure = error
      if error != nil { isDrained = true }
      due += 1
      state.wakeAll()
    }
  }
}
