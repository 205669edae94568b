import RatingFiles
import RatingStyling

/// Takes blocks of rows to their pictures and, where the target is a folder, writes them; one a thread.
final class RowWorker {
  /// What all workers of a batch share.
  final class Shared: Sendable {
    enum Listing: Sendable {
      case none
      /// A line for each file.
      case files
      /// A line for each row.
      case rows
    }

    let request: BatchRequest
    let listing: Listing
    let painting: RowPainter.Shared
    let stop: StopSignals?
    /// The content, by its hash, that has been written under names by content.
    let contents = Mutex<Set<UInt128>>([])
    /// Why nothing more is written, once that is so.
    private let refusal = Mutex<String?>(nil)

    init(_ request: BatchRequest, listing: Listing, stop: StopSignals?) {
      self.request = request
      self.listing = listing
      self.stop = stop
      painting = RowPainter.Shared(request.rules)
    }

    /// Has every row that follows fail for this reason, if there is none yet.
    func refuse(_ reason: String) {
      refusal.withLock { $0 = $0 ?? reason }
    }

    func throwIfRefused() throws(RowFault) {
      if let reason = refusal.withLock({ $0 }) { throw .refused(reason) }
    }
  }

  private let shared: Shared
  private let painter: RowPainter
  private let rules: RowRules
  /// Nil where the target is an archive, which is written in order.
  private let writer: FolderWriter?

  init(_ shared: Shared, _ writer: FolderWriter?) {
    self.shared = shared
    self.writer = writer
    rules = shared.request.rules
    painter = RowPainter(shared.painting)
  }

  func outcome(of block: RowBlock) -> BlockOutcome {
    var outcome = BlockOutcome()
    if writer == nil, shared.listing == .rows { outcome.block = block }
    let shard = shared.request.shard
    for (index, row) in block.rows.enumerated() {
      if shared.stop?.isSet ?? false {
        outcome.isCut = true
        break
      }
      guard (block.first + index) % shard.count == shard.index else {
        if shared.listing == .rows { ResultLine.skipped(row, in: block, to: &outcome.results) }
        continue
      }
      do throws(RowFault) {
        if let fault = block.faults[index] { throw fault }
        if shared.listing == .rows { try shared.throwIfRefused() }
        try add(row, of: block, to: &outcome)
      } catch {
        if case .file(let failure) = error, !failure.isOfOneFile {
          outcome.failure = outcome.failure ?? failure
          guard shared.listing == .rows else { break }
          shared.refuse("\(failure)")
        }
        outcome.counts.failed += 1
        outcome.faults.append((RowPlace(index, in: block), error))
        if shared.listing == .rows { ResultLine.failed(error, row, in: block, to: &outcome.results) }
        if shared.request.failsFast { break }
      }
    }
    return outcome
  }

  private func add(
    _ row: RowBlock.Row, of block: RowBlock, to outcome: inout BlockOutcome
  ) throws(RowFault) {
    let name = rules.dedupes ? nil : try rules.name(of: row, in: block)
    let format = if let name { name.format } else { try rules.format(of: row, in: block) }
    guard let picture = try painter.picture(of: row, in: block, format) else {
      outcome.counts.unrated += 1
      if shared.listing == .rows { ResultLine.skipped(row, in: block, to: &outcome.results) }
      return
    }
    let text = name?.text ?? picture.files[0].contentName?.text ?? ""
    var wasThere = shared.request.resumes
    for (index, file) in picture.files.enumerated() {
      let path =
        file.contentName?.text
        ?? (picture.files.count == 1 ? text : ScaledName.path(text, scale: file.scale))
      if try !isThere(file, at: path) {
        wasThere = false
        try write(picture, index, to: path, &outcome)
      }
      if shared.listing == .files { ResultLine.file(path, picture, of: row, in: block, to: &outcome.results) }
    }
    if wasThere { outcome.counts.skipped += 1 } else { outcome.counts.written += 1 }
    if picture.wasClamped { outcome.counts.clamped += 1 }
    outcome.notes += picture.notes.map { (row.line, $0) }
    if shared.listing == .rows {
      ResultLine.done(wasThere ? "skipped" : "ok", text, picture, of: row, in: block, to: &outcome.results)
    }
  }

  private func isThere(_ file: FinishedPicture.File, at path: String) throws(RowFault) -> Bool {
    guard shared.request.resumes, let writer else { return false }
    do { return try writer.holds(file.bytes, at: path) } catch { throw .file(error) }
  }

  private func write(
    _ picture: FinishedPicture, _ index: Int, to path: String, _ outcome: inout BlockOutcome
  ) throws(RowFault) {
    guard let writer else {
      outcome.entries.append(BlockOutcome.Entry(name: path, picture: picture, file: index))
      return
    }
    let hash = picture.files[index].contentName?.hash
    if let hash, !shared.contents.withLock({ $0.insert(hash).inserted }) { return }
    do { try writer.write(picture.files[index].bytes, to: path) } catch {
      if let hash { _ = shared.contents.withLock { $0.remove(hash) } }
      throw .file(error)
    }
  }
}
