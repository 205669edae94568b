#if Archives
  import TestSupport
  import Testing

  @testable import RatingBatch

  /// Zip archives as other programs read them.
  @Suite struct ZipTests {
    /// What Python's reader says of every entry: name, length, mode, date, the sum checked.
    private static let list = """
      import sys, zipfile
      archive = zipfile.ZipFile(sys.argv[1])
      assert archive.testzip() is None
      for entry in archive.infolist():
          print(entry.filename, entry.file_size, oct(entry.external_attr >> 16), *entry.date_time[:3], entry.flag_bits)
      """

    private func listed(_ path: String) throws -> [String] {
      let run = try Tool("python3").run(["-c", ZipTests.list, path], environment: ["LC_ALL": "C.UTF-8"])
      #expect(run.status == 0, "\(run.errorText)")
      return run.outputText.split(separator: "\n").map(String.init)
    }

    @Test func entriesHaveTheirNamesModesAndDates() throws {
      let batch = try BatchFolder("output,rating\na.svg,4\nd/\u{E9}.svg,3\n")
      #expect(try batch.run().status == 0)
      #expect(try batch.run(into: "o.zip").status == 0)
      let files = try batch.files()
      #expect(
        try listed(batch.folder.path("o.zip")) == [
          "a.svg \(files["a.svg"]!.count) 0o100644 1980 1 1 0",
          "d/\u{E9}.svg \(files["d/\u{E9}.svg"]!.count) 0o100644 1980 1 1 2048",
        ])
    }

    /// Length and sum stand before each entry's bytes: a reader of a stream knows where they end.
    @Test func aStreamCanBeReadEntryByEntry() throws {
      let batch = try BatchFolder("output,rating\na.svg,4\nb.png,3\nlonger/name.svg,2\n")
      #expect(try batch.run().status == 0)
      #expect(try batch.run(into: "o.zip").status == 0)
      let zip = try batch.folder.read("o.zip")
      func number(_ place: Int, _ count: Int) -> Int {
        zip[place..<(place + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
      }
      var place = 0
      for name in ["a.svg", "b.png", "longer/name.svg"] {
        #expect(number(place, 4) == 0x0403_4B50)
        // No descriptor behind the bytes, not compressed.
        #expect(number(place + 6, 2) & 8 == 0 && number(place + 8, 2) == 0)
        let length = number(place + 18, 4)
        let start = place + 30 + number(place + 26, 2) + number(place + 28, 2)
        #expect(zip[(place + 30)..<start].elementsEqual(name.utf8))
        #expect(try Array(zip[start..<(start + length)]) == batch.files()[name])
        place = start + length
      }
      #expect(number(place, 4) == 0x0201_4B50)
    }

    /// More entries than 16 bits count, and names in more than one block of records.
    @Test func manyEntriesAreRead() throws {
      let entries = ZipEntries()
      var bytes: [UInt8] = []
      let name = String(repeating: "long-", count: 20)
      for number in 0..<70_000 {
        entries.append([UInt8(number & 255)], named: "\(name)\(number)", to: &bytes)
      }
      while let part = entries.nextOfEnd() { bytes += part }
      let folder = try TemporaryFolder()
      let lines = try listed(folder.write(bytes, to: "o.zip"))
      #expect(lines.count == 70_000)
      #expect(lines.last?.hasPrefix("\(name)69999 1 ") ?? false)
    }

    @Test func anEmptyArchiveIsOne() throws {
      let entries = ZipEntries()
      var bytes: [UInt8] = []
      while let part = entries.nextOfEnd() { bytes += part }
      let folder = try TemporaryFolder()
      #expect(try listed(folder.write(bytes, to: "o.zip")).isEmpty)
    }
  }
#endif
