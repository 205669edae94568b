import RatingFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The words that the process was called with, its own name left out.
enum ProcessArguments {
  /// Throws for a word that is not UTF-8: a `String` would make another name of it.
  static func words() throws(CommandError) -> [String] {
    var words: [String] = []
    for index in 1..<max(Int(CommandLine.argc), 1) {
      guard let word = CommandLine.unsafeArgv[index] else { break }
      guard let text = String(validatingCString: word) else {
        let bytes = UnsafeBufferPointer(start: word, count: strlen(word)).map { UInt8(bitPattern: $0) }
        throw .encoding(FilePath(bytes: bytes).text)
      }
      words.append(text)
    }
    return words
  }
}
