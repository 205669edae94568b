import RatingStyling
import StarRating

/// `badge`: a rating as a badge.
struct BadgeCommand {
  private let request: BadgeRequest
  private let output: PictureOutput
  private let asksForJSON: Bool
  private let item: ReviewedItem?
  private let voice: Voice

  init(_ scan: OptionScan) throws(CommandError) {
    voice = Voice(scan)
    let argument = try ArgumentList.atMostOne(scan.arguments, of: .badge)
    let inputs = InputFiles()
    request = try BadgeRequest(scan, rating: argument, inputs)
    output = try PictureOutput(
      scan, request.draft.output, request.draft.written(.scale), .ofBadges, printing: .jsonLD)
    try output.check(inputs)
    asksForJSON = scan.has(.jsonLD)
    item = try ReviewedItem(scan)
  }

  func run() throws(CommandError) {
    guard let rating = request.draft.rating else {
      throw .missingArgument("RATING", command: Command.badge.rawValue)
    }
    let badge: Badge
    do { badge = try Badge(rating, style: request.style) } catch { throw .rating(error) }
    if let clamped = ClampingNote.words(request.draft.written(.rating), badge) { try voice.note(clamped) }
    for note in badge.notes + BadgeNotes.list(request) { try voice.note(note) }
    for note in try output.notes(badge, named: request.draft.namedOfRow) { try voice.note(note) }
    try output.write(badge, printing: asksForJSON ? [try json(badge)] : [])
  }

  private func json(_ badge: Badge) throws(CommandError) -> String {
    guard let text = AggregateRating.text(badge, of: item) else { throw .noRatingForJSON }
    if badge.style.count ?? 0 == 0 {
      try voice.note("search engines need a ratingCount above 0 in JSON-LD: --count gives it")
    }
    return text
  }
}
