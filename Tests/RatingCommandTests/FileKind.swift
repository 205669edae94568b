import Foundation

/// What lies at a path itself, links not followed.
enum FileKind {
  case regular, folder, link, pipe, device

  init?(of path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    case S_IFIFO: self = .pipe
    case S_IFCHR, S_IFBLK: self = .device
    default: return nil
    }
  }
}
