import RatingCodecs
import RatingDrawing
import RatingPixels
import StarRating
import TestSupport
import Testing

/// The PNG files of ratings drawn by lot: sound, true to the pixels, in the form that their colours allow.
@Suite struct RatingFileTests {
  private static func output(_ compression: RatingStyle.Compression, levels: Int) -> OutputProperties {
    var output = OutputProperties()
    output.compression = compression
    output.coverageLevels = levels
    return output
  }

  /// What the files of one rating are compared in.
  private struct Files {
    let right: Pixmap
    let bytes: [RatingStyle.Compression: [UInt8]]

    init(_ random: RandomRating, levels: Int) throws {
      let image = try random.image()
      right = try image.drawing(scale: random.scale, coverageLevels: levels).pixmap()
      bytes = try Dictionary(
        uniqueKeysWithValues: RatingStyle.Compression.allCases.map { compression in
          let output = RatingFileTests.output(compression, levels: levels)
          return (compression, try image.png(scale: random.scale, output: output))
        })
    }
  }

  static let levels = [64, 256, 16, 2]

  @Test(arguments: 0..<20)
  func everyFileOfEveryCompressionIsSoundAndTrue(_ batch: Int) throws {
    let folder = try TemporaryFolder()
    var paths: [String] = []
    for seed in (10 * batch)..<(10 * batch + 10) {
      let random = RandomRating(seed: seed)
      let files = try Files(random, levels: RatingFileTests.levels[seed % 4])
      for (compression, bytes) in files.bytes {
        #expect(try PNGDecoder.pixmap(bytes) == files.right, "\(random), \(compression)")
        try RatingFileTests.checkForm(bytes, files.right, "\(random), \(compression)")
        paths.append(try folder.write(bytes, to: "\(seed)-\(compression).png"))
      }
      let standard = try #require(files.bytes[.standard]?.count)
      #expect(try #require(files.bytes[.smallest]?.count) <= standard, "\(random)")
    }
    let checked = try Tool("pngcheck").run(["-q"] + paths)
    #expect(checked.status == 0)
    #expect(checked.outputText.isEmpty && checked.errorText.isEmpty, "\(checked.outputText)")
  }

  /// The smallest depth for the colours, no transparency that nothing needs, no more of it than needed.
  private static func checkForm(_ bytes: [UInt8], _ picture: Pixmap, _ label: String) throws {
    let chunks = try PNGChunks(bytes)
    let (depth, type) = (try #require(chunks.form.first), try #require(chunks.form.last))
    let colors = Set(picture.pixels)
    let isOpaque = colors.allSatisfy { $0 >> 24 == 255 }
    switch type {
    case 3:
      let places = try #require(chunks.data("PLTE")).count / 3
      #expect(places >= colors.count, "\(label)")
      #expect(depth == [2: 1, 4: 2, 16: 4, 256: 8][[2, 4, 16, 256].first { $0 >= places }!], "\(label)")
      let alphas = chunks.data("tRNS") ?? []
      #expect(alphas.isEmpty == isOpaque, "\(label)")
      #expect(alphas.last != 255, "\(label)")
      #expect(alphas.count <= places, "\(label)")
    case 6: #expect(!isOpaque, "\(label)")
    case 0, 2: #expect(isOpaque && chunks.data("tRNS") == nil, "\(label)")
    default: Issue.record("colour type \(type): \(label)")
    }
  }

  struct FormRow: Sendable {
    let rating: String
    let words: String
    var levels = 64
    let form: [UInt8]
  }

  /// Bits a channel and colour type: 3 is a palette, 2 RGB, 6 RGBA.
  @Test(arguments: [
    FormRow(rating: "5", words: "fill=none empty=none background=#123", form: [1, 3]),
    FormRow(rating: "0", words: "stars=1 size=1 background=#000 empty=#fff", form: [1, 3]),
    FormRow(rating: "1", words: "stars=1 size=2 background=#000", form: [2, 3]),
    FormRow(rating: "5", words: "size=24 stars=1", levels: 8, form: [4, 3]),
    FormRow(rating: "3.5", words: "size=24", form: [8, 3]),
    FormRow(rating: "3.37", words: "size=36 step=exact gap=0 outline=#c00", form: [8, 3]),
    FormRow(
      rating: "3.37", words: "size=71.3 step=exact outline=#c00 background=#123", levels: 256, form: [8, 2]),
    FormRow(rating: "3.37", words: "size=71.3 step=exact outline=#c00", levels: 256, form: [8, 6]),
  ])
  func formFollowsTheColours(_ row: FormRow) throws {
    let image = try RatingImage(row.rating, words: row.words)
    for compression in [RatingStyle.Compression.fast, .standard] {
      let bytes = try image.png(output: RatingFileTests.output(compression, levels: row.levels))
      #expect(try PNGChunks(bytes).form == row.form, "\(row.words)")
    }
  }

  /// One of each: the smallest file may have another form, and holds the same pixels.
  @Test(arguments: ["", "background=#808080 fill=#000 empty=#fff", "stars=1 size=2", "outline=#00000080"])
  func smallestFileHoldsTheSamePixels(_ words: String) throws {
    for scale in [1.0, 1.5, 4] {
      let image = try RatingImage("3.37", words: "step=exact \(words)")
      let standard = try image.png(scale: scale, output: RatingFileTests.output(.standard, levels: 64))
      let smallest = try image.png(scale: scale, output: RatingFileTests.output(.smallest, levels: 64))
      #expect(smallest.count <= standard.count)
      #expect(try PNGDecoder.pixmap(smallest) == PNGDecoder.pixmap(standard))
      try PNGChunks.check(smallest)
    }
  }
}
