import Foundation
import Testing

@Suite struct AssetsTests {
  private let assets = Repository.folder.appending(path: "Assets")

  // Badges have labels, which need text.
  #if Text
    @Test func picturesAreWhatTheProgramDraws() throws {
      try TemporaryFolder.with { folder in
        try Repository.run("Assets/make", [Repository.program.path, folder.path])
        let made = try pictures(in: folder)
        #expect(made.contains("hero.svg"))
        #expect(try pictures(in: assets) == made)
        for name in made {
          let isFresh =
            try Data(contentsOf: folder.appending(path: name))
            == (try? Data(contentsOf: assets.appending(path: name)))
          #expect(isFresh, "Assets/\(name) is stale: run make assets, look at it, then commit")
        }
      }
    }
  #endif

  #if JSON
    @Test func lookPageShowsEveryGoldenByRelativeLinks() throws {
      try TemporaryFolder.with { folder in
        try Repository.run("Assets/look", [Repository.program.path, folder.path])
        let page = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
        let links = Set(page.matches(of: /src="([^"]+)"/).map { String($0.1) })
        let wanted = GoldenCase.all.flatMap { golden in
          ["png", "svg"].map { "\(golden.testDescription).\($0)" }
        }
        #expect(links.isSuperset(of: wanted))
        for link in links {
          #expect(!link.hasPrefix("/") && !link.contains(":"))
          #expect(FileManager.default.fileExists(atPath: folder.appending(path: link).path))
        }
        for golden in GoldenCase.all { #expect(page.contains(">\(golden.testDescription)<")) }
      }
    }
  #endif

  private func pictures(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".svg") || $0.hasSuffix(".png") }.sorted()
  }
}
