import Foundation
import RatingPixels
import RatingStyling
import StarRating
import TestSupport
import Testing

/// A batch names the same pictures in each of its rows: their files are read once.
@Suite struct PictureFilesTests {
  @Test func aFileIsReadOnceHoweverManyRowsNameIt() async throws {
    let folder = try TemporaryFolder()
    let picture = try RatingStyle.Picture.random(width: 30, height: 20, seed: 1)
    try folder.write(picture.encoded.bytes, to: "a.png")
    let files = PictureFiles(beside: folder.path("rows.csv"))
    let first = try files.picture("a.png", for: .fullImage)
    #expect(first == picture)
    try folder.write("no picture any more", to: "a.png")
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask {
          try (0..<500).allSatisfy { _ in try files.picture("a.png", for: .emptyImage) == first }
        }
      }
      for try await isSame in group { #expect(isSame) }
    }
    #expect(throws: PropertyError.self) { try PictureFiles().picture(folder.path("a.png"), for: .fullImage) }
  }

  /// Seventy pictures, more than are kept: the first ones are read once more.
  @Test func keptPicturesAreBounded() throws {
    let folder = try TemporaryFolder()
    let files = PictureFiles(beside: folder.path("x"))
    for number in 0..<70 {
      let picture = try RatingStyle.Picture.random(width: 3, height: 3, seed: UInt64(number))
      try folder.write(picture.encoded.bytes, to: "\(number).png")
      #expect(try files.picture("\(number).png", for: .fullImage) == picture)
    }
    let last = try files.picture("69.png", for: .fullImage)
    try folder.write(try RatingStyle.Picture.plain(.clear).encoded.bytes, to: "69.png")
    try folder.write(try RatingStyle.Picture.plain(.clear).encoded.bytes, to: "0.png")
    #expect(try files.picture("69.png", for: .fullImage) == last)
    #expect(try files.picture("0.png", for: .fullImage).width == 20)
  }

  @Test func bytesAreAPictureForUsersOfTheLibrary() throws {
    let bytes = try RatingImage(1).png()
    let picture = try RatingStyle.Picture(bytes)
    let image = try RatingImage(1)
    #expect(Double(picture.width) == image.width && Double(picture.height) == image.height)
    let style = try RatingStyle { $0.fullImage = picture }
    #expect(try RatingImage(2, style: style).svg.contains("data:image/png;base64,"))
    #expect(throws: RatingError.self) { try RatingStyle.Picture([1, 2, 3]) }
    #expect(throws: RatingError.self) { try RatingStyle.Picture(contentsOf: "/nowhere/at/all.png") }
  }

  /// The system would end the path there and take another file.
  @Test func aPathWithANULIsRefused() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(try RatingImage(1).png(), to: "a.png")
    let error = try #require(throws: RatingError.self) {
      try RatingStyle.Picture(contentsOf: path + "\0.jpg")
    }
    #expect("\(error)".hasPrefix("cannot read ") && "\(error)".hasSuffix(": Invalid argument"))
    #expect(!"\(error)".utf8.contains(0))
    let refused = try #require(throws: RatingError.self) {
      try RatingImage(2).write(to: folder.path("b.png") + "\0.png")
    }
    #expect("\(refused)".hasPrefix("cannot write "))
    #expect(!FileManager.default.fileExists(atPath: folder.path("b.png")))
  }

  /// 16 bits a channel become the nearest 8.
  @Test func widePicturesAreNarrowed() throws {
    let form = try #require(MadeForm.all.first { $0.colorType == 6 && $0.largest == 65_535 })
    let made = MadePNG(form, width: 8, height: 8)
    let picture = try RatingStyle.Picture(made.bytes())
    for (pixel, wide) in zip(picture.pixmap.pixels, made.wide) {
      for channel in 0..<4 {
        let value = Double(wide >> UInt64(16 * channel) & 0xFFFF) / 257
        #expect(Double(pixel >> UInt32(8 * channel) & 255) == value.rounded())
      }
    }
  }
}
