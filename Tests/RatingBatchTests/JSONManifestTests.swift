import TestSupport
import Testing

/// Manifests in JSON and NDJSON, through the program.
@Suite struct JSONManifestTests {
  #if JSON
    static let same: [(name: String, manifest: String)] = [
      ("m.json", "[{\"output\": \"a.png\", \"rating\": 4.5}]"),
      ("m.json", "\u{FEFF} [ { \"output\" : \"a.png\" ,\n \"rating\" : \"4.5\" } ]\n"),
      (
        "m.json",
        "[{\"output\": \"a.png\", \"rating\": 4.50, \"size\": null, \"title\": \"{value} out of {out-of} stars\"}]"
      ),
      ("m.ndjson", "{\"output\": \"a.png\", \"rating\": 4.5}"),
      ("m.jsonl", "\n{\"output\":\"a.png\",\"rating\":4.5}\r\n\n"),
      ("rows", "{\"output\":\"a.png\",\"rating\":4.5}\n"),
      ("rows", " [{\"output\":\"a.png\",\"rating\":4.5}]"),
      ("rows", "output,rating\na.png,4.5\n"), ("m.ndjson", "\u{FEFF}{\"output\":\"a.png\",\"rating\":4.5}\n"),
      (
        "m.json",
        "[{\"output\":\"a.png\",\"rating\":4.5,\"scale\":[1],\"padding\":[0,0],\"id\":\"]}{[\\\"\"}]"
      ),
    ]

    @Test(arguments: same)
    func onePictureIsWritten(_ row: (name: String, manifest: String)) throws {
      let batch = try BatchFolder(row.manifest, named: row.name)
      let run = try batch.run()
      #expect(run.status == 0)
      #expect(run.errorText == "star-rating: 1 written, 0 failed\n")
      #expect(try batch.files() == ["a.png": BatchFolder.rendered("4.5")])
    }

    static let faulty: [(row: String, words: String)] = [
      (
        "{\"output\":\"x.png\",\"rating\":\"abc\"}",
        "rating cannot be \"abc\": allowed is a number such as 3.5, or none"
      ),
      (
        "{\"output\":\"x.png\",\"rating\":[4,5]}",
        "rating cannot be \"4,5\": a decimal comma, allowed is a point as in 3.5"
      ),
      ("{\"output\":\"x.png\",\"rating\":{}}", "the value of \"rating\" is no text, number or list of them"),
      (
        "{\"output\":\"x.png\",\"rating\":true}",
        "rating cannot be \"true\": allowed is a number such as 3.5, or none"
      ),
      (
        "{\"output\":\"x.png\",\"rating\":false}",
        "rating cannot be \"false\": allowed is a number such as 3.5, or none"
      ),
      (
        "{\"output\":\"x.png\",\"size\": 1E5 ,\"rating\":4}",
        "size cannot be \"1E5\": allowed is a number above 0, up to 16384"
      ),
      (
        "{\"output\":\"x.png\",\"rating\":4,\"size\":99999999999999999999}",
        "size cannot be \"99999999999999999999\": allowed is a number above 0, up to 16384"
      ),
      (
        "{\"output\":\"x.png\",\"rating\":4,\"padding\":[ 2, 1e9]}",
        "padding cannot be \"1e9\": allowed is a number from 0 to 16384"
      ),
      (
        "{\"output\":\"x.png\",\"rating\":4,\"scale\":[1e0, 1e2]}",
        "scale cannot be \"1e0,1e2\": allowed is a number above 0, up to 16, or a list with commas"
      ),
      (
        "{\"output\":\"x.png\",\"rating\":4,\"padding\":[null,1]}",
        "padding cannot be \"null\": allowed is a number from 0 to 16384"
      ),
      (
        "{\"output\":\"x.png\",\"rating\":4,\"worst\":9.0}",
        "worst cannot be \"9.0\": allowed is a number from 0 to below 5"
      ),
      (
        "{\"output\":\"x.png\",\"rating\":4,\"title\":\"\\u200b \"}",
        "title cannot be \"\\u{200B} \": allowed is a text of 1 to 256 characters, not of spaces alone"
      ),
      (
        "{\"output\":\"x.png\",\"rating\":4,\"gap\":\"1,5\"}",
        "gap cannot be \"1,5\": a decimal comma, allowed is a point as in 3.5"
      ),
      (
        "{\"output\":\"x.png\",\"rating\":4,\"kind\":\"badge\",\"compact\":true,\"stars-shown\":false}",
        "compact cannot be \"true\": allowed is no where stars-shown is no"
      ),
      ("{\"output\":\"x.png\",\"rating\":4,\"rating\":4}", "duplicate object key near '\"rating\"'"),
      ("{\"output\":\"x.png\",\"ratng\":4}", "there is no column \"ratng\": did you mean rating?"),
      ("{\"output\":\"x.png\"}", "rating is missing"),
      ("{\"rating\":4}", "output is missing"),
      ("{\"output\":[\"x.png\"],\"rating\":4}", "the value of \"output\" is no text, number or list of them"),
      (
        "{\"output\":\"x.png\",\"rating\":null}",
        "there is no rating: allowed is a number such as 3.5; --unrated skip or draw takes such rows"
      ),
      (
        "{\"output\":\"x.png\",\"rating\":4,\"size\":-1}",
        "size cannot be \"-1\": allowed is a number above 0, up to 16384"
      ),
    ]

    @Test(arguments: faulty)
    func aRowsFaultIsToldInBothForms(_ row: (row: String, words: String)) throws {
      let good = ["{\"output\":\"a.png\",\"rating\":4}", "{\"output\":\"b.png\",\"rating\":3}"]
      for (name, manifest) in [
        ("m.ndjson", "\(good[0])\n\(row.row)\n\(good[1])\n"),
        ("m.json", "[\(good[0]),\n\(row.row),\n\(good[1])]"),
      ] {
        let batch = try BatchFolder(manifest, named: name)
        let run = try batch.run()
        #expect(run.status == 3)
        #expect(
          run.errorText
            == "star-rating: error: \(name), line 2: \(row.words)\nstar-rating: 2 written, 1 failed\n")
        #expect(try batch.names() == ["a.png", "b.png"])
      }
    }

    @Test func aLineThatIsNoJSONIsThatRowsFault() throws {
      let batch = try BatchFolder(
        "{\"output\":\"a.png\",\"rating\":4}\n{oh\n{\"output\":\"b.png\",\"rating\":4}", named: "m.ndjson")
      let run = try batch.run()
      #expect(run.status == 3)
      #expect(run.errorText.hasPrefix("star-rating: error: m.ndjson, line 2: "))
      #expect(try batch.names() == ["a.png", "b.png"])
    }

    static let damaged: [(manifest: String, words: String)] = [
      ("{\"output\":\"a.png\",\"rating\":4}", "line 1: a JSON manifest is one array of objects"),
      ("[{\"output\":\"a.png\",\"rating\":4}", "line 1: the array has no end"),
      ("[{\"output\":\"a.png\",\"rating\":4},", "line 1: the array has no end"),
      ("[\n{\"output\":\"a.png\",\"rating\":4},]", "line 2: an element of the array is no object"),
      ("[\n4]", "line 2: an element of the array is no object"),
      ("[\n{\"output\":\"a.png\",\"rating\":4}}", "line 2: a bracket does not match"),
      ("[{\"output\":\"a.png\",\"rating\":4}]\n[]", "line 2: something follows the array"),
    ]

    @Test(arguments: damaged)
    func anArrayThatIsNoneWritesNothing(_ row: (manifest: String, words: String)) throws {
      let batch = try BatchFolder(row.manifest, named: "m.json")
      let run = try batch.run()
      #expect(run.status == 2)
      #expect(run.errorText == "star-rating: error: m.json, \(row.words)\n")
      #expect(batch.lacks())
    }

    @Test(arguments: [("m.json", "[]"), ("m.json", " [ ]\n"), ("m.ndjson", "\n\n"), ("m.ndjson", "")])
    func anEmptyManifestIsDoneWithANote(_ name: String, _ manifest: String) throws {
      let run = try BatchFolder(manifest, named: name).run()
      #expect(run.status == 0)
      #expect(run.errorText.hasPrefix("star-rating: note: \(name) has no rows: nothing was written\n"))
    }

    @Test func manyRowsOfAllLengthsAreOneRowEach() throws {
      let rows = (0..<3_000).map { number in
        "{\"output\":\"\(number).svg\",\"rating\":\(number % 6),\"id\":\"\(String(repeating: "]},{[", count: number % 50))\"}"
      }
      for (name, manifest) in [
        ("m.json", "[" + rows.joined(separator: ",\n") + "]"), ("m.ndjson", rows.joined(separator: "\n")),
      ] {
        let batch = try BatchFolder(manifest, named: name)
        let run = try batch.run(["--json", "--dedupe"])
        #expect(
          run.outputText
            == "{\"written\": 3000, \"failed\": 0, \"skipped\": 0, \"unrated\": 0, \"clamped\": 0}\n")
      }
    }
  #else
    @Test(arguments: [("m.json", "[]"), ("m.ndjson", "{}"), ("rows", "{}")])
    func withoutJSONSuchAManifestIsAClearError(_ name: String, _ manifest: String) throws {
      let batch = try BatchFolder(manifest, named: name)
      let run = try batch.run()
      #expect(run.status == 2)
      #expect(
        run.errorText == "star-rating: error: \(name): JSON manifests need the trait JSON (library jansson), "
          + "without which this star-rating was built\n")
      #expect(batch.lacks())
    }
  #endif
}
