import RatingFiles
import RatingNumbers
import RatingStyling
import StarRating

/// Where a command's picture goes, and what is printed beside it.
struct PictureOutput {
  /// Empty where only something is printed.
  let files: [OutputFile]
  private let snippet: SnippetRequest?
  private let output: OutputProperties

  /// - Parameter printing: an option that prints something else to standard output.
  init(_ scan: OptionScan, _ output: OutputProperties, printing: Option? = nil) throws(CommandError) {
    let printer = [Option.snippet, printing].compactMap { $0 }.first(where: scan.has)
    // What prints to standard output leaves no place there for the picture.
    files =
      printer != nil && !scan.has(.output) ? [] : try OutputFile.list(scan, scales: output.scales)
    if let printer {
      guard !files.contains(where: { $0.path == OutputFile.standardOutput }) else {
        throw .sharedStandardOutput(option: "--\(printer.name)")
      }
      if files.isEmpty, let format = scan.value(of: .format) {
        guard OutputFormat(rawValue: format) != nil else {
          throw .invalidOption(option: "--format", value: format, allowed: Option.format.allowed)
        }
      }
    }
    snippet = try SnippetRequest(scan, files, output)
    self.output = output
  }

  /// Notes about the form in which a picture is written.
  func notes(_ picture: some RatingPicture, named: Set<Property>) -> [String] {
    var notes: [String] = []
    if named.contains(.scale), !files.isEmpty, !files.contains(where: { $0.format == .png }) {
      notes.append("scale says nothing for vectors, which are drawn at any")
    }
    if files.contains(where: { $0.format == .androidVector }), max(picture.width, picture.height) > 200 {
      notes.append("Android advises vector drawables of at most 200 x 200 dp")
    }
    return notes
  }

  /// Writes the files, then prints the snippet and `lines`.
  func write(_ picture: some RatingPicture, printing lines: [String] = []) throws(CommandError) {
    // Every picture first, so that a wrong request writes none of them.
    var finished: [(path: String, bytes: [UInt8])] = []
    for file in files {
      do {
        let bytes = try picture.bytes(as: file.format, scale: file.scale.doubleValue, output: output)
        finished.append((file.path, bytes))
      } catch { throw .rating(error) }
    }
    let printed = ([snippet?.text(picture)].compactMap { $0 } + lines).map { $0 + "\n" }.joined()
    do {
      for (path, bytes) in finished {
        if path == OutputFile.standardOutput {
          try StandardStreams.writeOutput(bytes)
        } else {
          try WholeFile.write(bytes, to: path)
        }
      }
      if !printed.isEmpty { try StandardStreams.writeOutput(Array(printed.utf8)) }
    } catch { throw .file(error) }
  }
}
