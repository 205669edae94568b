import RatingFiles

/// Tells files that a command would read and overwrite, or write twice, before it opens any of them for writing.
enum FileClash {
  /// Throws if an output is one of the inputs.
  ///
  /// - Parameters:
  ///   - outputs: options with their paths; `-` is standard output.
  ///   - inputs: paths; `-` is standard input.
  static func check(_ outputs: [(option: String, path: String)], _ inputs: [String]) throws(CommandError) {
    guard !inputs.isEmpty else { return }
    let inputs = inputs.compactMap { path in
      path == OutputFile.standardOutput ? FilePlace.standardInput : FilePlace(path)
    }
    for (option, path) in outputs {
      guard let place = place(ofOutput: path), let input = inputs.first(where: place.isSame) else { continue }
      throw .outputIsInput(option: option, output: place.path, input: input.path)
    }
  }

  /// Throws if two outputs are one file, or would be.
  static func check(_ outputs: [String]) throws(CommandError) {
    guard outputs.filter({ $0 == OutputFile.standardOutput }).count < 2 else {
      throw .sameOutput(path: OutputFile.standardOutput)
    }
    let places = outputs.compactMap(place(ofOutput:))
    for (index, place) in places.enumerated() {
      guard let other = places[..<index].first(where: place.wouldBeSame) else { continue }
      guard place.hasSameName(as: other) else { throw .sameFile(place.path, other.path) }
      throw .sameOutput(path: place.path)
    }
  }

  private static func place(ofOutput path: String) -> FilePlace? {
    path == OutputFile.standardOutput ? FilePlace.standardOutput : FilePlace(path)
  }
}
