import RatingFiles

/// A manifest, read block by block from its start.
struct ManifestReader {
  private enum Form {
    case csv(CSVReader)
    case json(JSONArrayReader)
    case lines(LineReader)
    case empty
  }

  private var form: Form
  private var count = 0

  /// Rows that are read, and handed to a worker, together.
  static let blockRows = 64

  /// - Parameter kind: nil looks at the file's name, then at its first byte.
  init(
    _ file: InputFile, _ names: ColumnNames, kind: ManifestKind?, until stop: StopSignals?,
    ending: InputEnd? = nil
  ) throws(BatchError) {
    var window = InputWindow(file, until: stop, ending: ending)
    if kind == nil { try window.beginText() }
    let first = kind == nil ? try window.firstByte() : UInt8(ascii: "{")
    guard first != nil else {
      form = .empty
      return
    }
    switch kind ?? ManifestKind(path: file.name) ?? ManifestKind(firstByte: first) {
    case .csv: form = .csv(try CSVReader(window, name: file.name, names))
    case .json: form = .json(JSONArrayReader(window, name: file.name))
    case .ndjson: form = .lines(LineReader(window))
    }
    #if !JSON
      if case .csv = form { return }
      throw .missingTrait(file.name, needs: "JSON manifests need", trait: "JSON", library: "jansson")
    #endif
  }

  /// Whether every row has this column; JSON rows tell for themselves.
  func lacks(_ column: ManifestColumn) -> Bool {
    if case .csv(let reader) = form { return !reader.has(column) }
    return false
  }

  mutating func next() throws(BatchError) -> RowBlock? {
    var block: RowBlock?
    switch form {
    case .csv(var reader):
      form = .empty
      block = try reader.next(ManifestReader.blockRows)
      form = .csv(reader)
    case .json(var reader):
      form = .empty
      block = try reader.next(ManifestReader.blockRows)
      form = .json(reader)
    case .lines(var reader):
      form = .empty
      block = try reader.next(ManifestReader.blockRows)
      form = .lines(reader)
    case .empty: return nil
    }
    block?.first = count
    count += block?.count ?? 0
    return block
  }
}
