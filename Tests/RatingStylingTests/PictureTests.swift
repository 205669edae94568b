import RatingPixels
import RatingStyling
import Testing

@Suite struct PictureTests {
  @Test func picturesAreEqualByTheirFiles() throws {
    let full = try MadePictures.picture("full")
    #expect(full == (try MadePictures.picture("full")))
    #expect(full != (try MadePictures.picture("half")))
    #expect(Set([full, full, try MadePictures.picture("full")]).count == 1)
    #expect(try RatingStyle { $0.fullImage = full } == RatingStyle { $0.fullImage = full })
    #expect(try RatingStyle { $0.fullImage = full } != RatingStyle.standard)
  }

  @Test func aHalfOrEmptyPictureNeedsAFullOne() throws {
    let picture = try MadePictures.picture("half")
    for path in [\RatingStyle.Properties.halfImage, \.emptyImage] {
      #expect(throws: PropertyError.missing(.fullImage)) { try RatingStyle { $0[keyPath: path] = picture } }
      _ = try RatingStyle {
        $0[keyPath: path] = picture
        $0.fullImage = picture
      }
    }
  }

  /// A server may read requests of others: files are read only where a loader is handed in.
  @Test(arguments: ["full-image", "half-image", "empty-image"])
  func withoutALoaderNoFileIsRead(_ name: String) {
    var draft = RequestDraft()
    let error = #expect(throws: PropertyError.self) { try draft.read([(name, "/etc/passwd")]) }
    #expect("\(String(describing: error))".contains("no files are read here"))
  }

  /// The file beside a configuration is read where the configuration is, not again for a later preset.
  @Test func aPresetNamedLaterKeepsThePicture() throws {
    var draft = RequestDraft()
    try draft.read([("full-image", "full")], pictures: MadePictures())
    try draft.read([("preset", "rate-view")])
    #expect(draft.style.fullImage == (try MadePictures.picture("full")))
    try draft.read([("full-image", "none")])
    #expect(draft.style.fullImage == nil)
  }

  @Test func solidAndOpaqueAreTold() throws {
    func picture(_ alphas: [UInt8]) throws -> Picture {
      var pixmap = try Pixmap(width: alphas.count, height: 1)
      for (x, alpha) in alphas.enumerated() {
        pixmap[x, 0] = PixelColor(red: 9, green: 9, blue: 9, alpha: alpha)
      }
      return Picture(pixmap, encoded: EncodedPicture(.png, alphas))
    }
    #expect(try picture([255, 255]).isOpaque)
    #expect(try !picture([255, 254]).isOpaque)
  }
}
