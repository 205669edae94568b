/// What a batch is asked to do.
package struct BatchRequest: Sendable {
  package enum Target: Sendable {
    case folder(String)
    case archive(String, ArchiveForm)
  }

  package var target: Target
  package var rules: RowRules
  package var jobs = 1
  /// Rows whose place, counted from 0, leaves `index` when divided by `count`.
  package var shard: (index: Int, count: Int) = (0, 1)
  /// Where a line for each file goes; `-` is standard output.
  package var results: String?
  package var failsFast = false
  package var resumes = false
  /// The paths of files that are read; `-` is standard input.
  package var inputs: [String] = []
  /// Where relative paths of pictures that rows name start, its slash included; empty is the current folder.
  package var pictureFolder = ""
  /// Whether files are on the disk before they have their names.
  package var synchronizes = false

  package init(target: Target, rules: RowRules) {
    self.target = target
    self.rules = rules
  }
}

/// The archives that can be written, known by the ending of a file's name.
package enum ArchiveForm: String, CaseIterable, Sendable {
  case tar, zip

  /// Endings of archives that are not written here; a folder would hardly be called so.
  package static let otherEndings = [".gz", ".tgz", ".bz2", ".tbz2", ".xz", ".txz", ".zst", ".7z", ".rar"]

  package init?(path: String) {
    guard let form = ArchiveForm.allCases.first(where: { path.lowercased().hasSuffix(".\($0.rawValue)") })
    else { return nil }
    self = form
  }
}
