import StarRating
import TestSupport
import Testing

/// Pictures are values that any task may draw.
@Suite struct ConcurrencyTests {
  @Test func oneImageIsDrawnByManyTasksAlike() async throws {
    let image = try RatingImage(3.37, style: RatingStyle { $0.step = .exact })
    let (png, svg) = (try image.png(scale: 2), image.svg)
    try await withThrowingTaskGroup(of: (png: [UInt8], svg: String).self) { group in
      for _ in 0..<16 { group.addTask { (try image.png(scale: 2), image.svg) } }
      for try await drawn in group {
        #expect(drawn.png == png)
        #expect(drawn.svg == svg)
      }
    }
  }

  @Test func manyImagesDrawnAtOnceAreThoseDrawnInTurn() async throws {
    // Sizes that no other test draws, so that no kept tile is at hand.
    let sizes = (0..<24).map { 31.25 + Double($0 % 6) }
    @Sendable func bytes(_ index: Int) throws -> [UInt8] {
      let style = try RatingStyle {
        $0.size = sizes[index]
        $0.step = .exact
      }
      return try RatingImage(Double(index) * 0.2, style: style).png(scale: 1.5)
    }
    let drawn = try await withThrowingTaskGroup(of: (index: Int, bytes: [UInt8]).self) { group in
      for index in sizes.indices { group.addTask { (index, try bytes(index)) } }
      return try await group.reduce(into: [Int: [UInt8]]()) { $0[$1.index] = $1.bytes }
    }
    for index in sizes.indices { #expect(try drawn[index] == bytes(index)) }
    #expect(Set(drawn.values).count == sizes.count)
  }

  @Test func tasksWriteTheSameFileWhole() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.svg")
    let images = try [1.0, 2, 3, 4].map { try RatingImage($0) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<32 { group.addTask { try images[index % 4].write(to: path) } }
      try await group.waitForAll()
    }
    let written = String(decoding: try folder.read("a.svg"), as: UTF8.self)
    #expect(images.map(\.svg).contains(written))
    #expect(try folder.names == ["a.svg"])
  }

  @Test func errorsCrossTasks() async {
    let task = Task { () throws(RatingError) in try RatingImage(.nan) }
    let result = await task.result
    #expect(throws: RatingError.self) { try result.get() }
  }
}
