import Foundation
import StarRating
import TestSupport
import Testing

/// Every refusal is a `RatingError`, told apart by its case and worded for a person.
@Suite struct RatingErrorTests {
  /// The typed error of `body`, nil where it throws none.
  private func refusal(_ body: () throws(RatingError) -> Void) -> RatingError? {
    do {
      try body()
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [(Double.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf")])
  func aNumberThatIsNoRatingIsRefused(_ number: Double, _ words: String) {
    let error = refusal { () throws(RatingError) in _ = try RatingImage(number) }
    #expect(
      error == .property(.invalid(.rating, value: words, allowed: "a number such as 3.5, or none")))
    #expect(
      error?.description == "rating cannot be \"\(words)\": allowed is a number such as 3.5, or none")
  }

  @Test func aFrameWithoutRoomIsALayoutError() throws {
    let style = try RatingStyle {
      $0.width = 10
      $0.size = 40
    }
    guard
      case .layout(.frameTooSmall(let side, let available, let needed)) = refusal({ () throws(RatingError) in
        _ = try RatingImage(3, style: style)
      })
    else {
      Issue.record("no layout error")
      return
    }
    #expect(side == .width)
    #expect(available == 10)
    #expect(needed > 10)
  }

  @Test func aPictureTooLargeIsADrawingError() throws {
    let style = try RatingStyle { $0.size = 7_000 }
    guard
      case .drawing(.size(let error)) = refusal({ () throws(RatingError) in
        _ = try RatingImage(3, style: style)
      })
    else {
      Issue.record("no drawing error")
      return
    }
    #expect("\(error)".hasSuffix("is out of bounds: allowed are 1 to 16384 a side and 64000000 in all"))
  }

  @Test(arguments: [1e9, 0, -1, .nan, .infinity, 200])
  func aScaleOutOfItsRangeIsAPropertyError(_ scale: Double) throws {
    let image = try RatingImage(3)
    for error in [
      refusal { () throws(RatingError) in _ = try image.pixmap(scale: scale) },
      refusal { () throws(RatingError) in _ = try image.png(scale: scale) },
    ] {
      guard case .property(.invalid(.scale, _, _)) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
  }

  @Test func aScaleAboveSixteenIsRefusedAlsoWhereThePictureIsSmall() throws {
    let image = try RatingImage(3, style: RatingStyle { $0.size = 2 })
    #expect(refusal { () throws(RatingError) in _ = try image.png(scale: 17) } != nil)
  }

  @Test func anEndingThatTellsNoFormatIsRefusedAndNothingWritten() throws {
    let folder = try TemporaryFolder()
    let image = try RatingImage(3)
    for name in ["a.jpg", "a", "a.png.txt", "png", "a.", "v1.png/a"] {
      let path = folder.path(name)
      let error = refusal { () throws(RatingError) in try image.write(to: path) }
      #expect(error == .format(path: path))
      #expect(
        error?.description == "the name \"\(path.prefix(60))\(path.count > 60 ? "…" : "")\" tells no format: "
          + "allowed endings are .png, .svg, .pdf, .xml")
    }
    #expect(try folder.names.isEmpty)
  }

  @Test func aFileThatCannotBeWrittenHasTheSystemsReason() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("no/a.png")
    let image = try RatingImage(3)
    guard case .file(let error) = refusal({ () throws(RatingError) in try image.write(to: path) }) else {
      Issue.record("no file error")
      return
    }
    #expect(error.path == path)
    #expect(error.code == ENOENT)
    #expect(error.action == .create)
    #expect("\(error)" == "cannot create \(path): No such file or directory")
    #expect(try folder.names.isEmpty)
  }

  @Test func aPropertyOutOfItsRangeIsRefusedByTheStyle() {
    #expect(throws: PropertyError.self) { try RatingStyle { $0.stars = 0 } }
    #expect(throws: PropertyError.self) { try RatingStyle { $0.size = .nan } }
    #expect(throws: PropertyError.self) { try RatingStyle { $0.gap = -1 } }
    #expect(throws: PropertyError.self) { try RatingStyle { $0.innerRadius = .infinity } }
    #expect(throws: PropertyError.self) { try RatingStyle { $0.padding = .init(-1) } }
    #expect(throws: PropertyError.self) { try RatingStyle { $0.count = -1 } }
    #expect(throws: PropertyError.self) { try RatingStyle.standard.changing { $0.title = "{nothing}" } }
  }
}
