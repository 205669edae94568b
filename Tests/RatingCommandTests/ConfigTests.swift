import TestSupport
import Testing

@Suite struct ConfigTests {
  #if JSON
    /// The configuration, and the flags that mean the same.
    static let meant: [(json: String, flags: [String])] = [
      ("{}", []), ("{\"size\": 40}", ["--size", "40"]), ("{\"size\": \"40\"}", ["--size", "40"]),
      ("{\"size\": 4e1}", ["--size", "40"]), ("{\"size\": 40.0}", ["--size", "40"]),
      ("\u{FEFF}{\"size\": 40}", ["--size", "40"]),
      ("{\"fill\": \"red\", \"empty\": \"#00f8\"}", ["--fill", "red", "--empty", "#00f8"]),
      ("{\"padding\": [1, 2.5]}", ["--padding", "1,2.5"]), ("{\"out-of\": 10}", ["--out-of", "10"]),
      ("{\"title\": \"R\\u0026D {value}\"}", ["--title", "R&D {value}"]), ("{\"rating\": 1}", []),
      // Null leaves the default, whatever the property; other words of JSON are taken as they are written.
      ("{\"size\": null}", []),
      ("{\"fill\": null, \"gap\": null, \"title\": null, \"size\": 40}", ["--size", "40"]),
      ("{\"preset\": null, \"symbol\": null, \"scale\": null, \"font\": null}", []),
      ("{\"preset\": \"cosmos\", \"size\": null}", ["--preset", "cosmos"]),
      ("{\"title\": 4.50}", ["--title", "4.50"]), ("{\"title\": true}", ["--title", "true"]),
      (
        "{\"title\": 12345678901234567890123.10}", ["--title", "12345678901234567890123.10"]
      ),
      (
        " { \"title\" : \"a \\\"],: b\\\\\" ,\n\"padding\":[ 1 , 2E0 ],\"gap\":5e-1} ",
        ["--title", "a \"],: b\\", "--padding", "1,2", "--gap", "0.5"]
      ),
    ]

    @Test(arguments: meant)
    func aKeyMeansWhatItsFlagMeans(_ row: (json: String, flags: [String])) throws {
      let folder = try TemporaryFolder()
      let path = try folder.write(row.json, to: "c.json")
      let run = try BuiltProgram.run(["render", "3.5", "--config", path])
      #expect(run.status == 0)
      #expect(run.errorText == "")
      #expect(try run.output == BuiltProgram.run(["render", "3.5"] + row.flags).output)
    }

    @Test func flagsAndTheArgumentWin() throws {
      let folder = try TemporaryFolder()
      let path = try folder.write("{\"rating\": 1, \"size\": 40, \"fill\": \"red\"}", to: "c.json")
      let run = try BuiltProgram.run(["render", "--size", "30", "--config", path, "3.5"])
      #expect(run.status == 0)
      #expect(try run.output == BuiltProgram.run(["render", "3.5", "--size", "30", "--fill", "red"]).output)
    }

    @Test(arguments: [("4.35", "4.35"), ("\"4.35\"", "4.35"), ("\"none\"", "none"), ("null", "none")])
    func theRatingMayStandInTheConfiguration(_ value: String, _ argument: String) throws {
      let folder = try TemporaryFolder()
      let path = try folder.write("{\"rating\": \(value), \"step\": \"exact\"}", to: "c.json")
      let run = try BuiltProgram.run(["layout", "--config", path])
      #expect(run.status == 0)
      #expect(try run.output == BuiltProgram.run(["layout", argument, "--step", "exact"]).output)
    }

    /// What is wrong only together, or only worth a note, is quoted as it was written too.
    @Test(arguments: [
      ("{\"worst\": 5.0}", "error: worst cannot be \"5.0\": allowed is a number from 0 to below 5"),
      ("{\"worst\": 5e0}", "error: worst cannot be \"5e0\": allowed is a number from 0 to below 5"),
      ("{\"rating\": 1E3}", "note: rating 1E3 is beyond 0 to 5: it is drawn as 5"),
      (
        "{\"rating\": 99999999999999999999}",
        "note: rating 99999999999999999999 is beyond 0 to 5: it is drawn as 5"
      ),
    ])
    func whatWasWrittenIsQuoted(json: String, words: String) throws {
      let folder = try TemporaryFolder()
      try folder.write(json, to: "c.json")
      let rating = json.contains("rating") ? [] : ["3"]
      let run = try BuiltProgram.run(
        ["render"] + rating + ["--config", "c.json", "-o", "x.svg"], folder: folder.path)
      #expect(run.errorText == "star-rating: \(words)\n")
    }

    @Test func aBatchAndASetQuoteWhatWasWritten() throws {
      let folder = try TemporaryFolder()
      try folder.write("output,rating\na.png,3\n", to: "m.csv")
      try folder.write("{\"rating\": 3e0}", to: "c.json")
      try folder.write("{\"scale\": [2.0, 1]}", to: "s.json")
      for (words, error) in [
        (
          ["batch", "m.csv", "-o", "out", "--config", "c.json"],
          "rating cannot be \"3e0\": allowed is a column of the manifest"
        ),
        (
          ["assets", "--platform", "web", "-o", "out", "--config", "c.json"],
          "rating cannot be \"3e0\": allowed is --from, --to and --by, which say the ratings"
        ),
        (
          ["assets", "--platform", "web", "-o", "out", "--config", "s.json"],
          "scale cannot be \"2.0,1\": allowed is --platform, which says the scales"
        ),
        (
          ["render", "3", "-f", "png", "--config", "s.json"],
          "scale cannot be \"2.0,1\" on standard output: allowed there is one scale, -o rating.png takes several"
        ),
      ] {
        let run = try BuiltProgram.run(words, folder: folder.path)
        #expect(run.status == 2 && run.errorText == "star-rating: error: \(error)\n")
      }
    }

    @Test func scalesMayBeAList() throws {
      let folder = try TemporaryFolder()
      try folder.write("{\"rating\": 3, \"scale\": [1, 1.5]}", to: "c.json")
      let run = try BuiltProgram.run(["render", "--config", "c.json", "-o", "r.png"], folder: folder.path)
      #expect(run.status == 0)
      #expect(try folder.names == ["c.json", "r.png", "r@1.5x.png"])
    }

    static let refused = [
      RefusedRequest(
        "a key twice", ["{\"size\": 40, \"size\": 40}"],
        "c.json, line 1: duplicate object key near '\"size\"'"),
      RefusedRequest(
        "an unknown key, near", ["{\"sise\": 40}"],
        "c.json: there is no property \"sise\": did you mean size?"),
      RefusedRequest(
        "an unknown key, far", ["{\"wobble\": 40}"],
        "c.json: there is no property \"wobble\": star-rating help render lists them"),
      RefusedRequest(
        "a key in capitals", ["{\"Size\": 40}"], "c.json: there is no property \"Size\": did you mean size?"),
      RefusedRequest(
        "a value out of range", ["{\"size\": -5}"],
        "c.json: size cannot be \"-5\": allowed is a number above 0, up to 16384"),
      RefusedRequest(
        "a text for a number", ["{\"size\": \"4,5\"}"],
        "c.json: size cannot be \"4,5\": a decimal comma, allowed is a point as in 3.5"),
      RefusedRequest(
        "spaces about a rating", ["{\"rating\": \" 4.5 \"}"],
        "c.json: rating cannot be \" 4.5 \": allowed is a number such as 3.5, or none"),
      RefusedRequest(
        "no comma", ["{\"size\": 40\n \"gap\": 2}"], "c.json, line 2: '}' expected near '\"gap\"'"),
      RefusedRequest(
        "an end too soon", ["{\"size\": 40"], "c.json, line 1: '}' expected near end of file"),
      RefusedRequest("nothing", [""], "c.json, line 1: '[' or '{' expected near end of file"),
      RefusedRequest("two objects", ["{} {}"], "c.json, line 1: end of file expected near '{'"),
      RefusedRequest(
        "a list", ["[1]"], "c.json, line 1: a configuration is one object, { \"size\": 40 }"),
      RefusedRequest(
        "a truth", ["{\"size\": true}"],
        "c.json: size cannot be \"true\": allowed is a number above 0, up to 16384"),
      RefusedRequest(
        "an untruth", ["{\"rating\": false}"],
        "c.json: rating cannot be \"false\": allowed is a number such as 3.5, or none"),
      RefusedRequest(
        "an exponent", ["{\"gap\": 1, \"size\": 1e5}"],
        "c.json: size cannot be \"1e5\": allowed is a number above 0, up to 16384"),
      RefusedRequest(
        "twenty digits", ["{\"size\": 99999999999999999999}"],
        "c.json: size cannot be \"99999999999999999999\": allowed is a number above 0, up to 16384"),
      RefusedRequest(
        "twenty digits below 0", ["{\"gap\": -99999999999999999999.50}"],
        "c.json: gap cannot be \"-99999999999999999999.50\": allowed is a number from 0 to 16384"),
      RefusedRequest(
        "zeros behind the point", ["{\"stars\": 4.50}"],
        "c.json: stars cannot be \"4.50\": allowed is a whole number from 1 to 100"),
      RefusedRequest(
        "null in a list", ["{\"padding\": [1, null]}"],
        "c.json: padding cannot be \"null\": allowed is a number from 0 to 16384"),
      RefusedRequest(
        "an unknown key of null", ["{\"sise\": null}"],
        "c.json: there is no property \"sise\": did you mean size?"),
      RefusedRequest(
        "a decimal comma in a list", ["{\"min-size\": [\"a\", 1]}"],
        "c.json: min-size cannot be \"a\": allowed is a number from 0 to 16384"),
      RefusedRequest(
        "an object in it", ["{\"size\": {}}"],
        "c.json: the value of \"size\" is no text, number or list of them"),
      RefusedRequest(
        "a number too large", ["{\"size\": 1e400}"], "c.json, line 1: real number overflow near '1e400'"),
      RefusedRequest(
        "markup in a colour", ["{\"fill\": \"red\\\"/><script>\"}"],
        "c.json: fill cannot be \"red\"/><script>\": allowed is a CSS colour: a name, #rgb, #rgba, #rrggbb, "
          + "#rrggbbaa (# optional), rgb(r g b / a), transparent or none, "
          + "or linear-gradient(angle, colour, colour 50%, …)"),
    ]

    @Test(arguments: refused)
    func aWrongConfigurationIsRefusedWithItsName(_ request: RefusedRequest) throws {
      let folder = try TemporaryFolder()
      try folder.write(request.arguments[0], to: "c.json")
      let run = try BuiltProgram.run(
        ["render", "3", "--config", "c.json", "-o", "-", "-o", "x.png"], folder: folder.path)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.errorText == "star-rating: error: \(request.error)\n")
      #expect(try folder.names == ["c.json"])
    }

    @Test func bytesThatAreNoUTF8AreRefused() throws {
      let folder = try TemporaryFolder()
      try folder.write([0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], to: "c.json")
      let run = try BuiltProgram.run(["render", "3", "--config", "c.json"], folder: folder.path)
      #expect(run.status == 2)
      #expect(run.errorText == "star-rating: error: c.json, line 1: unable to decode byte 0xff\n")
    }
  #else
    @Test func withoutJSONAConfigurationIsAClearError() throws {
      let folder = try TemporaryFolder()
      try folder.write("{\"size\": 40}", to: "c.json")
      let run = try BuiltProgram.run(
        ["render", "3", "--config", "c.json", "-o", "x.png"], folder: folder.path)
      #expect(run.status == 2)
      #expect(
        run.errorText == """
          star-rating: error: c.json cannot be read: this star-rating was built without JSON (the trait \
          JSON, library jansson)

          """)
      #expect(try folder.names == ["c.json"])
    }
  #endif

  @Test(arguments: [("no.json", "No such file or directory"), (".", "Is a directory")])
  func aConfigurationThatCannotBeReadIsAnError(_ name: String, _ reason: String) throws {
    let folder = try TemporaryFolder()
    let run = try BuiltProgram.run(["render", "3", "--config", name], folder: folder.path)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errorText == "star-rating: error: cannot read \(name): \(reason)\n")
  }

  @Test func aConfigurationOfMoreThanAMegabyteIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write([UInt8](repeating: 0x20, count: (1 << 20) + 1) + Array("{}".utf8), to: "c.json")
    let run = try BuiltProgram.run(["render", "3", "--config", "c.json"], folder: folder.path)
    #expect(run.status != 0)
    #expect(run.output.isEmpty)
    #expect(run.errorText == "star-rating: error: cannot read c.json: File too large\n")
  }

  @Test func oneConfigurationIsAllowed() throws {
    let run = try BuiltProgram.run(["render", "3", "--config", "a.json", "--config", "b.json"])
    #expect(run.status == 2)
    #expect(run.errorText == "star-rating: error: --config is given twice: once is allowed\n")
  }
}
