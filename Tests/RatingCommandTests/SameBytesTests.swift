import Foundation
import TestSupport
import Testing

/// The same request gives the same bytes, whatever surrounds the program.
@Suite struct SameBytesTests {
  static let requests = [
    ["render", "3.37", "--step", "exact", "--size", "39.5", "--gap", "3.25", "-f", "png", "--scale", "1.5"],
    ["render", "3.37", "--step", "exact", "--size", "39.5", "--gap", "3.25", "-f", "svg"],
    ["render", "2.5", "--direction", "rtl", "--fill", "#6092c06b", "--outline", "#333", "-f", "svg"],
    ["layout", "4.35", "--size", "20.5", "--step", "exact"], ["hit", "12.5,3.25", "--step", "0.1"],
    ["help", "render"],
  ]

  /// The bytes under the test's own surroundings.
  private func usual(_ arguments: [String]) throws -> [UInt8] {
    let run = try BuiltProgram.run(arguments)
    #expect(run.status == 0)
    #expect(!run.output.isEmpty)
    return run.output
  }

  private func expectUsual(_ arguments: [String], environment: [String: String]) throws {
    let run = try BuiltProgram.run(arguments, environment: environment)
    #expect(run.status == 0)
    #expect(try run.output == usual(arguments))
  }

  #if os(Linux)
    @Test(arguments: requests)
    func aLocaleWithADecimalCommaChangesNothing(_ arguments: [String]) throws {
      let locales = try TemporaryFolder()
      let made = try Tool("localedef").run(
        ["-i", "de_DE", "-f", "UTF-8", locales.path("de_DE.UTF-8")])
      try #require(made.status == 0, "\(made.errorText)")
      let environment = ["LOCPATH": locales.path, "LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"]
      // The locale is there and has a comma: another program heeds it.
      let heeded = try Tool("printf").run(["%.1f", "1"], environment: environment)
      try #require(heeded.outputText == "1,0")
      try expectUsual(arguments, environment: environment)
    }
  #endif

  @Test(arguments: requests)
  func anEmptyEnvironmentChangesNothing(_ arguments: [String]) throws {
    try expectUsual(arguments, environment: [:])
  }

  @Test(arguments: requests)
  func theEnvironmentsOtherWordsChangeNothing(_ arguments: [String]) throws {
    try expectUsual(
      arguments,
      environment: [
        "LC_ALL": "C", "TZ": "Pacific/Auckland", "SOURCE_DATE_EPOCH": "1", "HOME": "/nowhere",
        "USER": "somebody",
        "POSIXLY_CORRECT": "1", "COLUMNS": "20", "SWIFT_DETERMINISTIC_HASHING": "1", "TMPDIR": "/nowhere",
      ])
  }

  @Test func optionsAfterTheRatingAreReadUnderPOSIXLYCORRECTToo() throws {
    let run = try BuiltProgram.run(["render", "3", "--size", "40"], environment: ["POSIXLY_CORRECT": "1"])
    #expect(try run.output == usual(["render", "3", "--size", "40"]))
  }

  @Test(arguments: ["png", "svg"])
  func theFolderAndTheFilesNameChangeNothing(_ format: String) throws {
    let (one, other) = (try TemporaryFolder(), try TemporaryFolder())
    for (folder, name) in [(one, "a.\(format)"), (other, "another name é.\(format)")] {
      let run = try BuiltProgram.run(["render", "3.37", "-o", name], folder: folder.path)
      #expect(run.status == 0)
    }
    #expect(try one.read("a.\(format)") == other.read("another name é.\(format)"))
  }

  @Test func aPNGHoldsNoDateNoTextAndNoPath() throws {
    let bytes = try usual(SameBytesTests.requests[0])
    var names: [String] = []
    var place = 8
    while place + 12 <= bytes.count {
      let length = bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
      names.append(String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self))
      place += 12 + length
    }
    #expect(place == bytes.count)
    #expect(Set(names).isSubset(of: ["IHDR", "sRGB", "pHYs", "PLTE", "tRNS", "IDAT", "IEND"]))
    #expect(names.first == "IHDR" && names.last == "IEND")
    #expect(names.contains("sRGB") && names.contains("pHYs"))
  }

  @Test func noNumberOfAnSVGHasAComma() throws {
    let text = String(decoding: try usual(SameBytesTests.requests[1]), as: UTF8.self)
    #expect(text.firstMatch(of: /[0-9],[0-9]/) == nil)
  }
}
