import RatingFiles
import RatingGeometry
import RatingLayout
import RatingNumbers
import RatingStyling
import StarRating

/// `layout`: where the symbols stand, as JSON.
struct LayoutCommand {
  private let request: Request
  private let voice: Voice

  init(_ scan: OptionScan) throws(CommandError) {
    voice = Voice(scan)
    if let form = scan.value(of: .layoutForm), form != "json" {
      throw .invalidOption(option: "--as", value: form, allowed: Option.layoutForm.allowed)
    }
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
    do { try StandardStreams.writeOutput(Array(LayoutJSON.text(image.layout).utf8)) } catch {
      throw .file(error)
    }
  }
}
