import RatingStyling
import StarRating

/// `render`: a rating as pictures.
struct RenderCommand {
  private let request: Request
  private let output: PictureOutput
  private let voice: Voice

  init(_ scan: OptionScan) throws(CommandError) {
    voice = Voice(scan)
    let argument = try ArgumentList.atMostOne(scan.arguments, of: .render)
    request = try Request(scan, rating: argument)
    output = try PictureOutput(scan, request.output)
  }

  func run() throws(CommandError) {
    guard let rating = request.rating else {
      throw .missingArgument("RATING", command: Command.render.rawValue)
    }
    let image: RatingImage
    do { image = try RatingImage(rating, style: request.style) } catch { throw .rating(error) }
    if let clamped = ClampingNote.words(rating, image) { try voice.note(clamped) }
    for note in image.notes + output.notes(image, named: request.named) { try voice.note(note) }
    try output.write(image)
  }
}
