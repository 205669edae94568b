/// Contenders that make the same pictures in turns, so that noise hits all of them.
struct Race {
  struct Contender {
    /// Makes the picture of this number and says how many bytes it has.
    let picture: (_ number: Int) throws -> Int
  }

  /// One contender's pictures.
  struct Outcome {
    /// Microseconds a picture, the mean of each round.
    var rounds: [Double] = []
    /// The mean bytes of a picture.
    var bytes = 0.0

    var microseconds: Double { rounds.median }

    /// How many times as fast as `other` this is: the median of the rounds' ratios.
    func speed(over other: Outcome) -> Double {
      zip(rounds, other.rounds).map { $1 / $0 }.median
    }
  }

  /// Pictures that one contender makes before the next one's turn.
  static let block = 8

  /// Lets every contender make all pictures once to warm up, then `rounds` times.
  ///
  /// - Parameter renumbered: the number to ask for, from the round and the picture's own, so that rounds can
  ///   be of different pictures; the warm-up is round -1.
  static func run(
    _ contenders: [Contender], pictures: [Int], rounds: Int,
    renumbered: (_ round: Int, _ picture: Int) -> Int = { $1 }
  ) throws -> [Outcome] {
    var outcomes = contenders.map { _ in Outcome() }
    for round in -1..<rounds {
      var times = contenders.map { _ in 0.0 }
      var bytes = contenders.map { _ in 0 }
      for (turn, start) in stride(from: 0, to: pictures.count, by: block).enumerated() {
        let numbers = pictures[start..<min(start + block, pictures.count)].map { renumbered(round, $0) }
        for place in contenders.indices {
          let index = (place + turn) % contenders.count
          let contender = contenders[index]
          let begin = Clock.now
          for number in numbers { bytes[index] += try contender.picture(number) }
          times[index] += Clock.now - begin
        }
      }
      guard round >= 0 else { continue }
      for index in contenders.indices {
        outcomes[index].rounds.append(times[index] / Double(pictures.count))
        outcomes[index].bytes += Double(bytes[index]) / Double(pictures.count * rounds)
      }
    }
    return outcomes
  }
}
