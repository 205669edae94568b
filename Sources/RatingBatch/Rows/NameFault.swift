import RatingFiles
import RatingNumbers
import StarRating

/// Why a file may not have a name.
package enum NameFault: Error, Hashable, Sendable {
  case tooLong(String)
  /// A control character, NUL and those of C1 among them, or a backslash.
  case character(String)
  /// Absolute, or with a part `..`, `.` or none.
  case leavesFolder(String)
  /// A part of it is a link in the output folder.
  case link(String)
  /// A part of it is a file in the output folder, whose path is this.
  case file(String, path: String)
  /// What other systems take for a device.
  case device(String)
  case reserved(String)
  case ending(String)
  /// A folder in it has a picture's ending.
  case folder(String)
  /// What is read, or where the results go, is another name of it.
  case kept(String, path: String, isRead: Bool)
  /// `a@2x.png` where scales put a suffix of their own.
  case suffix(String)
}

extension NameFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooLong(let name): "\(refused(name)): allowed are 255 bytes a part, 1000 in all"
    case .character(let name): "\(refused(name)): no control character and no backslash is allowed"
    case .leavesFolder(let name):
      "\(refused(name)): allowed is a path inside the output folder, without . and .."
    case .link(let name): "\(refused(name)): a link in the output folder is not followed"
    case .file(let name, let path): "\(refused(name)): \(QuotedText.plain(path)) is no folder"
    case .device(let name): "\(refused(name)): it is a device's name on some systems"
    case .reserved(let name):
      "\(refused(name)): names with \(Leftovers.prefix) are kept for unfinished files"
    case .ending(let name):
      "\(refused(name)): allowed endings are "
        + OutputFormat.allCases.map { ".\($0.fileExtension)" }.joined(separator: ", ")
    case .folder(let name):
      "\(refused(name)): no folder may have a picture's ending, for it could be another row's file"
    case .kept(let name, let path, let isRead):
      "\(refused(name)): that is \(QuotedText.quoted(path)), \(isRead ? "which is read" : "where the results go")"
    case .suffix(let name): "\(refused(name)): the scales add such a suffix themselves"
    }
  }

  private func refused(_ name: String) -> String { "output cannot be \(QuotedText.quoted(name))" }
}
