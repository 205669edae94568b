import RatingFiles
import RatingGeometry
import RatingLayout
import RatingNumbers
import RatingStyling
import StarRating

/// `hit`: the rating under a point.
struct HitCommand {
  private let layout: RowLayout
  private let point: Point

  init(_ scan: OptionScan) throws(CommandError) {
    let word = try ArgumentList.one("X,Y", scan.arguments, of: .hit)
    let parts = word.split(separator: ",", omittingEmptySubsequences: false).map { DecimalNumber($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1] else {
      throw .invalidOption(option: "X,Y", value: word, allowed: "two numbers of points, such as 40,12")
    }
    point = Point(x.doubleValue, y.doubleValue)
    let request = try Request(scan, rating: nil)
    do {
      layout = try RatingImage(request.rating ?? .none, style: request.style).layout
    } catch { throw .rating(error) }
  }

  func run() throws(CommandError) {
    let words = layout.hit(point).map { "\($0)" } ?? "none"
    do { try StandardStreams.writeOutput(Array("\(words)\n".utf8)) } catch { throw .file(error) }
  }
}
