/// What the command line asks for.
struct Options {
  var isQuick = false
  var asJSON = false
  /// The built star-rating; nil looks where `make` puts it.
  var program: String?
  private var groups: Set<String> = []

  static let groupNames = ["style", "fresh", "svg", "badge", "workers", "process", "compare"]

  init(_ words: some Sequence<String>) throws(UsageError) {
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      switch word {
      case "--quick": isQuick = true
      case "--json": asJSON = true
      case "--program":
        guard let path = rest.popFirst() else { throw UsageError(word: word) }
        program = path
      case _ where Options.groupNames.contains(word): groups.insert(word)
      default: throw UsageError(word: word)
      }
    }
  }

  func wants(_ group: String) -> Bool {
    groups.isEmpty || groups.contains(group)
  }
}
