import Foundation

/// The folder that holds Package.swift.
public enum RepositoryRoot {
  /// Its whole path.
  public static let path: String = {
    let here = URL(fileURLWithPath: #filePath)
    return here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  }()

  /// The path of a file or folder in it.
  public static func path(_ name: String) -> String { "\(path)/\(name)" }
}
