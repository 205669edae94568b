import Foundation
import RatingCodecs
import RatingPixels
import StarRating
import TestSupport
import Testing

/// Pictures as stars, and photos behind them, by the built program.
@Suite struct PictureOptionTests {
  /// A folder with a star, an empty one and a photo.
  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(RatingImage("1", words: "stars=1 size=30").png(), to: "full.png")
    try folder.write(RatingImage("0", words: "stars=1 size=30").png(), to: "empty.png")
    let photo = try RatingStyle.Picture.random(width: 90, height: 50, seed: 2, opaque: true)
    try folder.write(PNGEncoder(scale: 1).bytes(photo.pixmap), to: "photo.png")
    return folder
  }

  static let refused: [(words: [String], status: Int32, error: String)] = [
    (
      ["--full-image", "none.png"], 1,
      "full-image cannot be read from \"none.png\": No such file or directory"
    ),
    (["--full-image", "."], 1, "full-image cannot be read from \".\": Is a directory"),
    (
      ["--full-image", "/dev/zero"], 1, "full-image cannot be read from \"/dev/zero\": it is no regular file"
    ),
    (["--full-image", "pipe"], 1, "full-image cannot be read from \"pipe\": it is no regular file"),
    (
      ["--full-image", ""], 2,
      "full-image cannot be \"\": allowed is a PNG or JPEG file, 1 to 16384 pixels a side and 64000000 in all"
    ),
    (
      ["--full-image", "words.png"], 2,
      "full-image cannot be \"words.png\": allowed is a PNG or JPEG file, 1 to 16384 pixels a side and 64000000 in "
        + "all; this is neither a PNG nor a JPEG"
    ),
    (
      ["--full-image", "full.png", "--empty-image", "cut.png"], 2,
      "empty-image cannot be \"cut.png\": allowed is a PNG or JPEG file, 1 to 16384 pixels a side and 64000000 in "
        + "all; the PNG cannot be read: the file ends too early"
    ),
    (["--half-image", "full.png"], 2, "full-image is missing: allowed is a PNG or JPEG file"),
    (["--over", "none.png"], 1, "cannot read none.png: No such file or directory"),
    (["--over", "pipe"], 1, "cannot read pipe: it is no regular file"),
    (
      ["--over", "words.png"], 2,
      "--over cannot be \"words.png\": allowed is a PNG or JPEG file, 1 to 16384 pixels a side and 64000000 in all; "
        + "this is neither a PNG nor a JPEG"
    ),
    (
      ["--over", "photo.png", "--at", "3"], 2,
      "--at cannot be \"3\": allowed is two numbers of points, such as 40,12, beside --over"
    ),
    (
      ["--at", "3,4"], 2, "--at says nothing without --over"
    ),
    (
      ["--over", "photo.png", "--scale", "1,2", "-f", "svg"], 2,
      "scale cannot be \"1,2\": allowed is one scale where --over draws anything but PNG"
    ),
    (
      ["--panel-blur", "101"], 2, "panel-blur cannot be \"101\": allowed is a number from 0 to 100"
    ),
  ]

  @Test(arguments: refused)
  func whatCannotBeReadIsToldByPropertyAndFile(_ row: (words: [String], status: Int32, error: String)) throws
  {
    let folder = try PictureOptionTests.folder()
    try folder.write("hello", to: "words.png")
    try folder.write(Array(folder.read("full.png").prefix(200)), to: "cut.png")
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    let names = try folder.names
    let run = try BuiltProgram.run(["render", "3.5", "-o", "x.svg"] + row.words, folder: folder.path)
    #expect(run.status == row.status && !run.wasSignalled)
    #expect(run.errorText == "star-rating: error: \(row.error)\n")
    #expect(run.output.isEmpty)
    #expect(try folder.names == names)
  }

  @Test func picturesAreRelativeToTheCurrentFolder() throws {
    let folder = try PictureOptionTests.folder()
    let words = ["--full-image", "full.png", "--empty-image", "empty.png", "--size", "30"]
    let run = try BuiltProgram.run(["render", "3.5"] + words + ["-f", "png"], folder: folder.path)
    #expect(run.status == 0 && run.errorText == "")
    // Pictures of the symbols themselves: the same row, but for the column of the boundary none.
    let drawn = try PixmapReading.png(run.output)
    let right = try RatingImage("3.5", words: "size=30").pixmap()
    #expect(Raster(drawn).meanDifference(from: Raster(right)) < 0.5)
  }

  #if JSON
    @Test func picturesOfAConfigurationAreRelativeToIt() throws {
      let folder = try PictureOptionTests.folder()
      let inner = folder.path("deep")
      try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: false)
      try folder.write(
        "{\"full-image\": \"../full.png\", \"empty-image\": \"../empty.png\"}", to: "deep/c.json")
      let right = try BuiltProgram.run(
        ["render", "3.5", "--full-image", "full.png", "--empty-image", "empty.png"], folder: folder.path)
      for (place, path) in [
        (folder.path, "deep/c.json"), (inner, "c.json"), ("/", folder.path("deep/c.json")),
      ] {
        let run = try BuiltProgram.run(["render", "3.5", "--config", path], folder: place)
        #expect(run.status == 0 && run.errorText == "")
        #expect(run.output == right.output)
      }
      try folder.write("{\"full-image\": \"full.png\"}", to: "deep/wrong.json")
      let run = try BuiltProgram.run(["render", "3.5", "--config", "deep/wrong.json"], folder: folder.path)
      #expect(run.status == 1)
      #expect(
        run.errorText == "star-rating: error: deep/wrong.json: full-image cannot be read from "
          + "\"deep/full.png\": No such file or directory\n")
    }
  #endif

  @Test func whatHasNoEffectIsNoted() throws {
    let folder = try PictureOptionTests.folder()
    func note(_ words: [String]) throws -> String {
      let run = try BuiltProgram.run(["render", "3"] + words, folder: folder.path)
      #expect(run.status == 0)
      return run.errorText
    }
    #expect(
      try note(["--full-image", "full.png", "--outline", "red", "--fill", "red", "--size", "30"])
        == "star-rating: note: fill, outline say nothing where pictures stand in place of symbols\n")
    #expect(
      try note(["--full-image", "full.png", "--points", "6"])
        == "star-rating: note: points says nothing where pictures stand in place of symbols\n")
    #expect(
      try note(["--panel-blur", "4"])
        == "star-rating: note: panel-blur says nothing without --over: nothing lies behind the row\n")
    #expect(try note(["--panel-blur", "4", "--over", "photo.png", "-f", "png", "-o", "x.png"]) == "")
    #expect(
      try note(["--over", "photo.png", "--at", "-500,0", "-o", "x.png"])
        == "star-rating: note: the row lies outside the photo\n")
  }

  @Test func thePictureHasThePhotosSizeAtEveryScale() throws {
    let folder = try PictureOptionTests.folder()
    let words = [
      "render", "3.5", "--over", "photo.png", "--at", "-5,10.4", "--panel", "#fff8", "--panel-blur", "3",
    ]
    let run = try BuiltProgram.run(
      words + ["--scale", "1,2", "-o", "x.png"], folder: folder.path)
    #expect(run.status == 0 && run.errorText == "")
    let photo = try RatingStyle.Picture(contentsOf: folder.path("photo.png"))
    for (name, scale) in [("x.png", 1.0), ("x@2x.png", 2)] {
      let style = try RatingStyle {
        $0.panel = .color(PixelColor(red: 255, green: 255, blue: 255, alpha: 136))
        $0.panelBlur = 3
      }
      let image = try RatingImage(3.5, style: style)
      let right = try image.pixmap(over: photo, at: RatingImage.Point(x: -5, y: 10.4), scale: scale)
      #expect(try PixmapReading.png(folder.read(name)) == right)
    }
    let vectors = try BuiltProgram.run(
      words + ["--scale", "2", "-o", "x.svg", "-o", "x.pdf"], folder: folder.path)
    #expect(vectors.status == 0 && vectors.errorText == "")
    #expect(String(decoding: try folder.read("x.svg"), as: UTF8.self).contains("width=\"90\" height=\"50\""))
    let android = try BuiltProgram.run(words + ["-f", "android-vector"], folder: folder.path)
    #expect(android.status == 2)
    #expect(android.errorText.contains("an Android vector drawable cannot hold a photo behind the row"))
  }

  #if JPEG
    /// Kinds are told by content: a JPEG under any name.
    @Test func theFirstBytesTellTheKind() throws {
      let folder = try PictureOptionTests.folder()
      let jpeg = try Tool("convert").run(
        ["full.png", "-background", "white", "-flatten", "jpg:star.png"], folder: folder.path)
      try #require(jpeg.status == 0)
      let run = try BuiltProgram.run(["render", "2", "--full-image", "star.png"], folder: folder.path)
      #expect(run.status == 0 && run.errorText == "")
      #expect(run.outputText.contains("data:image/jpeg;base64,/9j/"))
      let over = try BuiltProgram.run(
        ["render", "2", "--over", "star.png", "-f", "png"], folder: folder.path)
      #expect(over.status == 0)
      #expect(try PixmapReading.png(over.output).width == 30)
    }
  #else
    @Test func withoutTheTraitAJPEGIsRefused() throws {
      let folder = try PictureOptionTests.folder()
      try folder.write([0xFF, 0xD8, 0xFF, 0xE0, 0, 16], to: "a.jpg")
      let run = try BuiltProgram.run(["render", "2", "--full-image", "a.jpg"], folder: folder.path)
      #expect(run.status == 2)
      #expect(run.errorText.contains("built without JPEG (the trait JPEG, library libjpeg-turbo)"))
    }
  #endif
}
