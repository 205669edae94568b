// swift-tools-version: 6.1
import PackageDescription

/// Every trait is on by default; `--disable-default-traits` leaves cairo and libpng as the only libraries.
let traits: Set<Trait> = [
  .trait(name: "Deflate", description: "PNG data compressed by libdeflate: smaller and faster than zlib."),
  .trait(name: "JSON", description: "--config files and JSON manifests, read by jansson."),
  .trait(
    name: "Archives",
    description: "Batches into .tar and .zip, written by libarchive, which is loaded when asked for."),
  .trait(name: "JPEG", description: "JPEG pictures, read by libjpeg-turbo, which is loaded when asked for."),
  .trait(
    name: "Text", description: "Text beside the stars, laid out by pango, which is loaded when asked for."),
  .default(enabledTraits: ["Deflate", "JPEG", "JSON", "Archives", "Text"]),
]

func library(_ name: String, _ package: String, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/CLibraries/\(name)", pkgConfig: package,
    providers: [.apt([apt]), .brew([brew])])
}

func room(_ name: String, _ dependencies: [Target.Dependency] = [], math: Bool = false) -> Target {
  .target(
    name: name, dependencies: dependencies,
    linkerSettings: math ? [.linkedLibrary("m", .when(platforms: [.linux]))] : [])
}

func suite(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies + ["TestSupport"], path: "Tests/\(name)")
}

let package = Package(
  name: "star-rating",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "StarRating", targets: ["StarRating"]),
    .library(name: "StarRatingSnapshots", targets: ["StarRatingSnapshots"]),
    .executable(name: "star-rating", targets: ["star-rating"]),
  ],
  traits: traits,
  targets: [
    library("CRatingCairo", "cairo", apt: "libcairo2-dev", brew: "cairo"),
    library("CRatingLibPNG", "libpng", apt: "libpng-dev", brew: "libpng"),
    library("CRatingDeflate", "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    library("CRatingJSON", "jansson", apt: "libjansson-dev", brew: "jansson"),
    .target(
      name: "CRatingPNG", dependencies: ["CRatingLibPNG"], path: "Sources/CLibraries/CRatingPNG"),
    .target(
      name: "CRatingPango", path: "Sources/CLibraries/CRatingPango",
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(
      name: "CRatingArchive", path: "Sources/CLibraries/CRatingArchive",
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(
      name: "CRatingJPEG", path: "Sources/CLibraries/CRatingJPEG",
      cSettings: [.define("RATING_JPEG", .when(traits: ["JPEG"]))],
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "CRatingOptions", path: "Sources/CLibraries/CRatingOptions"),

    room("RatingNumbers", math: true),
    room("RatingGeometry", ["RatingNumbers"], math: true),
    room("RatingPixels", math: true),
    room("RatingStyling", ["RatingNumbers", "RatingGeometry", "RatingPixels"], math: true),
    room("RatingLayout", ["RatingNumbers", "RatingGeometry", "RatingStyling"], math: true),
    room(
      "RatingScene",
      ["RatingNumbers", "RatingGeometry", "RatingPixels", "RatingStyling", "RatingLayout"], math: true),
    room("RatingFiles", ["RatingNumbers"]),
    room(
      "RatingDrawing",
      [
        "RatingNumbers", "RatingGeometry", "RatingPixels", "RatingStyling", "RatingScene", "RatingFiles",
        "CRatingCairo",
      ]),
    room("RatingText", ["RatingGeometry", "RatingLayout", "RatingFiles", "CRatingPango"]),
    room(
      "RatingVectors",
      ["RatingNumbers", "RatingGeometry", "RatingPixels", "RatingStyling", "RatingScene"], math: true),
    room(
      "RatingCodecs",
      [
        "RatingNumbers", "RatingPixels", "RatingFiles", "CRatingPNG",
        .target(name: "CRatingDeflate", condition: .when(traits: ["Deflate"])),
        .target(name: "CRatingJPEG", condition: .when(traits: ["JPEG"])),
      ]),
    room(
      "RatingControls",
      ["RatingNumbers", "RatingGeometry", "RatingStyling", "RatingLayout", "RatingScene"]),
    room(
      "StarRating",
      [
        "RatingNumbers", "RatingGeometry", "RatingPixels", "RatingStyling", "RatingLayout", "RatingScene",
        "RatingDrawing", "RatingVectors", "RatingFiles", "RatingCodecs", "RatingControls",
        .target(name: "RatingText", condition: .when(traits: ["Text"])),
      ]),
    room("StarRatingSnapshots", ["RatingNumbers", "RatingPixels", "RatingFiles", "RatingCodecs"]),
    room(
      "RatingBatch",
      [
        "RatingNumbers", "RatingGeometry", "RatingPixels", "RatingStyling", "RatingLayout", "RatingFiles",
        "RatingCodecs", "StarRating",
        .target(name: "CRatingJSON", condition: .when(traits: ["JSON"])),
        .target(name: "CRatingArchive", condition: .when(traits: ["Archives"])),
      ]),
    room(
      "RatingCommand",
      [
        "RatingNumbers", "RatingGeometry", "RatingPixels", "RatingStyling", "RatingLayout", "RatingFiles",
        "RatingCodecs", "StarRating", "StarRatingSnapshots", "RatingBatch", "CRatingOptions",
      ]),
    .executableTarget(name: "star-rating", dependencies: ["RatingCommand"]),

    .target(
      name: "TestSupport",
      dependencies: [
        "RatingNumbers", "RatingGeometry", "RatingPixels", "RatingStyling", "RatingCodecs", "StarRating",
      ],
      path: "Tests/TestSupport"),
    suite("RatingNumbersTests", ["RatingNumbers"]),
    suite("RatingGeometryTests", ["RatingGeometry"]),
    suite("RatingPixelsTests", ["RatingPixels"]),
    suite(
      "RatingStylingTests", ["RatingStyling", "RatingNumbers", "RatingGeometry", "RatingPixels"]),
    suite("RatingLayoutTests", ["RatingLayout", "RatingStyling", "RatingGeometry", "RatingNumbers"]),
    suite(
      "RatingControlsTests",
      [
        "RatingControls", "RatingLayout", "RatingStyling", "RatingGeometry", "RatingNumbers", "RatingPixels",
        "StarRating",
      ]),
    suite("ArchitectureTests", []),
    suite(
      "RatingDrawingTests",
      [
        "RatingDrawing", "RatingScene", "RatingLayout", "RatingStyling", "RatingGeometry", "RatingPixels",
        "CRatingCairo", "StarRating",
      ]),
    suite("RatingVectorsTests", ["RatingVectors", "RatingPixels", "RatingStyling", "StarRating"]),
    suite(
      "RatingCodecsTests", ["RatingCodecs", "RatingDrawing", "RatingFiles", "RatingPixels", "StarRating"]),
    suite("StarRatingTests", ["StarRating", "RatingPixels", "RatingStyling"]),
    suite(
      "StarRatingSnapshotsTests", ["StarRatingSnapshots", "RatingCodecs", "RatingPixels", "StarRating"]),
    suite(
      "RatingCommandTests",
      ["RatingCommand", "RatingCodecs", "RatingPixels", "StarRating", "RatingStyling", "star-rating"]),
    suite(
      "RatingBatchTests",
      [
        "RatingBatch", "RatingNumbers", "RatingGeometry", "RatingPixels", "RatingStyling", "RatingLayout",
        "RatingFiles", "RatingCodecs", "StarRating", "star-rating",
      ]),
    suite(
      "GoldenTests",
      ["StarRating", "StarRatingSnapshots", "RatingStyling", "RatingCodecs", "RatingPixels", "star-rating"]),
  ],
  swiftLanguageModes: [.v6]
)

// The fuzz targets see what only this package sees; nobody else is shown them. Each is a static library with
// libFuzzer's entry, which `make fuzz` links with libFuzzer.
if Context.environment["STAR_RATING_FUZZING"] != nil {
  func fuzzer(_ name: String, _ dependencies: [Target.Dependency]) {
    package.targets.append(
      .target(name: name, dependencies: dependencies, path: "Fuzzing/Sources/\(name)"))
    package.products.append(.library(name: name, type: .static, targets: [name]))
  }
  package.targets.append(
    .systemLibrary(
      name: "CExpat", path: "Fuzzing/Sources/CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]
    ))
  for name in ["PathData", "Magnitudes", "Color", "Paint", "JPEG"] { fuzzer(name, ["StarRating"]) }
  fuzzer("PNG", ["StarRating", "StarRatingSnapshots"])
  fuzzer("SVG", ["StarRating", "RatingStyling", "CExpat"])
  fuzzer("CSV", ["RatingBatch"])
  fuzzer("JSON", ["StarRating", "RatingStyling", "RatingBatch"])
  fuzzer("Worker", ["StarRating", "RatingStyling", "RatingBatch", "CRatingJSON"])
  fuzzer("Arguments", ["RatingCommand"])
}
