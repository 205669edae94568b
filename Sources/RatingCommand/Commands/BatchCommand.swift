import RatingBatch
import RatingFiles
import RatingStyling
import StarRating

/// `batch`: the rows of a manifest as pictures.
struct BatchCommand {
  private var request: BatchRequest
  /// Nil where rows come from standard input.
  private let manifest: String?
  private let printsJSON: Bool
  private let voice: Voice

  init(_ scan: OptionScan) throws(CommandError) {
    voice = Voice(scan)
    let argument = try ArgumentList.one("MANIFEST", scan.arguments, of: .batch)
    manifest = argument == OutputFile.standardOutput ? nil : argument
    printsJSON = scan.has(BatchOptions.json)
    let inputs = InputFiles()
    inputs.add(argument)
    let defaults = try BatchDefaults(scan, inputs)
    if let rating = defaults.rating.written(.rating) {
      throw .property(.invalid(.rating, value: rating, allowed: "a column of the manifest"))
    }
    do {
      var rules = RowRules(
        base: defaults.rating, badgeBase: defaults.badge,
        columns: try ColumnNames(
          mapping: scan.value(of: BatchOptions.columns), ignoresUnknown: scan.has(BatchOptions.ignoreUnknown))
      )
      rules.template = try scan.value(of: BatchOptions.name).map { words throws(BatchError) in
        try NameTemplate(words)
      }
      rules.pictures = PictureFiles(beside: manifest)
      rules.dedupes = scan.has(BatchOptions.dedupe)
      rules.isStrict = voice.isStrict
      request = BatchRequest(target: .folder(""), rules: rules)
    } catch { throw .batch(error) }
    request.rules.kind = try BatchCommand.kind(scan, defaults)
    request.rules.unrated = try BatchCommand.unrated(scan)
    request.target = try BatchCommand.target(scan)
    request.jobs = try BatchCommand.jobs(scan)
    request.shard = try BatchCommand.shard(scan)
    request.results = scan.value(of: BatchOptions.results)
    request.failsFast = scan.has(BatchOptions.failFast)
    request.resumes = scan.has(BatchOptions.resume)
    request.synchronizes = scan.has(.sync)
    request.inputs = inputs.paths
    request.pictureFolder = PictureFiles.folder(of: manifest)
    try check(scan)
  }

  func run(until stop: StopSignals?) throws(CommandError) -> Int32 {
    stop?.waitForWork()
    let progress = ProgressReport(isQuiet: voice.isQuiet)
    let counts: BatchCounts
    do {
      if let manifest {
        let listener = BatchListener { error in
          progress.clear()
          Voice.error(.batch(error))
        } note: { words in
          progress.clear()
          voice.tell(words)
        } progress: { done, total in
          progress.show(done, of: total)
        }
        counts = try BatchRun(request, stop: stop, listener: listener).run(manifest)
      } else {
        counts = try WorkerRun(request, stop: stop).run()
      }
    } catch {
      progress.clear()
      throw .batch(error)
    }
    progress.clear()
    voice.noteMissingLocks()
    if counts.rows == 0, let manifest { try voice.note("\(manifest) has no rows: nothing was written") }
    if printsJSON {
      do { try StandardStreams.writeOutput(Array((counts.json + "\n").utf8)) } catch { throw .file(error) }
    } else if !voice.isQuiet {
      StandardStreams.writeError("star-rating: \(counts.words)\n")
    }
    return manifest != nil && counts.failed > 0 ? 3 : 0
  }
}

extension BatchCommand {
  private static func invalid(_ option: Option, _ value: String) -> CommandError {
    .invalidOption(option: "--\(option.name)", value: value, allowed: option.allowed)
  }

  private static func target(_ scan: OptionScan) throws(CommandError) -> BatchRequest.Target {
    guard let path = scan.value(of: BatchOptions.output) else {
      throw .missingArgument("--output", command: Command.batch.rawValue)
    }
    guard !path.isEmpty, path != OutputFile.standardOutput else { throw invalid(BatchOptions.output, path) }
    if let form = ArchiveForm(path: path) { return .archive(path, form) }
    guard !ArchiveForm.otherEndings.contains(where: { path.lowercased().hasSuffix($0) }),
      OutputFormat(path: path) == nil
    else {
      throw invalid(BatchOptions.output, path)
    }
    return .folder(path)
  }

  private static func unrated(_ scan: OptionScan) throws(CommandError) -> RowRules.Unrated {
    guard let word = scan.value(of: BatchOptions.unrated) else { return .fail }
    guard let unrated = RowRules.Unrated(rawValue: word) else { throw invalid(BatchOptions.unrated, word) }
    return unrated
  }

  private static func kind(_ scan: OptionScan, _ defaults: BatchDefaults) throws(CommandError) -> RowKind {
    guard let word = scan.value(of: BatchOptions.kind) else { return .rating }
    guard let kind = RowKind(rawValue: word) else { throw invalid(BatchOptions.kind, word) }
    if kind == .badge {
      do { _ = try defaults.badge.get().checkedStyle() } catch { throw .badge(error) }
    }
    return kind
  }

  private static func jobs(_ scan: OptionScan) throws(CommandError) -> Int {
    guard let word = scan.value(of: BatchOptions.jobs) else { return min(ProcessorCount.usable, 256) }
    guard let jobs = whole(word), (1...256).contains(jobs) else { throw invalid(BatchOptions.jobs, word) }
    return jobs
  }

  private static func shard(_ scan: OptionScan) throws(CommandError) -> (index: Int, count: Int) {
    guard let word = scan.value(of: BatchOptions.shard) else { return (0, 1) }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { whole($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], index < count else {
      throw invalid(BatchOptions.shard, word)
    }
    return (index, count)
  }

  /// A whole number in digits alone.
  private static func whole(_ word: some StringProtocol) -> Int? {
    guard word.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
    return Int(word)
  }

  /// Options that say nothing together.
  private func check(_ scan: OptionScan) throws(CommandError) {
    if case .archive(let path, _) = request.target, request.resumes {
      throw .invalidOption(
        option: "--output", value: path, allowed: "a folder with --resume: an archive is written whole")
    }
    if request.results == OutputFile.standardOutput, printsJSON {
      throw .invalidOption(
        option: "--results", value: OutputFile.standardOutput,
        allowed: "a file with --json, which prints there")
    }
    try checkFiles()
    guard manifest == nil else { return }
    for option in [BatchOptions.results, BatchOptions.failFast, BatchOptions.json] where scan.has(option) {
      throw .invalidOption(
        option: "MANIFEST", value: "-",
        allowed: "a file with --\(option.name): rows from standard input are answered line by line")
    }
  }

  /// Throws where the archive or the results would overwrite what is read, or one the other.
  private func checkFiles() throws(CommandError) {
    var outputs: [(option: String, path: String)] = []
    if case .archive(let path, _) = request.target { outputs.append(("--output", path)) }
    if let path = request.results { outputs.append(("--results", path)) }
    try FileClash.check(outputs, request.inputs)
    try FileClash.check(outputs.map(\.path))
  }
}
