// swift-tools-version: 6.1
import PackageDescription

/// The fuzz targets, each a static library with libFuzzer's entry; `make fuzz` links them with libFuzzer.
let names = ["PathData", "Color", "Paint"]

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  products: names.map { .library(name: $0, type: .static, targets: [$0]) },
  dependencies: [.package(name: "star-rating", path: "..", traits: [])],
  targets: names.map {
    .target(name: $0, dependencies: [.product(name: "StarRating", package: "star-rating")])
  },
  swiftLanguageModes: [.v6]
)
