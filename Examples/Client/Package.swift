// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Client",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "star-rating", path: "../..")],
  targets: [
    .executableTarget(
      name: "Client", dependencies: [.product(name: "StarRating", package: "star-rating")])
  ],
  swiftLanguageModes: [.v6]
)
