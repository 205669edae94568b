#if JSON
  import TestSupport
  import Testing

  /// Which row of an array on one line is meant.
  @Suite struct RowPlaceTests {
    private static func array(_ changes: [Int: String], between: String = ",") -> String {
      let rows = (1...200).map { changes[$0] ?? "{\"output\":\"\($0).svg\",\"rating\":4}" }
      return "[" + rows.joined(separator: between) + "]"
    }

    @Test func aRowIsToldByItsNumberAndWhatItIsCalled() throws {
      let batch = try BatchFolder(
        RowPlaceTests.array([
          1: "{\"output\":\"1.svg\",\"rating\":\"x\"}",
          64: "{\"output\":\"64.svg\",\"rating\":\"x\",\"id\":\"SKU 7\"}",
          65: "{\"ratng\":4,\"output\":\"65.svg\",\"id\":65}", 100: "{\"rating\":4}",
          200: "{\"id\":null,\"output\":\"200.svg\",\"rating\":4,\"size\":-1}",
        ]), named: "m.json")
      let run = try batch.run()
      #expect(run.status == 3)
      let wrong = "rating cannot be \"x\": allowed is a number such as 3.5, or none"
      #expect(
        run.errorText == """
          star-rating: error: m.json, line 1, row 1, output "1.svg": \(wrong)
          star-rating: error: m.json, line 1, row 64, id "SKU 7": \(wrong)
          star-rating: error: m.json, line 1, row 65, id "65": there is no column "ratng": did you mean rating?
          star-rating: error: m.json, line 1, row 100: output is missing
          star-rating: error: m.json, line 1, row 200, output "200.svg": size cannot be "-1": allowed is a number above 0, up to 16384
          star-rating: 195 written, 5 failed

          """)
    }

    @Test(arguments: [
      (90, "{\"output\":\"../x.svg\",\"rating\":4}", "row 90, output \"../x.svg\": output cannot be "),
      (
        150, "{\"output\":\"7.SVG\",\"rating\":4}",
        "row 150, output \"7.SVG\": \"7.SVG\" is the file of row 7 too"
      ),
    ])
    func aNameIsToldByItsRow(_ number: Int, _ row: String, _ words: String) throws {
      let batch = try BatchFolder(RowPlaceTests.array([number: row]), named: "m.json")
      let run = try batch.run()
      #expect(run.status == 2)
      #expect(run.errorText.hasPrefix("star-rating: error: m.json, line 1, \(words)"), "\(run.errorText)")
      #expect(batch.lacks())
    }

    @Test func aRowThatIsTooLongIsOneFaultOfTheArray() throws {
      let long = "{\"id\":\"\(String(repeating: "]},{[", count: 500_000))\",\"rating\":4}"
      let batch = try BatchFolder(RowPlaceTests.array([150: long]), named: "m.json")
      let run = try batch.run(["-q"])
      #expect(run.status == 3)
      #expect(
        run.errorText
          == "star-rating: error: m.json, line 1, row 150: the row is longer than 1048576 bytes: "
          + "it has \(long.utf8.count)\n")
      #expect(try batch.names().count == 199)
    }

    /// Where each row has its own line the line is enough.
    @Test func rowsOnLinesOfTheirOwnAreToldByLine() throws {
      let batch = try BatchFolder(
        RowPlaceTests.array([70: "{\"output\":\"70.svg\",\"rating\":\"x\"}"], between: ",\n "),
        named: "m.json")
      #expect(try batch.run(["-q"]).errorText.hasPrefix("star-rating: error: m.json, line 70: rating cannot"))
    }
  }
#endif
