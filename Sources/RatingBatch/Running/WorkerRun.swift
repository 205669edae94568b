import RatingFiles

/// Takes NDJSON rows from standard input and answers each with a line on standard output, in order.
package struct WorkerRun {
  private let request: BatchRequest
  private let stop: StopSignals?

  package init(_ request: BatchRequest, stop: StopSignals?) {
    self.request = request
    self.stop = stop
  }

  /// A row's fault is its answer; throws only where nothing more can be read or written. Rows that are there by then
  /// have their answers too.
  package func run() throws(BatchError) -> BatchCounts {
    let (request, stop) = (request, stop)
    let ending: InputEnd
    do { ending = try InputEnd() } catch { throw .file(error) }
    var reader = try ManifestReader(
      .standardInput, request.rules.columns, kind: .ndjson, until: stop, ending: ending)
    let target = try BatchTarget(request)
    let check = NameCheck(
      request.rules, root: NameCheck.root(of: request.target), KeptFiles(request))
    var table = NameTable()
    let shared = RowWorker.Shared(request, listing: .rows, stop: stop)
    var counts = BatchCounts()
    var isCut = false
    var refusal: BatchError?
    let work = OrderedWork<RowBlock, BlockOutcome>(threads: request.jobs) {
      () throws(BatchError) -> RowBlock? in
      guard let block = try reader.next(), !(stop?.isSet ?? false) else { return nil }
      return WorkerRun.checked(BatchRun.parsed(block, request.rules), check, &table)
    } hand: { outcome throws(BatchError) in
      // What a signal cut off has no answer, nor has what follows it.
      guard !isCut else { return }
      isCut = outcome.isCut
      var outcome = outcome
      if refusal == nil {
        do throws(BatchError) {
          try target.append(outcome.entries)
          if let failure = outcome.failure { throw .file(failure) }
        } catch {
          refusal = error
          shared.refuse("\(error)")
          ending.set()
          if outcome.failure == nil { outcome = outcome.refused("\(error)") }
        }
      } else if !outcome.entries.isEmpty {
        outcome = outcome.refused("\(refusal!)")
      }
      do throws(FileError) { try StandardStreams.writeOutput(outcome.results) } catch { throw .file(error) }
      counts = counts + outcome.counts
    } interrupt: {
      ending.set()
    }
    try work.run { number in
      let worker = RowWorker(shared, target.writer(number))
      return { worker.outcome(of: $0) }
    }
    if let signal = stop?.signal { throw .stopped(signal: signal) }
    if let refusal { throw refusal }
    try target.finish()
    return counts
  }

  /// The block with its rows' names looked at: one that may not be, or is an earlier row's, is a fault.
  private static func checked(_ block: RowBlock, _ check: NameCheck, _ table: inout NameTable) -> RowBlock {
    var block = block
    let checked = check.check(block)
    for (index, fault) in checked.faults { block.setFault(fault, ofRow: index) }
    for (key, index) in checked.names {
      let row = block.rows[index]
      guard let line = table.add(key, line: row.line), line != row.line else { continue }
      let name = check.rules.file(key, of: row, in: block)
      block.setFault(.clash(file: name, RowPlace(mark: line)), ofRow: index)
    }
    return block
  }
}
