import RatingCodecs
import RatingFiles
import RatingGeometry
import RatingNumbers
import RatingStyling
import StarRating

/// Where a command's picture goes, and what is printed beside it.
struct PictureOutput {
  /// Empty where only something is printed.
  let files: [OutputFile]
  private let snippet: SnippetRequest?
  private let output: OutputProperties
  /// Whether what is written is on the disk when the command ends.
  private let synchronizes: Bool

  /// - Parameters:
  ///   - scales: the output's scales as they were written.
  ///   - printing: an option that prints something else to standard output.
  init(
    _ scan: OptionScan, _ output: OutputProperties, _ scales: String?, _ formats: OutputFormats,
    printing: Option? = nil
  ) throws(CommandError) {
    let printer = [Option.snippet, printing].compactMap { $0 }.first(where: scan.has)
    // What prints to standard output leaves no place there for the picture.
    files =
      printer != nil && !scan.has(.output)
      ? [] : try OutputFile.list(scan, formats, scales: output.scales, written: scales)
    if let printer {
      guard !files.contains(where: { $0.path == OutputFile.standardOutput }) else {
        throw .sharedStandardOutput(option: "--\(printer.name)")
      }
      if files.isEmpty { _ = try formats.asked(scan) }
    }
    snippet = try SnippetRequest(scan, files, output)
    self.output = output
    synchronizes = scan.has(.sync)
  }

  /// Throws if a picture would be written over a file that was read.
  func check(_ inputs: InputFiles) throws(CommandError) {
    try FileClash.check(files.map { ("--output", $0.path) }, inputs.paths)
  }

  /// Notes about the form in which a picture is written.
  func notes(
    _ picture: some RatingPicture, named: Set<Property>, hasPhoto: Bool = false
  ) throws(CommandError) -> [String] {
    var notes: [String] = []
    if output.compression == .smallest, !hasPhoto, try hasLargePicture(picture) {
      notes.append(
        "compression smallest is for at most \(PNGEncoder.smallestLimit) pixels: "
          + "a larger picture is compressed as by default")
    }
    if !hasPhoto, named.contains(.scale), !files.isEmpty, !files.contains(where: { $0.format == .png }) {
      notes.append("scale says nothing for vectors, which are drawn at any")
    }
    if files.contains(where: { $0.format == .androidVector }), max(picture.width, picture.height) > 200 {
      notes.append("Android advises vector drawables of at most 200 x 200 dp")
    }
    return notes
  }

  /// Whether a PNG has too many pixels for the smallest file to be looked for.
  private func hasLargePicture(_ picture: some RatingPicture) throws(CommandError) -> Bool {
    do throws(RatingError) {
      for file in files where file.format == .png {
        if try !picture.canBeSmallest(scale: file.scale.doubleValue) { return true }
      }
    } catch { throw .rating(error) }
    return false
  }

  /// Writes the row, over a photo where there is one, then prints the snippet.
  func write(_ image: RatingImage, over photo: PhotoRequest?) throws(CommandError) {
    guard let photo else {
      try write(image)
      return
    }
    let snippet = snippet.map { $0.text(name: image.name, size: size(over: photo, isPixels: $0.isPixels)) }
    try write(snippet) { file throws(RatingError) in
      try image.bytes(
        as: file.format, over: photo.photo, at: photo.corner, scale: scale(file).doubleValue, output: output)
    }
  }

  /// Writes the picture, then prints the snippet and `lines`.
  func write(_ picture: some RatingPicture, printing lines: [String] = []) throws(CommandError) {
    do {
      try picture.check(scales: files.filter { $0.format == .png }.map(\.scale.doubleValue))
    } catch { throw .rating(error) }
    let snippet = snippet?.text(
      name: picture.name, size: Size(width: picture.width, height: picture.height))
    try write(([snippet].compactMap { $0 } + lines).joined(separator: "\n")) { file throws(RatingError) in
      try picture.bytes(as: file.format, scale: file.scale.doubleValue, output: output)
    }
  }

  /// A photo gives vectors a size in pixels, so that the scale counts there too.
  private func scale(_ file: OutputFile) -> DecimalNumber {
    file.format == .png ? file.scale : output.scales[0]
  }

  /// The photo's size in points: its pixels are the points of vectors.
  private func size(over photo: PhotoRequest, isPixels: Bool) -> Size {
    let scale = isPixels ? output.scales[0].doubleValue : 1
    return Size(width: Double(photo.photo.width) / scale, height: Double(photo.photo.height) / scale)
  }

  private func write(
    _ words: String?, _ bytes: (OutputFile) throws(RatingError) -> [UInt8]
  ) throws(CommandError) {
    // Every picture first, so that a wrong request writes none of them.
    var finished: [(path: String, bytes: [UInt8])] = []
    for file in files {
      do { finished.append((file.path, try bytes(file))) } catch { throw .rating(error) }
    }
    do {
      for (path, bytes) in finished {
        if path == OutputFile.standardOutput {
          try StandardStreams.writeOutput(bytes)
        } else {
          try WholeFile.write(bytes, to: path, synchronizing: synchronizes, sweeping: true)
        }
      }
      let isPrinting = words?.isEmpty == false
      if let words, isPrinting { try StandardStreams.writeOutput(Array((words + "\n").utf8)) }
      if synchronizes, isPrinting || finished.contains(where: { $0.path == OutputFile.standardOutput }) {
        try StandardStreams.synchronizeOutput()
      }
    } catch { throw .file(error) }
  }
}
