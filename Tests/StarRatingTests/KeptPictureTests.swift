import Foundation
import RatingPixels
import RatingStyling
import TestSupport
import Testing

@testable import StarRating

/// What is read of pictures' files, and what is remembered.
@Suite struct KeptPictureTests {
  private func words(_ run: () throws -> Void) throws -> String {
    let error = try #require(throws: PropertyError.self) { try run() }
    return "\(error)"
  }

  /// Ten gibibytes of nothing are no picture, and more than may be read.
  @Test(arguments: ["", "GIF89a, not what it says", "BM"])
  func aLongFileThatBeginsLikeNoPictureIsNoneByItsFirstBytes(_ head: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(head, to: "a.png")
    #expect(truncate(path, 10 << 30) == 0)
    let error = try #require(throws: RatingError.self) { try RatingStyle.Picture(contentsOf: path) }
    #expect(error == .decoding(.unknownKind))
    for words in [["render", "3", "--full-image"], ["badge", "3", "--logo"], ["render", "3", "--over"]] {
      let run = try BuiltProgram.run(words + [path, "-f", "svg"])
      #expect(run.status == 2 && run.errorText.contains("neither a PNG nor a JPEG"), "\(run.errorText)")
    }
  }

  @Test func aLongFileThatBeginsLikeAPictureIsTooLong() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([0x89, 0x50, 0x4E, 0x47], to: "a.png")
    #expect(truncate(path, 10 << 30) == 0)
    let error = try #require(throws: RatingError.self) { try RatingStyle.Picture(contentsOf: path) }
    #expect("\(error)".hasSuffix("File too large"))
  }

  /// A file that is no picture is not read again until it is another: here its bytes change and its time does not.
  @Test func aFileThatIsNoPictureIsReadOnce() throws {
    let folder = try TemporaryFolder()
    let picture = try RatingStyle.Picture.plain(.clear).encoded.bytes
    var broken = picture
    broken[picture.count / 2] ^= 0xFF
    let path = try folder.write(broken, to: "a.png")
    func setTime(_ seconds: Int) {
      var times = [timeval(tv_sec: seconds, tv_usec: 0), timeval(tv_sec: seconds, tv_usec: 0)]
      #expect(utimes(path, &times) == 0)
    }
    setTime(1_000_000_000)
    let files = PictureFiles()
    let first = try words { _ = try files.picture(path, for: .fullImage) }
    let handle = try #require(FileHandle(forUpdatingAtPath: path))
    try handle.write(contentsOf: Data(picture))
    try handle.close()
    setTime(1_000_000_000)
    #expect(try words { _ = try files.picture(path, for: .fullImage) } == first)
    // In another property's name it is that property's fault.
    #expect(try words { _ = try files.picture(path, for: .emptyImage) }.hasPrefix("empty-image cannot be"))
    setTime(1_000_000_001)
    #expect(try files.picture(path, for: .fullImage).width == 20)
  }

  /// What the system refuses is asked for again: a file may come later.
  @Test func aFileThatIsMissingIsLookedForAgain() throws {
    let folder = try TemporaryFolder()
    let files = PictureFiles(beside: folder.path("m.csv"))
    #expect(
      try words { _ = try files.picture("a.png", for: .fullImage) }.hasSuffix("No such file or directory"))
    try folder.write(try RatingStyle.Picture.plain(.clear).encoded.bytes, to: "a.png")
    #expect(try files.picture("a.png", for: .fullImage).width == 20)
  }

  /// Two that are larger than all that is kept, in turn.
  @Test func twoLargePicturesInTurnAreReadOnce() throws {
    let folder = try TemporaryFolder()
    for number in 0..<3 {
      let picture = try RatingStyle.Picture.random(width: 50, height: 50, seed: UInt64(number))
      try folder.write(picture.encoded.bytes, to: "\(number).png")
    }
    let files = PictureFiles(beside: folder.path("m.csv"), keeping: 1_000)
    func identity(_ number: Int) throws -> PictureIdentity {
      try files.picture("\(number).png", for: .fullImage).identity
    }
    let first = (try identity(0), try identity(1))
    for _ in 0..<3 {
      #expect(try identity(0) == first.0)
      #expect(try identity(1) == first.1)
    }
    // A third takes the place of the one that was asked for longest ago.
    _ = try identity(2)
    #expect(try identity(1) == first.1)
    #expect(try identity(0) != first.0)
  }

  @Test func picturesAreKeptUpToTheirBytes() throws {
    let folder = try TemporaryFolder()
    for number in 0..<20 {
      let picture = try RatingStyle.Picture.random(width: 10, height: 10, seed: UInt64(number))
      try folder.write(picture.encoded.bytes, to: "\(number).png")
    }
    // Each takes about 1,100 bytes.
    let files = PictureFiles(beside: folder.path("m.csv"), keeping: 12_000)
    let all = try (0..<20).map { try files.picture("\($0).png", for: .fullImage).identity }
    let again = try (0..<20).reversed().map { try files.picture("\($0).png", for: .fullImage).identity }
    let kept = zip(all, again.reversed()).count { $0 == $1 }
    #expect((3...12).contains(kept))
  }
}
