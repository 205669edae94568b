import RatingBatch
import RatingFiles
import RatingNumbers
import StarRating

/// One picture to write: where, as what, at which scale.
struct OutputFile {
  let path: String
  let format: OutputFormat
  let scale: DecimalNumber

  static let standardOutput = "-"

  /// The files that `-o`, `-f` and the scales ask for; standard output where there is no `-o`.
  ///
  /// - Parameter written: the scales as they were written.
  static func list(
    _ scan: OptionScan, _ formats: OutputFormats, scales: [DecimalNumber], written: String?
  ) throws(CommandError) -> [OutputFile] {
    let asked = try formats.asked(scan)
    let paths = scan.values(of: .output)
    var files: [OutputFile] = []
    for path in paths.isEmpty ? [standardOutput] : paths {
      guard !path.isEmpty else {
        throw .invalidOption(option: "--output", value: path, allowed: Option.output.allowed)
      }
      let format: OutputFormat
      if let asked { format = asked } else { format = try formats.told(by: path) }
      files += try expand(path, format, scales, written)
    }
    try FileClash.check(files.map(\.path))
    return files
  }

  private static func expand(
    _ path: String, _ format: OutputFormat, _ scales: [DecimalNumber], _ written: String?
  ) throws(CommandError) -> [OutputFile] {
    guard format == .png else { return [OutputFile(path: path, format: format, scale: DecimalNumber(1))] }
    if path == standardOutput {
      guard scales.count == 1 else { throw .scalesToStandardOutput(written ?? "1") }
      guard !StandardStreams.outputIsTerminal else { throw .pictureToTerminal }
    }
    guard scales.count > 1 else { return [OutputFile(path: path, format: format, scale: scales[0])] }
    return scales.map { OutputFile(path: ScaledName.path(path, scale: $0), format: format, scale: $0) }
  }
}
