import RatingStyling

/// Some rows of a manifest, read together: their values lie one after the other in `bytes`.
struct RowBlock: Sendable {
  struct Field {
    let column: ManifestColumn
    let start: Int
    let count: Int
    let form: Form
  }

  /// How a value was written.
  enum Form {
    case text
    /// A JSON value that is no text, as JSON.
    case json
    /// JSON's null.
    case null
  }

  struct Row {
    /// The physical line that the row begins on.
    let line: Int
    let fields: Range<Int>
    let isFaulty: Bool
  }

  /// The place of the first row among all, counted from 0.
  var first = 0
  var bytes: [UInt8] = []
  var fields: [Field] = []
  /// The JSON values that are read by other words than they were written in, each with its field's index.
  var spellings: [(field: Int, spelling: Spelling)] = []
  private(set) var rows: [Row] = []
  /// Why a row is none, by its index.
  private(set) var faults: [Int: RowFault] = [:]
  /// JSON rows that are still to be parsed: where each begins in `bytes`.
  var unparsed: [(line: Int, range: Range<Int>)] = []

  var count: Int { rows.count + unparsed.count }

  /// Ends a row whose fields were added from `start` on.
  mutating func endRow(line: Int, fieldsFrom start: Int) {
    rows.append(Row(line: line, fields: start..<fields.count, isFaulty: false))
  }

  /// Ends a row that is none; the fields from `start` on, its id at most, are what is known of it.
  mutating func addFault(_ fault: RowFault, line: Int, fieldsFrom start: Int? = nil) {
    faults[rows.count] = fault
    rows.append(Row(line: line, fields: (start ?? fields.count)..<fields.count, isFaulty: true))
  }

  /// Makes a fault of a row that has been read.
  mutating func setFault(_ fault: RowFault, ofRow index: Int) {
    if faults[index] == nil { faults[index] = fault }
  }

  mutating func addField(_ column: ManifestColumn, _ value: some Collection<UInt8>, _ form: Form = .text) {
    let start = bytes.count
    bytes.append(contentsOf: value)
    fields.append(Field(column: column, start: start, count: bytes.count - start, form: form))
  }

  /// Takes back the fields from `start` on.
  mutating func removeFields(from start: Int) {
    fields.removeSubrange(start...)
    spellings.removeAll { $0.field >= start }
  }

  /// How a row's values were written.
  func spellings(of row: Row) -> [Spelling] {
    // Nearly every block has none.
    spellings.isEmpty ? [] : spellings.filter { row.fields.contains($0.field) }.map(\.spelling)
  }

  func value(_ field: Field) -> ArraySlice<UInt8> { bytes[field.start..<(field.start + field.count)] }

  func words(_ field: Field) -> String { String(decoding: value(field), as: UTF8.self) }

  func field(_ column: ManifestColumn, of row: Row) -> Field? {
    for index in row.fields where fields[index].column == column { return fields[index] }
    return nil
  }
}
