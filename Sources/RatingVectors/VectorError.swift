/// Why a picture cannot be written in a vector format.
public enum VectorError: Error, Hashable, Sendable {
  /// The format has no means for something in the picture.
  case cannotHold(String)
  /// A path takes more characters than the format's tools advise.
  case pathTooLong(Int)
}

extension VectorError: CustomStringConvertible {
  /// What is wrong, in one line for a person.
  public var description: String {
    switch self {
    case .cannotHold(let part): "an Android vector drawable cannot hold \(part): png and svg can"
    case .pathTooLong(let count):
      "a path of \(count) characters is too long for an Android vector drawable: allowed are "
        + "\(AndroidVectorWriter.pathLimit)"
    }
  }
}
