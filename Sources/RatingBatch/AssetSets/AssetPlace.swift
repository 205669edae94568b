/// Where each platform's files go below the output folder.
enum AssetPlace {
  /// What the platform's paths begin with.
  ///
  /// One platform alone has the folder to itself, and one that is called `….xcassets` or `res` is the catalog or the
  /// resources; several have a folder each.
  static func prefix(of platform: AssetPlatform, in request: AssetRequest) throws(AssetError) -> String {
    let last = request.folder.split(separator: "/").last ?? ""
    let isCatalog = last.hasSuffix(".xcassets")
    guard !isCatalog || request.platforms == [.ios] else {
      throw .invalid(
        option: "--output", value: request.folder, allowed: "a catalog with ios alone, else a folder")
    }
    let isAlone = request.platforms.count == 1
    let own = isAlone ? "" : "\(platform.rawValue)/"
    switch platform {
    case .ios: return isCatalog ? "" : own + "Assets.xcassets/"
    case .android: return isAlone && last == "res" ? "" : own + "res/"
    case .web: return own
    }
  }
}
