import Foundation
import RatingCodecs
import RatingPixels
import StarRating
import Testing

@Suite struct AssetsTests {
  private let assets = Repository.folder.appending(path: "Assets")

  // Badges have labels, which need text.
  #if Text
    @Test func picturesAreWhatTheProgramDraws() throws {
      try TemporaryFolder.with { folder in
        try Repository.run("Assets/make", [Repository.program.path, folder.path])
        let made = try pictures(in: folder)
        #expect(made.contains("hero.svg") && made.contains("stars/full.png"))
        #expect(try pictures(in: assets) == made)
        for name in made {
          let isFresh = try content(of: name, in: folder) == content(of: name, in: assets)
          #expect(isFresh, "Assets/\(name) is stale: run make assets, look at it, then commit")
        }
      }
    }
  #endif

  #if JSON
    @Test func lookPageShowsEveryGoldenByRelativeLinks() throws {
      try TemporaryFolder.with { folder in
        try Repository.run("Assets/look", [Repository.program.path, folder.path])
        let page = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
        let links = Set(page.matches(of: /src="([^"]+)"/).map { String($0.1) })
        let wanted = GoldenCase.all.flatMap { golden in
          ["png", "svg"].map { "\(golden.testDescription).\($0)" }
        }
        #expect(links.isSuperset(of: wanted))
        for link in links {
          #expect(!link.hasPrefix("/") && !link.contains(":"))
          #expect(FileManager.default.fileExists(atPath: folder.appending(path: link).path))
        }
        for golden in GoldenCase.all { #expect(page.contains(">\(golden.testDescription)<")) }
      }
    }
  #endif

  #if JPEG
    /// The stars as photos are not made by the program: they show what its own ones do, on white.
    @Test(arguments: ["full", "half", "empty"])
    func photosOfStarsAreTheStars(_ name: String) throws {
      func picture(_ ending: String) throws -> RatingStyle.Picture {
        try RatingStyle.Picture(contentsOf: assets.appending(path: "stars/\(name).\(ending)").path)
      }
      let (star, photo) = (try picture("png").pixmap, try picture("jpg").pixmap)
      #expect(photo.width == star.width && photo.height == star.height)
      let white = PremultipliedColor(PixelColor(red: 255, green: 255, blue: 255))
      var difference = 0
      for place in star.pixels.indices {
        let right = PremultipliedColor(PixelColor(packed: star.pixels[place])).over(white).straight
        difference += abs(Int(PixelColor(packed: photo.pixels[place]).blue) - Int(right.blue))
      }
      #expect(Double(difference) / Double(star.pixels.count) < 4)
    }
  #endif

  /// A picture's pixels, whichever compressor wrote it; an SVG's bytes.
  private func content(of name: String, in folder: URL) throws -> [UInt8] {
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
    return name.hasSuffix(".png") ? try PNGDecoder.pixmap(bytes).rgba : bytes
  }

  private func pictures(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".svg") || $0.hasSuffix(".png") }.sorted()
  }
}
