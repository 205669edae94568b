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
  static func list(_ scan: OptionScan, scales: [DecimalNumber]) throws(CommandError) -> [OutputFile] {
    var asked: OutputFormat?
    let known = OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")
    if let word = scan.value(of: .format) {
      guard let format = OutputFormat(rawValue: word) else {
        throw .invalidOption(option: "--format", value: word, allowed: known)
      }
      asked = format
    }
    let paths = scan.values(of: .output)
    var files: [OutputFile] = []
    for path in paths.isEmpty ? [standardOutput] : paths {
      guard !path.isEmpty else {
        throw .invalidOption(option: "--output", value: path, allowed: Option.output.allowed)
      }
      if asked == nil, OutputFormat(path: path) == nil, namesOtherFormat(path) {
        throw .unsupportedFormat(path: path, allowed: known)
      }
      let format = asked ?? OutputFormat(path: path) ?? .svg
      files += try expand(path, format, scales)
    }
    var places: Set<String> = []
    for file in files {
      guard places.insert(FilePlace.key(of: file.path)).inserted else { throw .sameOutput(path: file.path) }
    }
    return files
  }

  private static func expand(
    _ path: String, _ format: OutputFormat, _ scales: [DecimalNumber]
  ) throws(CommandError) -> [OutputFile] {
    guard format == .png else { return [OutputFile(path: path, format: format, scale: DecimalNumber(1))] }
    if path == standardOutput {
      guard scales.count == 1 else {
        throw .scalesToStandardOutput(scales.map(\.description).joined(separator: ","))
      }
      guard !StandardStreams.outputIsTerminal else { throw .pictureToTerminal }
    }
    guard scales.count > 1 else { return [OutputFile(path: path, format: format, scale: scales[0])] }
    return scales.map { OutputFile(path: suffixed(path, $0), format: format, scale: $0) }
  }

  /// `name@2x.png` for a scale of 2; a scale of 1 has no suffix.
  private static func suffixed(_ path: String, _ scale: DecimalNumber) -> String {
    guard scale != DecimalNumber(1) else { return path }
    let nameStart = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let point = path[nameStart...].lastIndex(of: ".") ?? path.endIndex
    return "\(path[..<point])@\(scale)x\(path[point...])"
  }

  /// Whether a name's ending is that of a picture format that is not written here.
  private static func namesOtherFormat(_ path: String) -> Bool {
    let others = [
      "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "avif", "heic", "ico", "eps", "ps",
    ]
    guard let point = path.lastIndex(of: ".") else { return false }
    return others.contains(path[path.index(after: point)...].lowercased())
  }
}
