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
  var faults: [(line: Int, fault: RowFault)] = []
  /// What is worth knowing about rows that were drawn.
  var notes: [(line: Int, words: String)] = []
  /// For an archive, in order.
  var entries: [Entry] = []
  /// Result lines.
  var results: [UInt8] = []
  /// The disk's refusal; nothing follows it.
  var failure: FileError?
  /// Whether rows were left out because a signal came.
  var isCut = false
}
