import RatingFiles

/// Takes a manifest that is a file to its pictures: reads the names first, then, if all of them may be, draws.
package struct BatchRun {
  private let request: BatchRequest
  private let stop: StopSignals?
  private let listener: BatchListener

  package init(_ request: BatchRequest, stop: StopSignals?, listener: BatchListener) {
    self.request = request
    self.stop = stop
    self.listener = listener
  }

  /// - Throws: what kept it from beginning or ended it early; rows that failed are told to the listener and
  ///   counted.
  package func run(_ path: String) throws(BatchError) -> BatchCounts {
    let file: InputFile
    do { file = try InputFile(FilePath(path), waiting: false) } catch { throw .file(error) }
    guard file.isRegular else { throw .notAFile(path) }
    let state = file.state
    let rows = try checkNames(file)
    do { try file.rewind() } catch { throw .file(error) }
    try throwIfStopped()
    guard rows > 0 else { return BatchCounts() }
    let counts = try draw(file, rows: rows, state)
    return counts
  }

  private func throwIfStopped() throws(BatchError) {
    if let signal = stop?.signal { throw .stopped(signal: signal) }
  }

  /// Throws where a name may not be, or is another row's; returns how many rows there are.
  private func checkNames(_ file: InputFile) throws(BatchError) -> Int {
    let rules = request.rules
    let root = NameCheck.root(of: request.target)
    let kept = KeptFiles(request)
    var reader = try ManifestReader(file, rules.columns, kind: nil, until: stop)
    if !rules.dedupes, rules.template == nil, reader.lacks(.output) {
      throw .manifest(file.name, line: 1, .noNames)
    }
    var table = NameTable()
    /// The pictures in the output folder that rows name.
    var pictures: [NameKey: String] = [:]
    var rows = 0
    let stop = stop
    let work = OrderedWork<RowBlock, NameCheck.Checked>(threads: request.jobs) {
      () throws(BatchError) -> RowBlock? in
      stop?.isSet ?? false ? nil : try reader.next()
    } hand: { checked throws(BatchError) in
      rows += checked.block.count
      for (index, fault) in checked.block.faults.sorted(by: { $0.key < $1.key }) {
        if case .encoding = fault {
          throw .manifest(file.name, line: checked.block.rows[index].line, .encoding(nil))
        }
      }
      for (key, _, path) in checked.pictures { pictures[key] = path }
      let first = checked.faults.first
      for (key, index) in checked.names where index < first?.row ?? .max {
        guard let mark = table.add(key, line: RowPlace.mark(index, in: checked.block)) else { continue }
        let name = rules.file(key, of: checked.block.rows[index], in: checked.block)
        throw .row(
          file.name, RowPlace(index, in: checked.block), .clash(file: name, RowPlace(mark: mark)))
      }
      guard let (index, fault) = first else { return }
      if case .file(let error) = fault { throw .file(error) }
      throw .row(file.name, RowPlace(index, in: checked.block), fault)
    }
    try work.run { _ in
      let check = NameCheck(rules, root: root, kept)
      return { check.check(BatchRun.parsed($0, rules)) }
    }
    try BatchRun.check(pictures, table, file)
    return rows
  }

  /// Throws if a row would overwrite a picture that another names: the first such row.
  private static func check(
    _ pictures: [NameKey: String], _ table: NameTable, _ file: InputFile
  ) throws(BatchError) {
    let clashes = pictures.compactMap { key, path in table.line(of: key).map { (mark: $0, path: path) } }
    guard let first = clashes.min(by: { $0.mark < $1.mark }) else { return }
    throw .row(
      file.name, RowPlace(mark: first.mark), .name(.kept(first.path, path: first.path, isRead: true)))
  }

  static func parsed(_ block: RowBlock, _ rules: RowRules) -> RowBlock {
    #if JSON
      guard !block.unparsed.isEmpty else { return block }
      var block = block
      JSONRows.parse(&block, rules.columns)
      return block
    #else
      return block
    #endif
  }

  private func draw(_ file: InputFile, rows: Int, _ state: [Int]) throws(BatchError) -> BatchCounts {
    let target = try BatchTarget(request)
    let results: ResultsSink?
    do { results = try request.results.map { path throws(FileError) in try ResultsSink(path) } } catch {
      throw .file(error)
    }
    var reader = try ManifestReader(file, request.rules.columns, kind: nil, until: stop)
    let shared = RowWorker.Shared(request, listing: results == nil ? .none : .files, stop: stop)
    let (request, stop, listener) = (request, stop, listener)
    var counts = BatchCounts()
    var notes = ToldNotes(file.name)
    let total = rows / request.shard.count + (rows % request.shard.count > request.shard.index ? 1 : 0)
    let work = OrderedWork<RowBlock, BlockOutcome>(threads: request.jobs) {
      () throws(BatchError) -> RowBlock? in
      stop?.isSet ?? false ? nil : try reader.next()
    } hand: { outcome throws(BatchError) in
      try target.append(outcome.entries)
      if let results {
        do throws(FileError) { try results.append(outcome.results) } catch { throw .file(error) }
      }
      counts = counts + outcome.counts
      for (line, words) in outcome.notes {
        if let note = notes.first(words, line: line) { listener.note(note) }
      }
      for (place, fault) in outcome.faults {
        let error = BatchError.firstFault(file.name, place, fault)
        if request.failsFast { throw error }
        listener.fault(error)
      }
      if let failure = outcome.failure { throw .file(failure) }
      listener.progress(counts.rows, total)
    }
    try work.run { number in
      let worker = RowWorker(shared, target.writer(number))
      return { worker.outcome(of: BatchRun.parsed($0, request.rules)) }
    }
    try throwIfStopped()
    guard file.state == state else { throw .changed(file.name) }
    try target.finish()
    do { try results?.finish(synchronizing: request.synchronizes) } catch { throw .file(error) }
    return counts
  }
}
