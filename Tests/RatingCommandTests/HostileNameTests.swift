import Foundation
import TestSupport
import Testing

/// Names that are not UTF-8, and links that lead nowhere.
@Suite struct HostileNameTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs a script, in which `$1` is the program and `$2` a name that is not UTF-8.
  private func run(_ script: String) throws -> FinishedProcess {
    try ChildProcess.run(
      "/bin/sh", ["-c", "name=$(printf 'caf\\351'); \(script)", "sh", BuiltProgram.path()],
      folder: folder.path)
  }

  @Test(arguments: [
    ("render 3 -o \"$name.svg\"", "caf\\xE9.svg"),
    ("render 3 --config=\"$name.json\"", "--config=caf\\xE9.json"),
    ("batch \"$name.csv\" -o out", "caf\\xE9.csv"), ("assets --platform web -o \"$name\"", "caf\\xE9"),
    ("compare \"$name.png\" a.png", "caf\\xE9.png"), ("\"$name\"", "caf\\xE9"),
    ("badge 3 --label \"$name\"", "caf\\xE9"),
  ])
  func anArgumentThatIsNotUTF8IsRefused(_ row: (words: String, shown: String)) throws {
    let run = try run("\"$1\" \(row.words)")
    #expect(run.status == 2)
    #expect(
      run.errorText
        == "star-rating: error: the argument \"\(row.shown)\" is not UTF-8: allowed are words and names that are\n"
    )
    #expect(try folder.names.isEmpty)
  }

  #if os(Linux)
    @Test func aLinkToSuchANameIsWrittenThrough() throws {
      let run = try run(
        "ln -s \"$name.svg\" link && \"$1\" render 3 -o link && cat \"$name.svg\" && readlink link")
      #expect(run.status == 0)
      let picture = try BuiltProgram.run(["render", "3"]).output
      #expect(run.output == picture + Array("caf".utf8) + [0xE9] + Array(".svg\n".utf8))
    }

    @Test func theCurrentFolderMayHaveSuchAName() throws {
      let run = try run(
        """
        mkdir "$name" && cd "$name" && "$1" render 3 -o a.svg -o b.svg && "$1" render 3 -o a.png && \\
        "$1" compare a.png ./a.png && ls
        """)
      #expect(run.status == 0)
      #expect(run.outputText == "same: no pixel differs\n" + run.outputText.dropFirst(23))
      #expect(run.outputText.hasSuffix("a.png\na.svg\nb.svg\n"))
    }

    @Test func suchNamesInAFolderAreCompared() throws {
      let prepared = try run(
        """
        mkdir a b "a/$name" "b/$name" && "$1" render 3 -o a/s.png && cp a/s.png b/s.png && \\
        cp a/s.png "a/$name.png" && "$1" render 4 -o l.png && cp l.png "b/$name.png" && \\
        cp a/s.png "a/$name/only.png"
        """)
      #expect(prepared.status == 0)
      let run = try BuiltProgram.run(["compare", "a", "b"], folder: folder.path)
      #expect(run.status == 1)
      #expect(run.errorText == "")
      let lines = run.outputText.split(separator: "\n")
      #expect(lines[0] == "different: 1 same, 1 different, 1 missing")
      #expect(lines[1] == "missing:   caf\\xE9/only.png")
      #expect(lines[2].hasPrefix("different: caf\\xE9.png: "))
      let json = try BuiltProgram.run(["compare", "a", "b", "--json"], folder: folder.path)
      #expect(json.outputText.contains("\"missing\": [\n    \"caf\\\\xE9/only.png\"\n  ]"))
    }
  #endif

  #if Archives
    @Test func aLoopingLinkIsAnErrorAndStays() throws {
      for (link, target) in [
        ("self.svg", "self.svg"), ("a.svg", "b.svg"), ("b.svg", "a.svg"), ("r.tar", "r.tar"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.path(link), withDestinationPath: target)
      }
      try folder.write("output,rating\nx.svg,3\n", to: "m.csv")
      for words in [
        ["render", "3", "-o", "self.svg"], ["render", "3", "-o", "a.svg"],
        ["batch", "m.csv", "-o", "r.tar"], ["batch", "m.csv", "-o", "out", "--results", "b.svg"],
      ] {
        let run = try BuiltProgram.run(words, folder: folder.path)
        #expect(run.status == 1)
        #expect(
          run.errorText
            == "star-rating: error: cannot write \(words.last!): Too many levels of symbolic links\n")
      }
      for link in ["self.svg", "a.svg", "b.svg", "r.tar"] {
        #expect(FileKind(of: folder.path(link)) == .link)
      }
    }
  #endif
}
