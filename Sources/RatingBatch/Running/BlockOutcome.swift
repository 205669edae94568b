import RatingFiles

/// What became of a block's rows, to be handed on in order.
struct BlockOutcome: Sendable {
  struct Entry {
    let name: String
    let picture: FinishedPicture
    /// The picture's file.
    let file: Int
  }

  var counts = BatchCounts()
  var faults: [(row: RowPlace, fault: RowFault)] = []
  /// What is worth knowing about rows that were drawn.
  var notes: [(line: Int, words: String)] = []
  /// For an archive, in order.
  var entries: [Entry] = []
  /// Result lines.
  var results: [UInt8] = []
  /// The system's refusal that concerns all files.
  var failure: FileError?
  /// Whether rows were left out because a signal came.
  var isCut = false
  /// What the rows were, where their answers may still change: an archive is written later.
  var block: RowBlock?

  /// The outcome where none of its files could be written.
  func refused(_ reason: String) -> BlockOutcome {
    guard let block else { return self }
    var outcome = BlockOutcome()
    outcome.isCut = isCut
    outcome.counts.failed = block.rows.count
    for row in block.rows { ResultLine.failed(.refused(reason), row, in: block, to: &outcome.results) }
    return outcome
  }
}
