import Foundation
import TestSupport
import Testing

/// What `assets` takes, refuses, writes and leaves alone.
@Suite struct AssetsCommandTests {
  private static let three = ["--from", "3", "--to", "4"]

  @Test func severalPlatformsHaveAFolderEach() throws {
    let set = try AssetFolder()
    let dry = try set.run("ios,android,web", ["--dry-run"] + AssetsCommandTests.three)
    #expect(dry.status == 0 && dry.errorText == "" && set.lacks())
    let run = try set.run("ios,android,web", AssetsCommandTests.three)
    #expect(run.status == 0 && run.outputText == "")
    let names = try set.files().keys.sorted()
    #expect(run.errorText == "star-rating: \(names.count) files written\n")
    #expect(dry.outputText.split(separator: "\n").map { String($0.dropFirst(4)) }.sorted() == names)
    for name in [
      "ios/Assets.xcassets/rating_3.imageset/Contents.json", "android/res/drawable-xxxhdpi/rating_3_5.png",
      "web/rating_4@3x.png", "web/rating_4.svg", "web/index.html", "web/rating-sprite@2x.png",
      "web/rating-sprite@2x.json", "web/rating-sprite.css",
    ] {
      #expect(names.contains(name), "\(name)")
    }
    // No two differ by letter case alone.
    #expect(Set(names.map { $0.lowercased() }).count == names.count)
  }

  @Test func aSecondRunGivesTheSameBytesAndLeavesOtherFilesAlone() throws {
    let set = try AssetFolder()
    let arguments = AssetsCommandTests.three + ["--rtl", "-q"]
    #expect(try set.run("ios,android,web", arguments).errorText == "")
    let before = try set.files()
    try set.folder.write("mine", to: "out/web/mine.txt")
    try set.folder.write("mine", to: "out/android/res/drawable-mdpi/icon.png")
    try set.folder.write("old", to: "out/web/index.html")
    #expect(try set.run("ios,android,web", arguments).status == 0)
    var after = try set.files()
    #expect(after.removeValue(forKey: "web/mine.txt") == Array("mine".utf8))
    #expect(after.removeValue(forKey: "android/res/drawable-mdpi/icon.png") == Array("mine".utf8))
    #expect(after == before)
  }

  #if os(Linux)
    @Test func theSurroundingsChangeNothing() throws {
      let set = try AssetFolder()
      #expect(try set.run("ios,android,web", AssetsCommandTests.three).status == 0)
      let locales = try TemporaryFolder()
      let made = try Tool("localedef").run(["-i", "de_DE", "-f", "UTF-8", locales.path("de_DE.UTF-8")])
      try #require(made.status == 0)
      let environment = ["LOCPATH": locales.path, "LC_ALL": "de_DE.UTF-8", "TZ": "Pacific/Auckland"]
      let run = try set.run(
        "ios,android,web", AssetsCommandTests.three, into: "other", environment: environment)
      #expect(run.status == 0)
      #expect(try set.files(in: "other") == set.files())
    }
  #endif

  @Test(arguments: [
    (["--from", "0.1", "--to", "0.7", "--by", "0.1"], ["0_1", "0_2", "0_3", "0_4", "0_5", "0_6", "0_7"]),
    (["--from", "0", "--to", "5", "--by", "1.7"], ["0", "1_7", "3_4"]),
    (["--worst", "1", "--stars", "2"], ["1", "1_5", "2"]),
    (["--out-of", "100", "--by", "50"], ["0", "50", "100"]),
    (["--from", "4.35", "--by", "0.65"], ["4_35", "5"]),
    (["--from", "2", "--to", "2", "--by", "100"], ["2"]),
  ])
  func ratingsAreCountedInDecimals(_ arguments: [String], _ ratings: [String]) throws {
    let set = try AssetFolder()
    let run = try set.run("android", ["-n"] + arguments)
    #expect(run.status == 0)
    let lines = run.outputText.split(separator: "\n").filter { $0.contains("-mdpi/") }
    #expect(lines == ratings.map { "out/res/drawable-mdpi/rating_\($0).png" })
  }

  static let refused: [(arguments: [String], words: String)] = [
    (
      ["--from", "5.5"],
      "--from cannot be \"5.5\": allowed is from 0 to 5, the scale's ends, with at most 6 places"
    ),
    (
      ["--from", "-1"],
      "--from cannot be \"-1\": allowed is from 0 to 5, the scale's ends, with at most 6 places"
    ),
    (
      ["--worst", "1", "--from", "0.5"],
      "--from cannot be \"0.5\": allowed is from 1 to 5, the scale's ends, with at most 6 places"
    ),
    (["--to", "5.5"], "--to cannot be \"5.5\": allowed is from 0, the first rating, to 5"),
    (["--from", "3", "--to", "2"], "--to cannot be \"2\": allowed is from 3, the first rating, to 5"),
    (["--by", "0"], "--by cannot be \"0\": allowed is above 0, with at most 6 places"),
    (["--by", "-0.5"], "--by cannot be \"-0.5\": allowed is above 0, with at most 6 places"),
    (["--by", "0.0000001"], "--by cannot be \"0.0000001\": allowed is above 0, with at most 6 places"),
    (["--by", "0.001"], "--by cannot be \"0.001\": allowed is what makes at most 1000 ratings, not 5001"),
    (["--by", "half"], "--by cannot be \"half\": allowed is a number above 0"),
    (["--from", "nan"], "--from cannot be \"nan\": allowed is a number such as 0.5"),
    (
      ["--name", "a/b"],
      "--name cannot be \"a/b\": allowed is 1 to 100 bytes without slashes and control characters, no point first"
    ),
    (
      ["--name", ""],
      "--name cannot be \"\": allowed is 1 to 100 bytes without slashes and control characters, no point first"
    ),
    (
      ["--name", ".."],
      "--name cannot be \"..\": allowed is 1 to 100 bytes without slashes and control characters, no point first"
    ),
    (
      ["--vector", "svg"],
      "--vector cannot be \"svg\": allowed is ios or android with it: web has SVG beside PNG"
    ),
    (["--scale", "2"], "there is no option \"--scale\": did you mean --locale?"),
    (["--from", "0,5"], "--from cannot be \"0,5\": a decimal comma, allowed is a point as in 3.5"),
    (
      ["--from", "99999999999999999999"],
      "--from cannot be \"99999999999999999999\": allowed is from 0 to 5, the scale's ends, with at most 6 places"
    ),
    (["--to", "-0.50"], "--to cannot be \"-0.50\": allowed is from 0, the first rating, to 5"),
    (
      ["--by", "0.12345678901234567890"],
      "--by cannot be \"0.12345678901234567890\": allowed is above 0, with at most 6 places"
    ),
    (["3.5"], "\"3.5\" is one argument too many: star-rating help assets shows how it is called"),
    (
      ["--size", "5000"],
      "a picture of 28332 x 5000 pixels is out of bounds: allowed are 1 to 16384 a side and 64000000 in all"
    ),
    (
      ["--size", "1000"],
      "a picture of 17004 x 3000 pixels is out of bounds: allowed are 1 to 16384 a side and 64000000 in all"
    ),
    (
      ["--direction", "rtl", "--rtl"],
      "direction cannot be \"rtl\": allowed is ltr with --rtl, which makes its mirror images"
    ),
  ]

  @Test(arguments: refused)
  func aWrongRequestWritesNothing(_ row: (arguments: [String], words: String)) throws {
    let set = try AssetFolder()
    let run = try set.run("web", row.arguments)
    #expect(run.status == 2)
    #expect(run.errorText == "star-rating: error: \(row.words)\n")
    #expect(set.lacks())
  }

  @Test(arguments: [
    (
      ["--platform", "windows", "-o", "out"],
      "--platform cannot be \"windows\": allowed is ios, android, web, or several with commas"
    ),
    (
      ["--platform", "ios,ios", "-o", "out"],
      "--platform cannot be \"ios,ios\": allowed is ios, android, web, or several with commas"
    ),
    (
      ["--platform", "", "-o", "out"],
      "--platform cannot be \"\": allowed is ios, android, web, or several with commas"
    ),
    (["-o", "out"], "--platform is missing: star-rating help assets shows how it is called"),
    (["--platform", "ios"], "--output is missing: star-rating help assets shows how it is called"),
    (["--platform", "ios", "-o", "-"], "--output cannot be \"-\": allowed is a folder"),
    (
      ["--platform", "ios,web", "-o", "A.xcassets"],
      "--output cannot be \"A.xcassets\": allowed is a catalog with ios alone, else a folder"
    ),
    (
      ["--platform", "ios", "-o", "out", "--vector", "xml"],
      "--vector cannot be \"xml\": allowed is svg, pdf here"
    ),
    (
      ["--platform", "ios", "-o", "out", "--vector", "jpg"],
      "--vector cannot be \"jpg\": allowed is svg, pdf here"
    ),
    (
      ["--platform", "android", "-o", "out", "--vector", "svg"],
      "--vector cannot be \"svg\": allowed is xml here"
    ),
  ])
  func aWrongCallIsRefused(_ arguments: [String], _ words: String) throws {
    let run = try BuiltProgram.run(["assets"] + arguments)
    #expect(run.status == 2)
    #expect(run.errorText == "star-rating: error: \(words)\n")
  }

  #if JSON
    @Test(arguments: [
      (
        #"{"size": 30}"#,
        "--dark makes pictures of 170 x 30 points, the others have 136 x 24: allowed are properties that leave the size"
      ),
      (#"{"rating": 3}"#, "rating cannot be \"3\": allowed is --from, --to and --by, which say the ratings"),
      (#"{"scale": 3}"#, "scale cannot be \"3\": allowed is --platform, which says the scales"),
      (
        #"{"compression": "fast"}"#,
        "--dark cannot be \"dark.json\": allowed is properties of pictures: those of files, as compression, are one for the set"
      ),
      (#"{"fil": "red"}"#, "dark.json: there is no property \"fil\": did you mean fill?"),
      (#"{"fill": "red""#, "dark.json, line 1: '}' expected near end of file"),
    ])
    func darkPropertiesThatMayNotBeWriteNothing(_ dark: String, _ words: String) throws {
      let set = try AssetFolder()
      try set.folder.write(dark, to: "dark.json")
      let run = try set.run("ios", ["--dark", "dark.json"])
      #expect(run.status == 2)
      #expect(run.errorText == "star-rating: error: \(words)\n")
      #expect(set.lacks())
    }
  #else
    @Test func withoutJSONDarkPropertiesAreAClearError() throws {
      let set = try AssetFolder()
      try set.folder.write("{}", to: "dark.json")
      let run = try set.run("ios", ["--dark", "dark.json"])
      #expect(run.status == 2)
      #expect(run.errorText.contains("built without JSON"))
    }
  #endif

  @Test(arguments: [
    ("web/rating_4.png", "folder", "cannot replace out/web/rating_4.png: Is a directory"),
    ("android/res", "file", "cannot create out/android/res: Not a directory"),
    ("android/res", "link", "cannot create out/android/res: Too many levels of symbolic links"),
  ])
  func whatIsInTheWayWritesNothing(_ path: String, _ kind: String, _ words: String) throws {
    let set = try AssetFolder()
    let manager = FileManager.default
    let place = set.folder.path("out/\(path)")
    try manager.createDirectory(
      atPath: kind == "folder" ? place : (place as NSString).deletingLastPathComponent,
      withIntermediateDirectories: true)
    if kind == "file" { try set.folder.write("kept", to: "out/\(path)") }
    if kind == "link" { try manager.createSymbolicLink(atPath: place, withDestinationPath: set.folder.path) }
    let run = try set.run("ios,android,web", AssetsCommandTests.three)
    #expect(run.status == 1)
    #expect(run.errorText == "star-rating: error: \(words)\n")
    #expect(set.lacks("out/ios"))
    #expect(try set.folder.names == ["out"])
  }

  @Test func notesAreErrorsWhenStrict() throws {
    let set = try AssetFolder()
    let run = try set.run("android", ["--name", "A", "--strict"])
    #expect(run.status == 2)
    #expect(set.lacks())
  }

  @Test(arguments: [("KILL", 137), ("TERM", 143)] as [(String, Int32)])
  func whatIsInterruptedIsCompletedByAnotherRun(_ signal: String, _ status: Int32) throws {
    let set = try AssetFolder()
    let arguments = ["assets", "--platform", "web,android", "--by", "0.01", "-o", "out"]
    let script = """
      mkdir -p out; "$@" & child=$!
      while kill -0 $child 2>/dev/null && [ $(find out -name '*.png' | wc -l) -lt 5 ]; do :; done
      kill -\(signal) $child 2>/dev/null; wait $child
      """
    let run = try Tool("timeout").run(
      ["120", "/bin/sh", "-c", script, "sh", BuiltProgram.path()] + arguments, folder: set.folder.path)
    #expect(run.status == status)
    if signal == "TERM" { #expect(run.errorText == "star-rating: error: stopped by signal 15\n") }
    let cut = try set.files()
    #expect(try set.run("web,android", ["--by", "0.01"], into: "whole").status == 0)
    let whole = try set.files(in: "whole")
    #expect(cut.count < whole.count)
    for (name, bytes) in cut where signal == "TERM" || !name.contains(".star-rating-") {
      #expect(bytes == whole[name], "\(name)")
    }
    #expect(try set.run("web,android", ["--by", "0.01"]).status == 0)
    #expect(try set.files() == whole)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: set.folder.path("out")).sorted() == [
        "android", "web",
      ])
  }

  #if os(Linux)
    @Test(.enabled("only root mounts") { geteuid() == 0 })
    func aDiskThatFillsUpLeavesWholeFiles() throws {
      let set = try AssetFolder()
      try FileManager.default.createDirectory(
        atPath: set.folder.path("disk"), withIntermediateDirectories: false)
      let mounted = try Tool("mount").run(["-t", "tmpfs", "-o", "size=16k", "tmpfs", set.folder.path("disk")])
      guard mounted.status == 0 else { return }
      defer { _ = try? Tool("umount").run([set.folder.path("disk")]) }
      let run = try set.run("web", into: "disk")
      #expect(run.status == 1)
      #expect(run.errorText.hasSuffix("No space left on device\n"))
      #expect(try set.run("web", into: "whole").status == 0)
      let (files, whole) = (try set.files(in: "disk"), try set.files(in: "whole"))
      #expect(!files.isEmpty)
      for (name, bytes) in files { #expect(bytes == whole[name], "\(name)") }
    }
  #endif
}
