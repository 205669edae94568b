import RatingFiles
import RatingGeometry
import RatingLayout
import RatingNumbers
import RatingStyling
import StarRating

/// `layout`: where the symbols stand, as JSON or as an image map.
struct LayoutCommand {
  private let request: Request
  private let form: LayoutForm
  private let voice: Voice

  init(_ scan: OptionScan) throws(CommandError) {
    voice = Voice(scan)
    form = try LayoutForm(scan)
    let argument = try ArgumentList.atMostOne(scan.arguments, of: .layout)
    request = try Request(scan, rating: argument)
  }

  func run() throws(CommandError) {
    guard let rating = request.rating else {
      throw .missingArgument("RATING", command: Command.layout.rawValue)
    }
    let image: RatingImage
    do { image = try RatingImage(rating, style: request.style) } catch { throw .rating(error) }
    if let clamped = ClampingNote.words(rating, image) { try voice.note(clamped) }
    for note in image.notes { try voice.note(note) }
    let text =
      switch form {
      case .json: LayoutJSON.text(image.layout)
      case .htmlMap(let links, let source): HTMLMap.text(image.layout, links: links, source: source)
      }
    do { try StandardStreams.writeOutput(Array(text.utf8)) } catch { throw .file(error) }
  }
}
