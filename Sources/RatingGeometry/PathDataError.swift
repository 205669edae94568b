/// Why path data cannot be read, and where.
public struct PathDataError: Error, Hashable, Sendable {
  /// The character at which it went wrong, counted from 1; one past the end where something is missing.
  public let position: Int
  /// What was found wrong there.
  public let fault: Fault

  package init(position: Int, fault: Fault) {
    self.position = position
    self.fault = fault
  }

  /// A kind of fault.
  public enum Fault: String, Hashable, Sendable {
    /// The data does not begin with a moveto.
    case noMove = "path data begins with M or m"
    /// A letter that is no command.
    case unknownCommand = "this is no path command"
    /// A number was expected.
    case noNumber = "a number is missing here"
    /// An arc's flag was expected.
    case noFlag = "an arc's flag, 0 or 1, is missing here"
    /// A coordinate beyond ±10⁹.
    case outOfRange = "this number is beyond a thousand million"
    /// More than 100,000 characters.
    case tooLong = "path data may have 100000 characters"
    /// Nothing that can be filled.
    case noArea = "the path encloses no area"
  }
}

extension PathDataError: CustomStringConvertible {
  /// The fault and its place, for a person.
  public var description: String { "\(fault.rawValue), at character \(position)" }
}
