import RatingFiles
import RatingStyling

/// Properties from a JSON file: one object whose keys are property names.
package enum ConfigFile {
  /// The file's words in the order of its keys.
  package static func words(of path: String) throws(ConfigError) -> [(name: String, value: String)] {
    let bytes: [UInt8]
    do { bytes = try FileContents.read(path, limit: 1 << 20) } catch { throw .file(error) }
    #if JSON
      return try JSONWords.words(bytes, path: path)
    #else
      throw .missingTrait(path: path)
    #endif
  }
}
