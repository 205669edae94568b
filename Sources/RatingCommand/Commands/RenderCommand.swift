import RatingStyling
import StarRating

/// `render`: a rating as pictures.
struct RenderCommand {
  private let request: Request
  private let photo: PhotoRequest?
  private let output: PictureOutput
  private let voice: Voice

  init(_ scan: OptionScan) throws(CommandError) {
    voice = Voice(scan)
    let argument = try ArgumentList.atMostOne(scan.arguments, of: .render)
    let inputs = InputFiles()
    request = try Request(scan, rating: argument, inputs)
    output = try PictureOutput(scan, request.draft.output, request.draft.written(.scale), .ofRows)
    photo = try PhotoRequest(scan, inputs)
    try output.check(inputs)
    // A photo gives vectors a size in pixels, so that the scale counts there too.
    if photo != nil, request.output.scales.count > 1, output.files.contains(where: { $0.format != .png }) {
      let scales = request.draft.written(.scale) ?? "1"
      throw .property(
        .invalid(.scale, value: scales, allowed: "one scale where --over draws anything but PNG"))
    }
  }

  func run() throws(CommandError) {
    guard let rating = request.rating else {
      throw .missingArgument("RATING", command: Command.render.rawValue)
    }
    let image: RatingImage
    do { image = try RatingImage(rating, style: request.style) } catch { throw .rating(error) }
    if let clamped = ClampingNote.words(request.draft.written(.rating), image) { try voice.note(clamped) }
    for note in image.notes + EffectNotes.words(request, hasPhoto: photo != nil) { try voice.note(note) }
    for note in try output.notes(image, named: request.named, hasPhoto: photo != nil) { try voice.note(note) }
    if let photo, try isOutside(image, photo) { try voice.note("the row lies outside the photo") }
    try output.write(image, over: photo)
  }

  /// Whether no scale shows anything of the row.
  private func isOutside(_ image: RatingImage, _ photo: PhotoRequest) throws(CommandError) -> Bool {
    do throws(RatingError) {
      for scale in request.output.scales
      where try !image.isOutside(photo.photo, at: photo.corner, scale: scale.doubleValue) {
        return false
      }
    } catch { throw .rating(error) }
    return true
  }
}
