/// Where a test's goldens lie: `__Snapshots__/<test file>/<test>.<name>.png` beside the test.
enum SnapshotPlace {
  static func path(
    file: String, function: String, name: String?, fileExtension: String
  ) throws(SnapshotProblem) -> String {
    let slash = file.lastIndex(of: "/")
    let folder = slash.map { String(file[...$0]) } ?? ""
    let fileName = slash.map { file[file.index(after: $0)...] } ?? file[...]
    let suite = fileName.lastIndex(of: ".").map { fileName[..<$0] } ?? fileName
    var parts = [part(function.prefix { $0 != "(" })]
    if let name {
      guard isName(name) else { throw .invalidName(name) }
      parts.append(name)
    }
    return "\(folder)__Snapshots__/\(part(suite))/\(parts.joined(separator: ".")).\(fileExtension)"
  }

  private static func isName(_ name: String) -> Bool {
    (1...100).contains(name.count) && name.first != "." && name.allSatisfy(isPlain) && !isOfFailure(name)
  }

  /// Whether a name is one under which a failure leaves what it saw: the next check of its golden would take it away.
  static func isOfFailure(_ name: some StringProtocol) -> Bool { name.lowercased().hasSuffix(".failed") }

  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-_+@.".contains(character)
  }

  /// The name of a file or a function, which the compiler has checked, as a part of a path.
  private static func part(_ words: Substring) -> String {
    var result = ""
    for character in words where character != "`" {
      if isPlain(character) { result.append(character) } else if result.last != "-" { result.append("-") }
    }
    return result.isEmpty || result.first == "." ? "test" + result : result
  }
}
