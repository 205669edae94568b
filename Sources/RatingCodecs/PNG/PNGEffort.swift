/// How hard a PNG is compressed.
package enum PNGEffort: Sendable {
  case fast, standard, smallest

  /// libdeflate's level.
  var deflateLevel: Int32 {
    switch self {
    case .fast: 1
    case .standard: 6
    case .smallest: 12
    }
  }

  /// zlib's level, for builds without libdeflate.
  var zlibLevel: Int32 {
    switch self {
    case .fast: 1
    case .standard: 6
    case .smallest: 9
    }
  }
}
