import RatingBatch
import RatingFiles
import RatingNumbers
import RatingStyling
import StarRating

/// `assets`: a picture for every rating, as platforms want them.
struct AssetsCommand {
  private var request: AssetRequest
  private let isDryRun: Bool
  private let inputs = InputFiles()
  /// What is said of properties without effect.
  private let effects: [String]
  private let voice: Voice
  /// What was written for the options that say the ratings.
  private let written: [String: String]

  init(_ scan: OptionScan) throws(CommandError) {
    voice = Voice(scan)
    isDryRun = scan.has(AssetOptions.dryRun)
    try ArgumentList.none(scan.arguments, of: .assets)
    let common = try Request(scan, rating: nil, inputs)
    effects = EffectNotes.words(common, hasPhoto: false)
    try AssetsCommand.checkNames(common.draft)
    guard let folder = scan.value(of: AssetOptions.output) else {
      throw .missingArgument("--output", command: Command.assets.rawValue)
    }
    guard !folder.isEmpty, folder != OutputFile.standardOutput, OutputFormat(path: folder) == nil else {
      throw AssetsCommand.invalid(AssetOptions.output, folder)
    }
    request = AssetRequest(try AssetsCommand.platforms(scan), folder: folder, base: common.draft)
    request.from = try AssetsCommand.number(AssetOptions.from, scan)
    request.to = try AssetsCommand.number(AssetOptions.to, scan)
    request.by = try AssetsCommand.number(AssetOptions.by, scan)
    if let name = scan.value(of: AssetOptions.name) { request.name = name }
    request.dark = try AssetsCommand.dark(scan, over: common.draft, inputs)
    request.hasRightToLeft = scan.has(AssetOptions.rightToLeft)
    request.vector = try AssetsCommand.vector(scan, request.platforms)
    request.hasLowDensity = scan.has(AssetOptions.lowDensity)
    request.synchronizes = scan.has(.sync)
    if request.hasLowDensity, !request.platforms.contains(.android) {
      throw .optionWithout(option: "--\(AssetOptions.lowDensity.name)", needed: "--platform android")
    }
    let options = [AssetOptions.from, AssetOptions.to, AssetOptions.by]
    written = Dictionary(
      uniqueKeysWithValues: options.compactMap { option in
        scan.value(of: option).map { ("--\(option.name)", $0) }
      })
  }

  func run(until stop: StopSignals?) throws(CommandError) {
    let set: AssetRun
    let notes: [String]
    do {
      set = try AssetRun(request)
      notes = try effects + set.notes + set.checkFolder()
    } catch { throw wrapped(error) }
    try FileClash.check(set.paths.map { ("--output", $0) }, inputs.paths)
    for note in notes { try voice.note(note) }
    guard !isDryRun else {
      let lines = set.paths.map { $0 + "\n" }.joined()
      do { try StandardStreams.writeOutput(Array(lines.utf8)) } catch { throw .file(error) }
      return
    }
    stop?.waitForWork()
    do { try set.write(until: stop) } catch { throw wrapped(error) }
    voice.noteMissingLocks()
    if !voice.isQuiet { StandardStreams.writeError("star-rating: \(set.paths.count) files written\n") }
  }

  private func wrapped(_ error: AssetError) -> CommandError {
    switch error {
    case .invalid(let option, let value, let allowed):
      .assets(.invalid(option: option, value: written[option] ?? value, allowed: allowed))
    case .picture(let error): .rating(error)
    case .file(let error): .file(error)
    default: .assets(error)
    }
  }
}

extension AssetsCommand {
  private static func invalid(_ option: Option, _ value: String) -> CommandError {
    .invalidOption(option: "--\(option.name)", value: value, allowed: option.allowed)
  }

  /// Throws where properties were named that the set itself says.
  private static func checkNames(_ draft: RequestDraft) throws(CommandError) {
    if let value = draft.written(.rating) {
      throw .property(
        .invalid(.rating, value: value, allowed: "--from, --to and --by, which say the ratings"))
    }
    if let value = draft.written(.scale) {
      throw .property(.invalid(.scale, value: value, allowed: "--platform, which says the scales"))
    }
  }

  private static func platforms(_ scan: OptionScan) throws(CommandError) -> [AssetPlatform] {
    guard let words = scan.value(of: AssetOptions.platform) else {
      throw .missingArgument("--platform", command: Command.assets.rawValue)
    }
    var platforms: [AssetPlatform] = []
    for word in words.split(separator: ",", omittingEmptySubsequences: false) {
      guard let platform = AssetPlatform(rawValue: String(word)), !platforms.contains(platform) else {
        throw invalid(AssetOptions.platform, words)
      }
      platforms.append(platform)
    }
    return platforms
  }

  private static func number(_ option: Option, _ scan: OptionScan) throws(CommandError) -> DecimalNumber? {
    guard let word = scan.value(of: option) else { return nil }
    guard let number = DecimalNumber(word) else {
      throw .invalidOption(
        option: "--\(option.name)", value: word,
        allowed: DecimalNumber.hasComma(word) ? PropertyError.point : option.allowed)
    }
    return number
  }

  private static func dark(
    _ scan: OptionScan, over base: RequestDraft, _ inputs: InputFiles
  ) throws(CommandError) -> RequestDraft? {
    guard let path = scan.value(of: AssetOptions.dark) else { return nil }
    inputs.add(path)
    let words: ConfigFile.Words
    do { words = try ConfigFile.words(of: path) } catch { throw .config(error) }
    var draft = base
    do {
      try draft.read(words.words, spellings: words.spellings, pictures: inputs.pictures(beside: path))
    } catch { throw .config(.property(path: path, error)) }
    try checkNames(draft)
    guard draft.output == base.output else {
      throw .invalidOption(
        option: "--dark", value: path,
        allowed: "properties of pictures: those of files, as compression, are one for the set")
    }
    return draft
  }

  private static func vector(
    _ scan: OptionScan, _ platforms: [AssetPlatform]
  ) throws(CommandError) -> AssetVector? {
    guard let word = scan.value(of: AssetOptions.vector) else { return nil }
    let allowed = AssetVector.allowed(for: platforms)
    // Without a form it is the platform's usual one, the last.
    if word.isEmpty, let usual = allowed.last { return usual }
    if let vector = AssetVector(rawValue: word), allowed.contains(vector) { return vector }
    let forms = allowed.map(\.rawValue).joined(separator: ", ")
    throw .invalidOption(
      option: "--vector", value: word,
      allowed: forms.isEmpty ? "ios or android with it: web has SVG beside PNG" : "\(forms) here")
  }
}
