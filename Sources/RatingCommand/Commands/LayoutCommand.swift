import RatingFiles
import RatingGeometry
import RatingLayout
import RatingNumbers
import RatingStyling
import StarRating

/// `layout`: where the symbols stand, as JSON, an image map or a table of pictures.
struct LayoutCommand {
  private let request: Request
  private let form: LayoutForm
  private let inputs = InputFiles()
  private let synchronizes: Bool
  private let voice: Voice

  init(_ scan: OptionScan) throws(CommandError) {
    voice = Voice(scan)
    form = try LayoutForm(scan)
    synchronizes = scan.has(.sync)
    let argument = try ArgumentList.atMostOne(scan.arguments, of: .layout)
    request = try Request(scan, rating: argument, inputs)
    if case .htmlTable = form, request.output.scales.count > 1 {
      throw .property(
        .invalid(
          .scale, value: request.draft.written(.scale) ?? "1", allowed: "one scale with --as html-table"))
    }
  }

  func run() throws(CommandError) {
    guard let rating = request.rating else {
      throw .missingArgument("RATING", command: Command.layout.rawValue)
    }
    let image: RatingImage
    do { image = try RatingImage(rating, style: request.style) } catch { throw .rating(error) }
    if let clamped = ClampingNote.words(request.draft.written(.rating), image) { try voice.note(clamped) }
    for note in image.notes { try voice.note(note) }
    let text: String
    switch form {
    case .json: text = LayoutJSON.text(image.layout)
    case .htmlMap(let links, let source): text = HTMLMap.text(image.layout, links: links, source: source)
    case .htmlTable(let table):
      let pictures = try HTMLTable(image, table, request.output)
      try FileClash.check(
        pictures.files.map { ("--output", "\(table.folder)/\($0.name)") }, inputs.paths)
      do { try pictures.write(into: table.folder, synchronizing: synchronizes) } catch {
        throw .file(error)
      }
      voice.noteMissingLocks()
      text = pictures.text
    }
    do { try StandardStreams.writeOutput(Array(text.utf8)) } catch { throw .file(error) }
  }
}
