// swift-tools-version: 6.1
import PackageDescription

/// Snapshot tests of somebody who uses the library, in Swift Testing and in XCTest.
let package = Package(
  name: "SnapshotTests",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "star-rating", path: "../..")],
  targets: [
    .testTarget(
      name: "SnapshotTests",
      dependencies: [
        .product(name: "StarRating", package: "star-rating"),
        .product(name: "StarRatingSnapshots", package: "star-rating"),
      ],
      exclude: ["__Snapshots__"])
  ],
  swiftLanguageModes: [.v6]
)
