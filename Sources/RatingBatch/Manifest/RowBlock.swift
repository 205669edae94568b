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
    /// Whether other rows begin on the same line.
    let sharesLine: Bool
  }

  /// A JSON row that is still to be parsed.
  struct Unparsed {
    /// The physical line that the row begins on.
    let line: Int
    /// Where it lies in `bytes`.
    let range: Range<Int>
    /// All its bytes where it is too long and was not kept, else nil.
    let length: Int?
    var sharesLine = false
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
  private(set) var unparsed: [Unparsed] = []

  var count: Int { rows.count + unparsed.count }

  /// Ends a row whose fields were added from `start` on.
  mutating func endRow(line: Int, fieldsFrom start: Int, sharesLine: Bool = false) {
    rows.append(Row(line: line, fields: start..<fields.count, isFaulty: false, sharesLine: sharesLine))
  }

  /// Ends a row that is none; the fields from `start` on, its id and its file's name at most, are what is known of it.
  mutating func addFault(
    _ fault: RowFault, line: Int, fieldsFrom start: Int? = nil, sharesLine: Bool = false
  ) {
    faults[rows.count] = fault
    rows.append(
      Row(
        line: line, fields: (start ?? fields.count)..<fields.count, isFaulty: true, sharesLine: sharesLine))
  }

  /// Adds a JSON row.
  mutating func addUnparsed(_ text: ArraySlice<UInt8>, line: Int) {
    let start = bytes.count
    bytes += text
    unparsed.append(Unparsed(line: line, range: start..<bytes.count, length: nil))
  }

  /// Adds a JSON row that is too long and was not kept.
  mutating func addUnparsed(length: Int, line: Int) {
    unparsed.append(Unparsed(line: line, range: 0..<0, length: length))
  }

  /// Tells that other rows begin on the line of the JSON row that was added last.
  mutating func tellSharedLine() {
    unparsed[unparsed.count - 1].sharesLine = true
  }

  /// The rows that are still to be parsed, which are so no longer.
  mutating func takeUnparsed() -> [Unparsed] {
    defer { unparsed = [] }
    return unparsed
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
