import RatingFiles

/// The PNG files of two folders, matched by their paths within them.
struct FolderPair {
  let expected: String
  let actual: String
  /// In both, only in `expected`, only in `actual`; each in order of bytes.
  private(set) var common: [String] = []
  private(set) var missing: [String] = []
  private(set) var new: [String] = []

  init(_ expected: String, _ actual: String) throws(ComparisonError) {
    self.expected = expected
    self.actual = actual
    var before = try FolderPair.pictures(in: expected)[...]
    var after = try FolderPair.pictures(in: actual)[...]
    guard !before.isEmpty || !after.isEmpty else { throw .noPictures(expected, actual) }
    while let left = before.first, let right = after.first {
      // By bytes: two names of one meaning in different Unicode forms are two files.
      if left.utf8.elementsEqual(right.utf8) {
        common.append(left)
        before.removeFirst()
        after.removeFirst()
      } else if left.utf8.lexicographicallyPrecedes(right.utf8) {
        missing.append(before.removeFirst())
      } else {
        new.append(after.removeFirst())
      }
    }
    missing += before
    new += after
  }

  private static func pictures(in folder: String) throws(ComparisonError) -> [String] {
    do { return try Folder.files(in: folder).filter { $0.lowercased().hasSuffix(".png") } } catch {
      throw .file(error)
    }
  }
}
