#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What runs that were killed have left: files and folders that bear this program's own names.
///
/// Guarantees: nothing is removed that this program did not make, and nothing of a run that lives.
package enum Leftovers {
  /// Names that begin so are kept for unfinished files.
  package static let prefix = ".star-rating-"
  /// What the file that a thread writes into its folder of unfinished files is called.
  static let inner = "file"
  private static let ending = ".tmp"
  private static let prefixCharacters = FilePath(prefix).characters.dropLast()

  /// A name for an unfinished folder, or with its ending for an unfinished file.
  static func name(_ attempt: Int, isFile: Bool) -> String {
    "\(prefix)\(getpid())-\(attempt)" + (isFile ? ending : "")
  }

  /// The process that a name of that form tells; nil for every other name.
  static func process(_ name: FilePath, isFile: Bool) -> pid_t? {
    guard name.characters.starts(with: prefixCharacters) else { return nil }
    let rest = name.text.dropFirst(prefix.count)
    guard !isFile || rest.hasSuffix(ending) else { return nil }
    let numbers = (isFile ? rest.dropLast(ending.count) : rest)
      .split(separator: "-", omittingEmptySubsequences: false).map { Int32($0) }
    guard numbers.count == 2, let process = numbers[0], let attempt = numbers[1], process > 0, attempt >= 0,
      // Spelled as this program spells them: no sign, no zero before.
      rest == "\(process)-\(attempt)" + (isFile ? ending : "")
    else { return nil }
    return process
  }

  /// Removes the unfinished files beside a target whose process is gone.
  ///
  /// What cannot be looked at or removed stays: it is no reason not to write.
  static func sweepFiles(in folder: FilePath) {
    let number = open(folder.characters, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { return }
    defer { close(number) }
    for name in names(in: number) {
      guard let process = process(name, isFile: true), isGone(process) else { continue }
      let file = openat(number, name.characters, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 else { continue }
      defer { close(file) }
      var status = stat()
      guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      let lock = FileLock.take(file)
      guard lock == .taken || lock == .missing && process != getpid() else { continue }
      unlinkat(number, name.characters, 0)
    }
  }

  /// Whether files in a folder of unfinished files are called so: the one of a thread, or those of a set by number.
  static func isInner(_ name: FilePath) -> Bool {
    name.text == inner || Int(name.text).map { "\($0)" == name.text && $0 >= 0 } ?? false
  }

  /// Removes the unfinished folders in an output folder whose run is gone, with the unfinished files in them.
  package static func sweepFolders(in folder: OutputFolder) {
    for name in names(in: folder.number) {
      guard let process = process(name, isFile: false) else { continue }
      let number = openat(folder.number, name.characters, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard number >= 0 else { continue }
      defer { close(number) }
      let files = names(in: number)
      guard files.allSatisfy({ isInner($0) && isFile($0, in: number) }) else { continue }
      switch FileLock.take(number) {
      case .taken: break
      case .held: continue
      case .missing: guard process != getpid(), isGone(process) else { continue }
      }
      for file in files { unlinkat(number, file.characters, 0) }
      // Fails, and leaves it, where something came in meanwhile.
      unlinkat(folder.number, name.characters, AT_REMOVEDIR)
    }
  }

  private static func isFile(_ name: FilePath, in folder: Int32) -> Bool {
    var status = stat()
    return fstatat(folder, name.characters, &status, AT_SYMLINK_NOFOLLOW) == 0
      && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether no process has this number but, it may be, this one, whose own files are locked.
  private static func isGone(_ process: pid_t) -> Bool {
    process == getpid() || kill(process, 0) != 0 && errno == ESRCH
  }

  /// The names in an open folder; those that can be read.
  static func names(in number: Int32) -> [FilePath] {
    let copy = openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { return [] }
    guard let stream = fdopendir(copy) else {
      close(copy)
      return []
    }
    defer { closedir(stream) }
    var names: [FilePath] = []
    while let name = Folder.nextName(stream) { names.append(name) }
    return names
  }
}
