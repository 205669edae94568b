import Foundation
import RatingPixels
import TestSupport
import Testing

/// Catalogs as Xcode reads them.
@Suite struct CatalogTests {
  private struct Contents: Decodable {
    struct Image: Decodable {
      struct Appearance: Decodable, Equatable {
        let appearance, value: String
      }

      let filename, idiom: String
      let scale, languageDirection: String?
      let appearances: [Appearance]?

      enum CodingKeys: String, CodingKey {
        case filename, idiom, scale, appearances
        case languageDirection = "language-direction"
      }
    }

    struct Info: Decodable {
      let version: Int
      let author: String
    }

    let images: [Image]?
    let info: Info
    let properties: [String: JSONValue]?
  }

  private enum JSONValue: Decodable, Equatable {
    case text(String), flag(Bool)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }

  private func contents(_ set: AssetFolder, _ path: String) throws -> Contents {
    try JSONDecoder().decode(Contents.self, from: Data(set.folder.read(path)))
  }

  @Test(arguments: ["rating", "a b\"c", "star_4_5", "★"])
  func everyPictureIsListedAndEveryListedOneIsThere(_ name: String) throws {
    let set = try AssetFolder()
    #expect(try set.run("ios", ["--name", name], into: "A.xcassets").status == 0)
    var files = try set.files(in: "A.xcassets")
    #expect(try contents(set, "A.xcassets/Contents.json").info.version == 1)
    files["Contents.json"] = nil
    let words = ["0", "0_5", "1", "1_5", "2", "2_5", "3", "3_5", "4", "4_5", "5"]
    for rating in words {
      let folder = "\(name)_\(rating).imageset"
      let contents = try contents(set, "A.xcassets/\(folder)/Contents.json")
      files["\(folder)/Contents.json"] = nil
      #expect(contents.info.version == 1 && contents.info.author == "xcode")
      #expect(contents.properties == ["template-rendering-intent": .text("original")])
      let images = try #require(contents.images)
      #expect(images.map(\.scale) == ["1x", "2x", "3x"])
      for (index, image) in images.enumerated() {
        #expect(image.idiom == "universal" && image.appearances == nil && image.languageDirection == nil)
        let bytes = files.removeValue(forKey: "\(folder)/\(image.filename)") ?? []
        let scale = index + 1
        let rendered = try BatchFolder.rendered(
          rating.replacing("_", with: "."), "png", ["--scale", "\(scale)"])
        #expect(bytes == rendered)
        #expect(try PixmapReading.png(bytes).width == 136 * scale)
      }
    }
    #expect(files.isEmpty)
  }

  @Test func theJSONIsSpelledAsXcodeSpellsIt() throws {
    let set = try AssetFolder()
    #expect(
      try set.run("ios", ["--from", "3.5", "--to", "3.5", "--vector", "svg"], into: "A.xcassets").status == 0)
    #expect(
      try set.text("A.xcassets/Contents.json") == """
        {
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }

        """)
    #expect(
      try set.text("A.xcassets/rating_3_5.imageset/Contents.json") == """
        {
          "images" : [
            {
              "filename" : "rating_3_5.svg",
              "idiom" : "universal"
            }
          ],
          "info" : {
            "author" : "xcode",
            "version" : 1
          },
          "properties" : {
            "preserves-vector-representation" : true,
            "template-rendering-intent" : "original"
          }
        }

        """)
    #expect(
      try set.folder.read("A.xcassets/rating_3_5.imageset/rating_3_5.svg")
        == BatchFolder.rendered("3.5", "svg"))
  }

  #if JSON
    @Test func darkAndMirroredPicturesAreEntriesOfTheirOwn() throws {
      let set = try AssetFolder()
      try set.folder.write("{\"fill\": \"#fff\", \"empty\": \"#333\"}", to: "dark.json")
      let run = try set.run("ios", ["--dark", "dark.json", "--rtl", "--from", "3.5", "--to", "3.5"])
      #expect(run.status == 0)
      let folder = "out/Assets.xcassets/rating_3_5.imageset"
      let images = try #require(contents(set, "\(folder)/Contents.json").images)
      #expect(images.count == 12)
      for image in images {
        let isDark = image.filename.contains("-dark")
        let isMirrored = image.filename.contains("-rtl")
        #expect(
          image.appearances == (isDark ? [.init(appearance: "luminosity", value: "dark")] : nil))
        #expect(image.languageDirection == (isMirrored ? "right-to-left" : "left-to-right"))
        let scale = try #require(image.scale).dropLast()
        let flags =
          (isDark ? ["--fill", "#fff", "--empty", "#333"] : [])
          + (isMirrored ? ["--direction", "rtl"] : []) + ["--scale", String(scale)]
        #expect(
          try set.folder.read("\(folder)/\(image.filename)") == BatchFolder.rendered("3.5", "png", flags))
      }
      #expect(Set(images.map(\.filename)).count == 12)
    }
  #endif

  @Test func aMirrorImageIsOneAlsoWhereTheFillHasAWayOfItsOwn() throws {
    let set = try AssetFolder()
    let range = ["--from", "3.5", "--to", "3.5", "--fill-direction", "ltr"]
    #expect(try set.run("ios", range + ["--rtl"], into: "A.xcassets").status == 0)
    let folder = "A.xcassets/rating_3_5.imageset"
    let plain = try PixmapReading.png(set.folder.read("\(folder)/rating_3_5@2x.png"))
    let mirrored = try PixmapReading.png(set.folder.read("\(folder)/rating_3_5-rtl@2x.png"))
    for y in 0..<plain.height {
      for x in 0..<plain.width where plain[x, y] != mirrored[plain.width - 1 - x, y] {
        Issue.record("\(x), \(y)")
      }
    }
  }

  @Test func aFileThatTheSetDoesNotListIsTold() throws {
    let set = try AssetFolder()
    let range = ["--from", "3", "--to", "3"]
    #expect(try set.run("ios", range + ["--rtl"], into: "A.xcassets").status == 0)
    let run = try set.run("ios", range, into: "A.xcassets")
    #expect(run.status == 0)
    #expect(
      run.errorText == ["", "@2x", "@3x"].map { scale in
        "star-rating: note: rating_3.imageset/rating_3-rtl\(scale).png lies in an image set that does not list it: "
          + "Xcode warns of such\n"
      }.joined() + "star-rating: 5 files written\n")
    #expect(try set.files(in: "A.xcassets").count == 8)
  }
}
