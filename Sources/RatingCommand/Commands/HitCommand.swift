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
    point = try PointWords.point(word, of: "X,Y", allowed: "two numbers of points, such as 40,12")
    let request = try Request(scan, rating: nil)
    // The words beside the row are as wide as the rating that they say.
    if let text = request.style.text, request.rating == nil,
      (try? TextTemplate(text, of: .text))?.contains(.value) == true
    {
      throw .property(.missing(.rating))
    }
    do {
      layout = try RatingImage(request.rating ?? .none, style: request.style).layout
    } catch { throw .rating(error) }
  }

  func run() throws(CommandError) {
    let words = layout.hit(point).map { "\($0)" } ?? "none"
    do { try StandardStreams.writeOutput(Array("\(words)\n".utf8)) } catch { throw .file(error) }
  }
}
