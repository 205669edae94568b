#if JSON
  import CRatingJSON
  import RatingStyling

  /// Parses the JSON rows of a block.
  enum JSONRows {
    static func parse(_ block: inout RowBlock, _ names: ColumnNames) {
      for row in block.takeUnparsed() {
        let first = block.fields.count
        do throws(RowFault) {
          if let length = row.length { throw .tooLong(length) }
          try add(row.range, names, to: &block)
          block.endRow(line: row.line, fieldsFrom: first, sharesLine: row.sharesLine)
        } catch {
          let known = block.fields[first...].filter { $0.column == .id || $0.column == .output }
          block.removeFields(from: first)
          block.fields += known
          block.addFault(error, line: row.line, fieldsFrom: first, sharesLine: row.sharesLine)
        }
      }
    }

    private static func add(
      _ range: Range<Int>, _ names: ColumnNames, to block: inout RowBlock
    ) throws(RowFault) {
      let text = Array(block.bytes[range])
      guard TextEncoding.isUTF8(text[...]) else { throw .encoding }
      try text.withUnsafeBufferPointer { text throws(RowFault) in try add(text, names, to: &block) }
    }

    private static func add(
      _ text: UnsafeBufferPointer<UInt8>, _ names: ColumnNames, to block: inout RowBlock
    ) throws(RowFault) {
      var error = json_error_t()
      let root = text.withMemoryRebound(to: CChar.self) {
        json_loadb($0.baseAddress!, $0.count, JSONWords.flags, &error)
      }
      guard let root else { throw .json(JSONWords.message(&error)) }
      defer { json_delete(root) }
      guard root.pointee.type == JSON_OBJECT else { throw .json("a row is one object") }
      var seen: [ManifestColumn] = []
      // What the row is called first: a fault elsewhere in it is told with that.
      for isForNames in [true, false] {
        try add(root, text, names, &seen, onlyNames: isForNames, to: &block)
      }
    }

    private static func add(
      _ root: UnsafeMutablePointer<json_t>, _ text: UnsafeBufferPointer<UInt8>, _ names: ColumnNames,
      _ seen: inout [ManifestColumn], onlyNames: Bool, to block: inout RowBlock
    ) throws(RowFault) {
      var values = JSONValues(text)
      var place = json_object_iter(root)
      while let here = place {
        let name = String(cString: json_object_iter_key(here))
        let written = values.next()
        // An unknown name is a fault, which costs a look at all names: not twice.
        let column = onlyNames ? names.knownColumn(name) ?? .ignored : try names.column(name)
        if column != .ignored, onlyNames == (column == .id || column == .output) {
          guard !seen.contains(column) else { throw .repeatedKey(name) }
          seen.append(column)
          guard let value = json_object_iter_value(here), add(value, written, column, to: &block) else {
            throw .plainValue(key: name)
          }
        }
        place = json_object_iter_next(root, here)
      }
    }

    /// - Parameter written: the value in the row's text.
    private static func add(
      _ value: UnsafeMutablePointer<json_t>, _ written: UnsafeBufferPointer<UInt8>, _ column: ManifestColumn,
      to block: inout RowBlock
    ) -> Bool {
      switch value.pointee.type {
      case JSON_NULL: block.addField(column, [], .null)
      case JSON_STRING:
        let text = UnsafeRawBufferPointer(start: json_string_value(value), count: json_string_length(value))
        block.addField(column, text)
      case JSON_REAL where column == .id || !JSONWords.hasExponent(written),
        JSON_TRUE where column == .id, JSON_FALSE where column == .id:
        block.addField(column, written, .json)
      // A list is no name.
      case JSON_ARRAY where column == .id || column == .output || column == .kind: return false
      default:
        var spellings: [Spelling] = []
        guard let words = JSONWords.word(value, written, of: column.name, &spellings) else { return false }
        for spelling in spellings { block.spellings.append((block.fields.count, spelling)) }
        block.addField(column, Array(words.utf8), .json)
      }
      return true
    }
  }
#endif
