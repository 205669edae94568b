/// What this suite has to know of a Swift source: its imports and the types it declares.
struct SwiftLines {
  /// The lines without comments and without texts of several lines.
  private let code: [Substring]

  init(_ source: String) {
    var code: [Substring] = []
    var isText = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let marks = line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count - 1
      if !isText {
        code.append(line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
      }
      if marks % 2 == 1 { isText.toggle() }
    }
    self.code = code
  }

  /// The modules that are imported, the attributes before the word `import` with each.
  var imports: [(module: String, attributes: String)] {
    code.compactMap { line in
      let form =
        /^\s*((?:@\w+(?:\([^)]*\))?\s+|(?:public|package|internal|fileprivate|private)\s+)*)import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias|actor)\s+)?(\w+)/
      return line.firstMatch(of: form).map { (String($0.2), String($0.1)) }
    }
  }

  /// The modules whose presence is asked for by `canImport`.
  var conditions: [String] {
    code.flatMap { line in line.matches(of: /canImport\((\w+)/).map { String($0.1) } }
  }

  /// The names of the types and type aliases that are declared.
  var types: [String] {
    code.compactMap { line in
      line.firstMatch(of: /(?:^|\s)(?:struct|class|enum|actor|protocol|typealias)\s+([A-Z]\w*)/)
        .map { String($0.1) }
    }
  }
}
