import RatingFiles

/// Takes NDJSON rows from standard input and answers each with a line on standard output, in order.
package struct WorkerRun {
  private let request: BatchRequest
  private let stop: StopSignals?

  package init(_ request: BatchRequest, stop: StopSignals?) {
    self.request = request
    self.stop = stop
  }

  /// A row's fault is its answer; throws only where nothing more can be read or written.
  package func run() throws(BatchError) -> BatchCounts {
    let (request, stop) = (request, stop)
    let input = InputFile.standardInput
    var reader = try ManifestReader(input, request.rules.columns, kind: .ndjson, until: stop)
    let target = try BatchTarget(request)
    let folder: String? = if case .folder(let path) = request.target { path } else { nil }
    let check = NameCheck(request.rules, folder: folder)
    var table = NameTable()
    let shared = RowWorker.Shared(request, listing: .rows, stop: stop)
    var counts = BatchCounts()
    var isCut = false
    let work = OrderedWork<RowBlock, BlockOutcome>(threads: request.jobs) {
      () throws(BatchError) -> RowBlock? in
      guard let block = try reader.next(), !(stop?.isSet ?? false) else { return nil }
      return WorkerRun.checked(BatchRun.parsed(block, request.rules), check, &table)
    } hand: { outcome throws(BatchError) in
      // What a signal cut off has no answer, nor has what follows it.
      guard !isCut else { return }
      isCut = outcome.isCut
      try target.append(outcome.entries)
      do throws(FileError) { try StandardStreams.writeOutput(outcome.results) } catch { throw .file(error) }
      counts = counts + outcome.counts
      if let failure = outcome.failure { throw .file(failure) }
    }
    try work.run { number in
      let worker = RowWorker(shared, target.writer(number))
      return { worker.outcome(of: $0) }
    }
    if let signal = stop?.signal { throw .stopped(signal: signal) }
    try target.finish()
    return counts
  }

  /// The block with its rows' names looked at: one that is an earlier row's is a fault.
  private static func checked(_ block: RowBlock, _ check: NameCheck, _ table: inout NameTable) -> RowBlock {
    var block = block
    let checked = check.check(block)
    for (key, index) in checked.names {
      let row = block.rows[index]
      guard let line = table.add(key, line: row.line), line != row.line else { continue }
      let name = check.rules.file(key, of: row, in: block)
      block.setFault(.clash(file: name, line: line), ofRow: index)
    }
    return block
  }
}
