import RatingFiles

/// The PNG files of two folders, matched by their paths within them.
struct FolderPair {
  let expected: String
  let actual: String
  /// In both, only in `expected`, only in `actual`; each in order of bytes.
  private(set) var common: [FilePath] = []
  private(set) var missing: [FilePath] = []
  private(set) var new: [FilePath] = []

  init(_ expected: String, _ actual: String) throws(ComparisonError) {
    self.expected = expected
    self.actual = actual
    var before = try FolderPair.pictures(in: expected)[...]
    var after = try FolderPair.pictures(in: actual)[...]
    guard !before.isEmpty || !after.isEmpty else { throw .noPictures(expected, actual) }
    while let left = before.first, let right = after.first {
      // By bytes: two names of one meaning in different Unicode forms are two files.
      if left == right {
        common.append(left)
        before.removeFirst()
        after.removeFirst()
      } else if left.bytes.lexicographicallyPrecedes(right.bytes) {
        missing.append(before.removeFirst())
      } else {
        new.append(after.removeFirst())
      }
    }
    missing += before
    new += after
  }

  /// Throws if a file that is to be written is one of the pictures, through a link perhaps.
  func checkOutput(_ path: String) throws(ComparisonError) {
    guard let output = FilePlace(path) else { return }
    for (folder, names) in [(expected, common + missing), (actual, common + new)] {
      for name in names.map(FilePath(folder).appending) where output.isFile(name) {
        throw .outputIsInput(path: path, input: name.text)
      }
    }
  }

  private static func pictures(in folder: String) throws(ComparisonError) -> [FilePath] {
    do { return try Folder.files(in: folder).filter { $0.text.lowercased().hasSuffix(".png") } } catch {
      throw .file(error)
    }
  }
}
