@testable import RatingBatch
import TestSupport
import Testing

@Suite struct OrderedWorkTests {
  @Test(arguments: [1, 2, 8])
  func resultsComeInOrderWhateverTheyTake(_ threads: Int) throws {
    var next = 0
    var results: [Int] = []
    let work = OrderedWork<Int, Int>(threads: threads) { () throws(BatchError) -> Int? in
      next += 1
      return next <= 2_000 ? next : nil
    } hand: { result throws(BatchError) in
      results.append(result)
    }
    try work.run { _ in
      { number in
        // Some take a thousand times as long as others.
        (0..<(number % 37 == 0 ? 20_000 : 20)).reduce(number) { $0 &+ ($1 & 0) }
      }
    }
    #expect(results == Array(1...2_000))
  }

  @Test(arguments: [1, 4])
  func theFirstErrorInOrderEndsTheWork(_ threads: Int) throws {
    var next = 0
    var handed = 0
    let work = OrderedWork<Int, Int>(threads: threads) { () throws(BatchError) -> Int? in
      next += 1
      if next == 90 { throw .changed("source") }
      return next
    } hand: { result throws(BatchError) in
      handed += 1
      if result == 70 { throw .changed("hand") }
    }
    #expect { try work.run { _ in { $0 } } } throws: { "\($0)" == "hand was changed while it was read" }
    #expect(handed == 70)
  }

  @Test func anErrorOfTheSourceComesAfterTheResultsBeforeIt() throws {
    var next = 0
    var handed = 0
    let work = OrderedWork<Int, Int>(threads: 3) { () throws(BatchError) -> Int? in
      next += 1
      if next == 50 { throw .changed("source") }
      return next
    } hand: { _ throws(BatchError) in
      handed += 1
    }
    #expect(throws: BatchError.self) { try work.run { _ in { $0 } } }
    #expect(handed == 49)
  }
}
