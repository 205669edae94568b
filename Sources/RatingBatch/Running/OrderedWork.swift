import RatingFiles

/// Work done side by side by threads that take items in turn and hand the results on in the items' order.
///
/// Whoever is free takes the next item; whoever has the result that is due hands it on, with those behind it
/// that are ready. So no thread is kept for reading or writing, and one thread alone does all of it.
final class OrderedWork<Item, Product>: @unchecked Sendable {
  private let next: () throws(BatchError) -> Item?
  private let hand: (Product) throws(BatchError) -> Void
  private let threads: Int
  /// The most results that wait for one that is due.
  private let window: Int

  private let source = Lock()
  private let state = Lock()
  // Under `source`.
  private var taken = 0
  private var isDrained = false
  // Under `state`.
  private var ready: [Int: Result<Product, BatchError>] = [:]
  private var due = 0
  private var isHanding = false
  private var failure: BatchError?

  /// - Parameters:
  ///   - next: the next item, nil after the last; never called by two threads at once.
  ///   - hand: takes the results, in order; never called by two threads at once.
  init(
    threads: Int, next: @escaping () throws(BatchError) -> Item?,
    hand: @escaping (Product) throws(BatchError) -> Void
  ) {
    self.threads = threads
    self.next = next
    self.hand = hand
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
    source.lock()
    defer { source.unlock() }
    guard !isDrained else { return nil }
    do throws(BatchError) {
      guard let item = try next() else {
        isDrained = true
        return nil
      }
      taken += 1
      return (taken - 1, .success(item))
    } catch {
      isDrained = true
      taken += 1
      return (taken - 1, .failure(error))
    }
  }

  private func deliver(_ result: Result<Product, BatchError>, _ number: Int) {
    state.lock()
    while number - due >= window, failure == nil { state.wait() }
    ready[number] = result
    while !isHanding, failure == nil, let result = ready.removeValue(forKey: due) {
      isHanding = true
      state.unlock()
      var error: BatchError?
      do throws(BatchError) { try hand(result.get()) } catch let caught { error = caught }
      state.lock()
      isHanding = false
      failure = error
      due += 1
      state.wakeAll()
    }
    let failed = failure != nil
    state.unlock()
    if failed {
      source.lock()
      isDrained = true
      source.unlock()
    }
  }
}
