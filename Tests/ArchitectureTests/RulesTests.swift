import Testing

/// The rules themselves, on sources that break them.
@Suite struct RulesTests {
  @Test func importsAreFoundInAllTheirForms() {
    let source = """
      import RatingNumbers
      @preconcurrency import Glibc
      #if JSON
        import CRatingJSON
      #endif
      @_exported public import RatingStyling
      @_spi(Tests) @testable import RatingLayout
      import struct Foundation.Date
      // import Hidden
      /// import Hidden
      let text = \"""
        import Hidden
        \"""
      internal import enum RatingScene.Scene // import Hidden
      let important = 1
      """
    #expect(
      SwiftLines(source).imports.map(\.module) == [
        "RatingNumbers", "Glibc", "CRatingJSON", "RatingStyling", "RatingLayout", "Foundation", "RatingScene",
      ])
    #expect(
      SwiftLines(source).imports.filter { $0.attributes.contains("@_exported") }.map(\.module)
        == ["RatingStyling"])
  }

  @Test func typesAreFoundInAllTheirForms() {
    let source = """
      package struct First: Sendable {
        private final class Second {}
        indirect enum Third {}
      }
      public actor Fourth {}
      protocol Fifth {}
      package typealias Sixth = First
      // struct Hidden
      let classes = structOf(Something)
      """
    #expect(SwiftLines(source).types == ["First", "Second", "Third", "Fourth", "Fifth", "Sixth"])
    #expect(SwiftLines("#if canImport(Foundation) || canImport(Musl)").conditions == ["Foundation", "Musl"])
  }

  @Test(arguments: [
    ("RatingStyling", "RatingNumbers"), ("RatingStyling", "RatingStyling"), ("CRatingCairo", "RatingVectors"),
    ("CRatingCairo", "RatingScene"), ("CRatingJSON", "RatingCommand"), ("CRatingPNG", "StarRating"),
    ("Foundation", "RatingCommand"), ("FoundationEssentials", "StarRating"),
    ("Synchronization", "RatingDrawing"), ("RatingFiles", "RatingScene"),
    ("Dispatch", "RatingBatch"), ("RatingCommand", "RatingBatch"), ("RatingNumbers", "Unknown"),
    ("CRatingPango", "RatingDrawing"),
  ])
  func whatIsForbiddenIsObjectedTo(module: String, room: String) {
    #expect(Rooms.objection(to: module, in: room) != nil)
  }

  @Test(arguments: [
    ("RatingNumbers", "RatingStyling"), ("CRatingCairo", "RatingDrawing"), ("Glibc", "RatingNumbers"),
    ("RatingFiles", "RatingDrawing"), ("RatingCommand", "star-rating"), ("CRatingJSON", "RatingBatch"),
  ])
  func whatIsAllowedIsNot(module: String, room: String) {
    #expect(Rooms.objection(to: module, in: room) == nil)
  }

  @Test func noRoomStandsTwice() {
    #expect(Set(Rooms.order).count == Rooms.order.count)
  }
}
