// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "star-rating", path: "..")],
  targets: [
    .systemLibrary(
      name: "CBenchmarkCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .target(
      name: "PlainCairo", dependencies: ["CBenchmarkCairo"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [.product(name: "StarRating", package: "star-rating"), "PlainCairo"]),
  ],
  swiftLanguageModes: [.v6]
)
