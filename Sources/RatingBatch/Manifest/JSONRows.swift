#if JSON
  import CRatingJSON
  import RatingNumbers

  /// Parses the JSON rows of a block.
  enum JSONRows {
    static func parse(_ block: inout RowBlock, _ names: ColumnNames) {
      let unparsed = block.unparsed
      block.unparsed = []
      for (line, range) in unparsed {
        let first = block.fields.count
        do throws(RowFault) {
          guard !range.isEmpty else { throw .tooLong }
          try add(range, names, to: &block)
          block.endRow(line: line, fieldsFrom: first)
        } catch {
          let id = block.fields[first...].first { $0.column == .id }
          block.fields.removeSubrange(first...)
          if let id { block.fields.append(id) }
          block.addFault(error, line: line, fieldsFrom: first)
        }
      }
    }

    private static func add(
      _ range: Range<Int>, _ names: ColumnNames, to block: inout RowBlock
    ) throws(RowFault) {
      let text = block.bytes[range]
      guard TextEncoding.isUTF8(text) else { throw .encoding }
      var error = json_error_t()
      let root = text.withUnsafeBytes {
        json_loadb(
          $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count, Int(JSON_REJECT_DUPLICATES), &error)
      }
      guard let root else { throw .json(JSONWords.message(&error)) }
      defer { json_delete(root) }
      guard root.pointee.type == JSON_OBJECT else { throw .json("a row is one object") }
      var seen: [ManifestColumn] = []
      // The id first: a fault elsewhere in the row is told with it.
      for isForID in [true, false] {
        try add(root, names, &seen, onlyID: isForID, to: &block)
      }
    }

    private static func add(
      _ root: UnsafeMutablePointer<json_t>, _ names: ColumnNames, _ seen: inout [ManifestColumn],
      onlyID: Bool, to block: inout RowBlock
    ) throws(RowFault) {
      var place = json_object_iter(root)
      while let here = place {
        let name = String(cString: json_object_iter_key(here))
        // An unknown name is a fault, which costs a look at all names: not twice.
        let column = onlyID ? names.knownColumn(name) ?? .ignored : try names.column(name)
        if column != .ignored, onlyID == (column == .id) {
          guard !seen.contains(column) else { throw .repeatedKey(name) }
          seen.append(column)
          guard let value = json_object_iter_value(here), add(value, column, to: &block) else {
            throw .plainValue(key: name)
          }
        }
        place = json_object_iter_next(root, here)
      }
    }

    private static func add(
      _ value: UnsafeMutablePointer<json_t>, _ column: ManifestColumn, to block: inout RowBlock
    ) -> Bool {
      switch value.pointee.type {
      case JSON_NULL: block.addField(column, [], .null)
      case JSON_STRING:
        let text = UnsafeRawBufferPointer(start: json_string_value(value), count: json_string_length(value))
        block.addField(column, text)
      case JSON_TRUE where column == .id: block.addField(column, Array("true".utf8), .json)
      case JSON_FALSE where column == .id: block.addField(column, Array("false".utf8), .json)
      default:
        guard let words = JSONWords.word(value) else { return false }
        // A list is no name.
        guard value.pointee.type != JSON_ARRAY || column != .id && column != .output && column != .kind else {
          return false
        }
        block.addField(column, Array(words.utf8), .json)
      }
      return true
    }
  }
#endif
