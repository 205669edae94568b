import RatingGeometry
import RatingNumbers

/// A point as two numbers with a comma between.
enum PointWords {
  /// - Parameters:
  ///   - name: the option or argument, for the error.
  ///   - allowed: what is allowed, in words.
  static func point(_ word: String, of name: String, allowed: String) throws(CommandError) -> Point {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false).map { DecimalNumber($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1] else {
      throw .invalidOption(option: name, value: word, allowed: allowed)
    }
    return Point(x.doubleValue, y.doubleValue)
  }
}
