import RatingFiles
import RatingNumbers
import RatingStyling
import StarRating

/// Makes rows' pictures, each distinct one once; one a thread, over a memo that all share.
final class RowPainter {
  /// What all painters of a batch share.
  final class Shared: Sendable {
    let rules: RowRules
    /// At most 64 MiB.
    let memo = Mutex(Generations<[UInt8], FinishedPicture>(limit: 32 << 20))

    init(_ rules: RowRules) {
      self.rules = rules
    }
  }

  private let shared: Shared
  private let unrated: RowRules.Unrated
  /// Asked first: no lock, and no other thread counts references to what it holds.
  private var memo = Generations<[UInt8], FinishedPicture>(limit: 1 << 20)
  private var key: [UInt8] = []

  init(_ shared: Shared) {
    self.shared = shared
    unrated = shared.rules.unrated
  }

  /// A row's picture; nil where it has no rating and is left out.
  func picture(
    of row: RowBlock.Row, in block: RowBlock, _ format: OutputFormat
  ) throws(RowFault) -> FinishedPicture? {
    let isUnrated = try isUnrated(row, in: block)
    if isUnrated, unrated == .skip { return nil }
    makeKey(of: row, in: block, format)
    if let known = memo.value(key) { return known }
    let known = shared.memo.withLock { $0.value(key) }
    let picture = if let known { known } else { try paint(row, in: block, format, isUnrated: isUnrated) }
    let ownKey = FinishedPicture.exact(key)
    let bytes =
      Generations<[UInt8], FinishedPicture>.placeBytes + picture.heapBytes + HeapBytes.array(ownKey)
    if known == nil { shared.memo.withLock { $0.add(picture, ownKey, weight: bytes) } }
    memo.add(picture, ownKey, weight: bytes)
    return picture
  }

  private func isUnrated(_ row: RowBlock.Row, in block: RowBlock) throws(RowFault) -> Bool {
    guard let field = block.field(.rating, of: row) else { throw .missing(.rating) }
    let isUnrated =
      field.count == 0 || field.count == 4 && ["none", "null"].contains(block.words(field))
    if isUnrated, unrated == .fail { throw .unrated }
    return isUnrated
  }

  private func makeKey(of row: RowBlock.Row, in block: RowBlock, _ format: OutputFormat) {
    key.removeAll(keepingCapacity: true)
    key.append(UInt8(OutputFormat.allCases.firstIndex(of: format) ?? 0))
    for index in row.fields {
      let field = block.fields[index]
      guard field.column.isProperty || field.column == .kind else { continue }
      key.append(field.column.number)
      withUnsafeBytes(of: UInt32(field.count)) { key.append(contentsOf: $0) }
      key.append(contentsOf: block.value(field))
    }
  }

  private func paint(
    _ row: RowBlock.Row, in block: RowBlock, _ format: OutputFormat, isUnrated: Bool
  ) throws(RowFault) -> FinishedPicture {
    let rules = shared.rules
    var words: [(name: String, value: String)] = []
    var kind = rules.kind
    var ofBadges: ManifestColumn?
    for index in row.fields {
      let field = block.fields[index]
      if field.column == .rating {
        words.append((field.column.name, isUnrated ? "none" : block.words(field)))
      } else if field.count > 0 {
        // An empty cell and null leave the default.
        if field.column.isOfBadges { ofBadges = ofBadges ?? field.column }
        if field.column.isProperty { words.append((field.column.name, block.words(field))) }
        if field.column == .kind { kind = try RowKind(block.words(field)) }
      }
    }
    if kind == .rating, let column = ofBadges {
      guard rules.columns.ignoresUnknown else { throw .ofBadges(column) }
      words.removeAll { ManifestColumn(name: $0.name)?.isOfBadges ?? false }
    }
    let spellings = block.spellings(of: row)
    let (picture, output) = try kind.picture(of: words, spellings, rules)
    if rules.isStrict, picture.wasClamped {
      let name = ManifestColumn.rating.name
      let value = words.first { $0.name == name }?.value ?? ""
      throw .property(
        .invalid(.rating, value: spellings.written(name, value) ?? value, allowed: picture.scaleWords))
    }
    if rules.isStrict, let note = picture.notes.first { throw .note(note) }
    do { return try FinishedPicture(picture, format, output, namedByContent: rules.dedupes) } catch {
      throw .picture(error)
    }
  }
}
