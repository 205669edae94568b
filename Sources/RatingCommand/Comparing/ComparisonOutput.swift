import RatingFiles

/// Where `-o` puts what is to be seen of a comparison.
enum ComparisonOutput {
  case nothing
  /// One picture; `-` is standard output.
  case picture(path: String)
  case page(path: String)

  init(_ scan: OptionScan, folders: Bool) throws(CommandError) {
    guard let path = scan.value(of: .comparisonOutput) else {
      self = .nothing
      return
    }
    let name = path.lowercased()
    if name.hasSuffix(".html") || name.hasSuffix(".htm") {
      self = .page(path: path)
    } else if !folders, name.hasSuffix(".png") || path == OutputFile.standardOutput {
      if path == OutputFile.standardOutput {
        guard !scan.has(.json) else { throw .comparison(.jsonAndPicture) }
        guard !StandardStreams.outputIsTerminal else { throw .pictureToTerminal }
      }
      self = .picture(path: path)
    } else {
      let allowed = folders ? "a file ending in .html" : "a file ending in .png or .html, or -"
      throw .comparison(.output(path: path, allowed: allowed))
    }
  }

  /// The file it writes; nil for standard output and nothing.
  var path: String? {
    switch self {
    case .nothing: nil
    case .picture(let path): path == OutputFile.standardOutput ? nil : path
    case .page(let path): path
    }
  }

  var isStandardOutput: Bool {
    if case .picture(OutputFile.standardOutput) = self { true } else { false }
  }
}
