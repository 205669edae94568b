#if JSON
  import CRatingJSON
  import RatingNumbers

  /// One JSON object's keys and plain values as words; jansson reads it and refuses doubled keys.
  enum JSONWords {
    static func words(_ bytes: [UInt8], path: String) throws(ConfigError) -> [(name: String, value: String)] {
      var error = json_error_t()
      let flags = Int(JSON_REJECT_DUPLICATES)
      let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
      let root = text.withUnsafeBytes {
        json_loadb($0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count, flags, &error)
      }
      guard let root else {
        throw .damaged(path: path, line: Int(error.line), reason: message(&error))
      }
      defer { json_delete(root) }
      guard root.pointee.type == JSON_OBJECT else {
        throw .damaged(path: path, line: 1, reason: "a configuration is one object, { \"size\": 40 }")
      }
      var words: [(name: String, value: String)] = []
      var place = json_object_iter(root)
      while let here = place {
        let name = String(cString: json_object_iter_key(here))
        guard let value = json_object_iter_value(here), let word = word(value) else {
          throw .damaged(
            path: path, line: 0, reason: "the value of \"\(name)\" is no text, number or list of them")
        }
        words.append((name, word))
        place = json_object_iter_next(root, here)
      }
      return words
    }

    /// A plain value in the words of a flag; a list has its values side by side.
    private static func word(_ value: UnsafeMutablePointer<json_t>) -> String? {
      switch value.pointee.type {
      case JSON_STRING:
        let length = json_string_length(value)
        let bytes = UnsafeRawBufferPointer(start: json_string_value(value), count: length)
        return String(decoding: bytes, as: UTF8.self)
      case JSON_INTEGER:
        return "\(json_integer_value(value))"
      case JSON_REAL:
        return DecimalNumber(json_real_value(value))?.description
      case JSON_TRUE:
        return "yes"
      case JSON_FALSE:
        return "no"
      case JSON_NULL:
        return "none"
      case JSON_ARRAY:
        let words = (0..<json_array_size(value)).map { json_array_get(value, $0).flatMap(word) }
        return words.contains(nil) ? nil : words.map { $0! }.joined(separator: ",")
      default:
        return nil
      }
    }

    private static func message(_ error: inout json_error_t) -> String {
      withUnsafeBytes(of: &error.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
  }
#endif
