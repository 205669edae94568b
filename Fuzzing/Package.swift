// swift-tools-version: 6.1
import PackageDescription

/// The fuzz targets, each a static library with libFuzzer's entry; `make fuzz` links them with libFuzzer.
let names = ["PathData", "Color", "Paint", "PNG", "JPEG"]

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  products: names.map { .library(name: $0, type: .static, targets: [$0]) },
  dependencies: [.package(name: "star-rating", path: "..", traits: ["JPEG"])],
  targets: names.map { name in
    .target(
      name: name,
      dependencies: ["StarRating", "StarRatingSnapshots"].map { .product(name: $0, package: "star-rating") })
  },
  swiftLanguageModes: [.v6]
)
