import RatingFiles
import RatingNumbers
import RatingStyling
import StarRating
import TestSupport
import Testing

@testable import RatingBatch

/// What is kept between rows is bounded by what it truly takes.
@Suite struct KeptMemoryTests {
  private final class Value {
    let weight: Int
    init(_ weight: Int) { self.weight = weight }
  }

  private struct Watched {
    weak var value: Value?
  }

  @Test(arguments: [1, 7, 90, 400])
  func aGenerationWeighsNoMoreThanItsLimit(_ weight: Int) {
    var kept = Generations<Int, Value>(limit: 1_000, largest: 500)
    var watched: [Watched] = []
    for number in 0..<3_000 {
      let value = Value(weight)
      kept.add(value, number, weight: weight)
      watched.append(Watched(value: value))
      guard number.isMultiple(of: 97) else { continue }
      #expect(watched.count { $0.value != nil } * weight <= 2_000)
    }
    #expect(watched.last?.value != nil)
    #expect(kept.value(2_999)?.weight == weight)
  }

  @Test func aValueInTheOldPlaceOfAnotherIsCountedOnce() {
    var kept = Generations<Int, Value>(limit: 1_000)
    for _ in 0..<100 { kept.add(Value(200), 1, weight: 200) }
    kept.add(Value(200), 2, weight: 200)
    for number in [1, 2] { #expect(kept.value(number) != nil) }
  }

  @Test func twoTooLargeForTheLimitStayWhereTheyAreAllowed() {
    var kept = Generations<Int, Value>(limit: 1_000, largest: .max)
    kept.add(Value(5_000), 1, weight: 5_000)
    kept.add(Value(6_000), 2, weight: 6_000)
    for number in [1, 2, 1, 2] { #expect(kept.value(number) != nil) }
    var bounded = Generations<Int, Value>(limit: 1_000)
    bounded.add(Value(251), 1, weight: 251)
    #expect(bounded.value(1) == nil)
  }

  /// A small picture's encoder reserves several times the file; none of that is kept.
  @Test(arguments: [OutputFormat.png, .svg, .pdf])
  func aKeptPictureHasNoSpareRoom(_ format: OutputFormat) throws {
    var output = OutputProperties()
    output.scales = [1, 2, 3].map { DecimalNumber($0) }
    let image = try RatingImage(3.5, style: RatingStyle { $0.title = String(repeating: "long ", count: 40) })
    let picture = try FinishedPicture(image, format, output, namedByContent: true)
    for file in picture.files {
      #expect(file.bytes.capacity <= file.bytes.count + 32)
      #expect(file.bytes == (try image.bytes(as: format, scale: file.scale.doubleValue)))
    }
    #expect(picture.resultEnd.capacity <= picture.resultEnd.count + 32)
    #expect(picture.files.capacity <= picture.files.count + 1)
    let held = picture.files.reduce(picture.resultEnd.capacity) { $0 + $1.bytes.capacity }
    #expect(picture.heapBytes >= held)
  }

  #if os(Linux) && JSON
    /// A row that needs more memory than there is fails, and the worker goes on.
    @Test(arguments: [
      "\"size\":2700,\"fill\":\"linear-gradient(red,blue)\"",
      "\"size\":3900,\"stars\":4,\"gap\":0,\"compression\":\"fast\"",
      "\"full-image\":\"huge.png\"",
    ])
    func aRowThatIsTooLargeForMemoryIsItsOwnFault(_ words: String) throws {
      let folder = try TemporaryFolder()
      // 64 million black pixels.
      if words.contains("huge") {
        let made = try Tool("python3").run(["-c", KeptMemoryTests.huge, folder.path("huge.png")])
        #expect(made.status == 0)
      }
      let rows = ["", words, ""].enumerated().map { number, more in
        "{\"id\":\(number),\"rating\":3,\"output\":\"\(number).png\"\(more.isEmpty ? "" : "," + more)}\n"
      }
      try folder.write(rows.joined(), to: "rows")
      let run = try Tool("sh").run(
        ["-c", "ulimit -v 340000; exec \"$1\" batch - -o out -j 2 <rows", "sh", BuiltProgram.path()],
        folder: folder.path)
      #expect(run.status == 0, "\(run.errorText.prefix(300))")
      let lines = run.outputText.split(separator: "\n")
      try #require(lines.count == 3)
      #expect(lines[0].contains("\"status\":\"ok\"") && lines[2].contains("\"status\":\"ok\""))
      #expect(lines[1].contains("the system has no memory for a picture of "), "\(lines[1])")
    }

    private static let huge = """
      import sys, zlib, struct
      width, height = 8000, 7990
      def chunk(kind, data):
          return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
      rows = zlib.compressobj(1)
      data = b''.join(rows.compress(bytes(1 + 3 * width)) for _ in range(height)) + rows.flush()
      header = struct.pack('>IIBBBBB', width, height, 8, 2, 0, 0, 0)
      open(sys.argv[1], 'wb').write(b'\\x89PNG\\r\\n\\x1a\\n' + chunk(b'IHDR', header) + chunk(b'IDAT', data)
                                    + chunk(b'IEND', b''))
      """
  #endif
}
