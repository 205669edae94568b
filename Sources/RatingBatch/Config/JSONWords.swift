#if JSON
  import CRatingJSON
  import RatingNumbers
  import RatingStyling

  /// JSON's plain values as words; jansson reads it and refuses doubled keys.
  enum JSONWords {
    /// Whole numbers of any length are read; how numbers are spelled is taken from the text itself.
    static let flags = Int(JSON_REJECT_DUPLICATES | JSON_DECODE_INT_AS_REAL)

    /// One object's keys and values; the defaults of what is null are left.
    static func words(_ bytes: [UInt8], path: String) throws(ConfigError) -> ConfigFile.Words {
      var error = json_error_t()
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
      return try text.withUnsafeBufferPointer { text throws(ConfigError) in
        var words = ConfigFile.Words()
        var values = JSONValues(text)
        var place = json_object_iter(root)
        while let here = place {
          let name = String(cString: json_object_iter_key(here))
          let written = values.next()
          guard let value = json_object_iter_value(here),
            let word = word(value, written, of: name, &words.spellings)
          else {
            throw .damaged(
              path: path, line: 0, reason: "the value of \"\(name)\" is no text, number or list of them")
          }
          if value.pointee.type != JSON_NULL || !hasDefault(name) { words.words.append((name, word)) }
          place = json_object_iter_next(root, here)
        }
        return words
      }
    }

    /// Whether null leaves a default: not the rating's, which it says is missing, and not that of an unknown name.
    private static func hasDefault(_ name: String) -> Bool {
      Property(rawValue: name).map { $0 != .rating } ?? (BadgeStyle.Property(rawValue: name) != nil)
    }

    /// A plain value in the words of a flag; a list has its values side by side.
    ///
    /// - Parameters:
    ///   - written: the value in the text.
    ///   - name: the property's.
    ///   - spellings: is given the values that are read by other words than these.
    static func word(
      _ value: UnsafeMutablePointer<json_t>, _ written: UnsafeBufferPointer<UInt8>, of name: String,
      _ spellings: inout [Spelling]
    ) -> String? {
      switch value.pointee.type {
      case JSON_STRING:
        let length = json_string_length(value)
        let bytes = UnsafeRawBufferPointer(start: json_string_value(value), count: length)
        return String(decoding: bytes, as: UTF8.self)
      case JSON_ARRAY:
        var values = JSONValues(written)
        var items: [(value: String, written: String)] = []
        for index in 0..<json_array_size(value) {
          let before = spellings.count
          guard let item = json_array_get(value, index),
            let word = word(item, values.next(), of: name, &spellings)
          else { return nil }
          items.append((word, spellings.count > before ? spellings[spellings.count - 1].written : word))
        }
        let list = Spelling(
          name: name, value: items.map(\.value).joined(separator: ","),
          written: items.map(\.written).joined(separator: ","))
        if list.value != list.written { spellings.append(list) }
        return list.value
      case JSON_REAL, JSON_TRUE, JSON_FALSE, JSON_NULL:
        let spelling = Spelling(name: name, value: plain(value, written, of: name), written: text(written))
        if spelling.value != spelling.written { spellings.append(spelling) }
        return spelling.value
      default:
        return nil
      }
    }

    /// What is read for a number or a word of JSON.
    private static func plain(
      _ value: UnsafeMutablePointer<json_t>, _ written: UnsafeBufferPointer<UInt8>, of name: String
    ) -> String {
      switch value.pointee.type {
      case JSON_REAL where hasExponent(written):
        DecimalNumber(json_real_value(value))?.description ?? text(written)
      case JSON_TRUE where BadgePropertyTable.isYesOrNo(name): "yes"
      case JSON_FALSE where BadgePropertyTable.isYesOrNo(name): "no"
      case JSON_NULL where name == Property.rating.rawValue: "none"
      default: text(written)
      }
    }

    /// Flags know no exponents.
    static func hasExponent(_ number: UnsafeBufferPointer<UInt8>) -> Bool {
      number.contains { $0 | 0x20 == UInt8(ascii: "e") }
    }

    private static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
      String(decoding: bytes, as: UTF8.self)
    }

    static func message(_ error: inout json_error_t) -> String {
      withUnsafeBytes(of: &error.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
  }
#endif
