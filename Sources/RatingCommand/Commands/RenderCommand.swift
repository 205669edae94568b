import RatingFiles
import RatingNumbers
import RatingStyling
import StarRating

/// `render`: a rating as pictures.
struct RenderCommand {
  private let request: Request
  private let photo: PhotoRequest?
  private let outputs: [OutputFile]
  private let voice: Voice

  init(_ scan: OptionScan) throws(CommandError) {
    voice = Voice(scan)
    let argument = try ArgumentList.atMostOne(scan.arguments, of: .render)
    request = try Request(scan, rating: argument)
    outputs = try OutputFile.list(scan, scales: request.output.scales)
    photo = try PhotoRequest(scan)
    // A photo gives vectors a size in pixels, so that the scale counts there too.
    if photo != nil, request.output.scales.count > 1, outputs.contains(where: { $0.format != .png }) {
      let scales = request.output.scales.map(\.description).joined(separator: ",")
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
    if let clamped = ClampingNote.words(rating, image) { try voice.note(clamped) }
    for note in image.notes + EffectNotes.words(request, hasPhoto: photo != nil) { try voice.note(note) }
    if photo == nil, request.named.contains(.scale), !outputs.contains(where: { $0.format == .png }) {
      try voice.note("scale says nothing for vectors, which are drawn at any")
    }
    if outputs.contains(where: { $0.format == .androidVector }), max(image.width, image.height) > 200 {
      try voice.note("Android advises vector drawables of at most 200 x 200 dp")
    }
    if let photo, try isOutside(image, photo) { try voice.note("the row lies outside the photo") }
    // Every picture first, so that a wrong request writes none of them.
    var finished: [(path: String, bytes: [UInt8])] = []
    for output in outputs {
      do { finished.append((output.path, try bytes(of: image, for: output))) } catch { throw .rating(error) }
    }
    do {
      for (path, bytes) in finished {
        if path == OutputFile.standardOutput {
          try StandardStreams.writeOutput(bytes)
        } else {
          try WholeFile.write(bytes, to: path)
        }
      }
    } catch { throw .file(error) }
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

  private func bytes(of image: RatingImage, for output: OutputFile) throws(RatingError) -> [UInt8] {
    guard let photo else {
      return try image.bytes(as: output.format, scale: output.scale.doubleValue, output: request.output)
    }
    let scale = output.format == .png ? output.scale : request.output.scales[0]
    return try image.bytes(
      as: output.format, over: photo.photo, at: photo.corner, scale: scale.doubleValue,
      output: request.output)
  }
}
