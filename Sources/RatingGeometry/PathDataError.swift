import RatingNumbers

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
    /// A relative coordinate whose absolute one is beyond ±10⁹.
    case leadsOut = "this number leads beyond a thousand million"
    /// More than 100,000 characters.
    case tooLong = "path data may have 100000 characters"
    /// Nothing that can be filled.
    case noArea = "the path encloses no area"
    /// Of what it encloses, next to nothing would be seen in its box.
    case tooThin = "the path would be less than a millionth of its cell wide or high"
  }
}

extension PathDataError: CustomStringConvertible {
  /// The fault and its place, for a person.
  public var description: String { "\(fault.rawValue), at character \(position)" }

  /// The same, and a number that is out of range, which a quote of the data may not reach.
  package func words(in data: String) -> String {
    guard fault == .outOfRange || fault == .leadsOut else { return description }
    let number = data.dropFirst(position - 1).prefix { "+-.eE".contains($0) || ("0"..."9").contains($0) }
    return description + (position > 60 ? ": \(QuotedText.quoted(String(number)))" : "")
  }
}
