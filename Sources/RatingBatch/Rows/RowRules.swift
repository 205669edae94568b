import RatingNumbers
import RatingStyling
import StarRating

/// What a batch's rows have in common.
package struct RowRules: Sendable {
  /// What becomes of products without a rating.
  package enum Unrated: String, CaseIterable, Sendable {
    case fail, skip, draw
  }

  /// The properties that rows start from.
  package var base: RequestDraft
  /// The same for badges; what is wrong with them there is the fault of rows that ask for one.
  package var badgeBase: Result<BadgeDraft, BadgeError>
  /// What rows are that do not say.
  package var kind = RowKind.rating
  package var columns: ColumnNames
  /// What reads the files of pictures that rows name.
  package var pictures: (any PictureLoading)?
  /// Makes the names of rows that have no `output`.
  package var template: NameTemplate?
  package var unrated = Unrated.fail
  /// Whether a rating beyond its scale is a fault, and a note is.
  package var isStrict = false
  /// Whether files are named by their content, each picture once.
  package var dedupes = false

  package init(base: RequestDraft, badgeBase: Result<BadgeDraft, BadgeError>, columns: ColumnNames) {
    self.base = base
    self.badgeBase = badgeBase
    self.columns = columns
  }

  /// The name that a row gives its file; throws where it gives none or none that may be.
  func name(of row: RowBlock.Row, in block: RowBlock) throws(RowFault) -> OutputName {
    do { return try OutputName(try nameBytes(of: row, in: block)) } catch let fault as NameFault {
      throw .name(fault)
    } catch { throw error as! RowFault }
  }

  /// The names of all files of a row.
  func files(of row: RowBlock.Row, in block: RowBlock, _ name: OutputName) throws(RowFault) -> [String] {
    let scales = scales(of: row, in: block)
    do { return try name.files(scales) } catch { throw .name(error) }
  }

  /// The format of a row that content names: what the name it would have had tells, else PNG.
  func format(of row: RowBlock.Row, in block: RowBlock) throws(RowFault) -> OutputFormat {
    if template == nil, block.field(.output, of: row)?.count ?? 0 == 0 { return .png }
    let name = try nameBytes(of: row, in: block)
    if let format = OutputName.format(name) { return format }
    // A name without an ending tells nothing; another ending is as wrong here as elsewhere.
    let text = String(decoding: name, as: UTF8.self)
    guard OutputFormat.ending(of: text) == nil else { throw .name(.ending(text)) }
    return .png
  }

  private func nameBytes(of row: RowBlock.Row, in block: RowBlock) throws(RowFault) -> ArraySlice<UInt8> {
    if let field = block.field(.output, of: row), field.count > 0 { return block.value(field) }
    guard let template else { throw .missing(.output) }
    return try template.name(of: row, in: block)[...]
  }

  static let scale = ManifestColumn(.scale)

  /// The scales of a row; wrong ones, which give no picture, count as the common ones.
  private func scales(of row: RowBlock.Row, in block: RowBlock) -> [DecimalNumber] {
    guard let field = block.field(RowRules.scale, of: row), field.count > 0 else {
      return base.output.scales
    }
    var draft = base
    do { try draft.read([(Property.scale.rawValue, block.words(field))]) } catch { return base.output.scales }
    return draft.output.scales
  }
}
