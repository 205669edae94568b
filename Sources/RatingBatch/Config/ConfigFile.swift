import RatingFiles
import RatingStyling

/// Properties from a JSON file: one object whose keys are property names.
package enum ConfigFile {
  /// What a file says.
  package struct Words: Sendable {
    /// The properties in the order of the file's keys.
    package var words: [(name: String, value: String)] = []
    /// Values that were written otherwise than a flag is.
    package var spellings: [Spelling] = []
  }

  /// The words of a file.
  package static func words(of path: String) throws(ConfigError) -> Words {
    let bytes: [UInt8]
    do { bytes = try FileContents.read(path, limit: 1 << 20) } catch { throw .file(error) }
    #if JSON
      return try JSONWords.words(bytes, path: path)
    #else
      throw .missingTrait(path: path)
    #endif
  }
}
