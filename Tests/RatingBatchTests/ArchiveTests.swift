import Foundation
import TestSupport
import Testing

/// Batches into archives, read by other programs.
@Suite struct ArchiveTests {
  #if Archives
    private static let long = String(repeating: "long-folder/", count: 12) + "name.svg"
    private static let manifest =
      "output,rating\na.png,4\nsub/é.svg,3\n\(long),2\n"
      + (0..<100).map { "n/\($0).png,\(Double($0 % 51) / 10)\n" }.joined()

    private static let readers: [(target: String, program: String, arguments: [String])] = [
      ("o.tar", "tar", ["-x", "-f", "o.tar", "-C", "x"]), ("o.TAR", "tar", ["-x", "-f", "o.TAR", "-C", "x"]),
      ("o.zip", "python3", ["-m", "zipfile", "-e", "o.zip", "x"]),
      ("o.tar", "python3", ["-m", "tarfile", "-e", "o.tar", "x"]),
    ]

    @Test(arguments: readers)
    func anArchiveHoldsWhatTheFolderWouldHold(_ row: (target: String, program: String, arguments: [String]))
      throws
    {
      let batch = try BatchFolder(ArchiveTests.manifest)
      #expect(try batch.run().status == 0)
      #expect(try batch.run(["-j", "8"], into: row.target).status == 0)
      try FileManager.default.createDirectory(
        atPath: batch.folder.path("x"), withIntermediateDirectories: false)
      let read = try Tool(row.program).run(
        row.arguments, environment: ["LC_ALL": "C.UTF-8"], folder: batch.folder.path)
      #expect(read.status == 0)
      #expect(read.errorText.isEmpty)
      #expect(try batch.files(in: "x") == batch.files())
    }

    @Test(arguments: ["tar", "zip"])
    func theBytesAreTheSameWhateverTheThreadsAndTheSurroundings(_ form: String) throws {
      let batch = try BatchFolder(ArchiveTests.manifest)
      for (index, zone) in ["UTC", "Pacific/Auckland"].enumerated() {
        let run = try BuiltProgram.run(
          ["batch", "m.csv", "-o", "\(index).\(form)", "-j", "\(1 + 3 * index)"], environment: ["TZ": zone],
          folder: batch.folder.path)
        #expect(run.status == 0)
      }
      #expect(try batch.folder.read("0.\(form)") == batch.folder.read("1.\(form)"))
      #expect(try batch.folder.names == ["0.\(form)", "1.\(form)", "m.csv"])
    }

    @Test func entriesAreInTheManifestsOrderWithFixedTimesAndOwners() throws {
      let batch = try BatchFolder("output,rating\nz.png,4\nb.png,x\na.png,3\n")
      #expect(try batch.run(into: "o.tar").status == 3)
      let list = try Tool("tar").run(
        ["--numeric-owner", "--utc", "--full-time", "-tvf", "o.tar"], environment: ["LC_ALL": "C"],
        folder: batch.folder.path)
      let lines = list.outputText.split(separator: "\n").map { $0.split(separator: " ") }
      #expect(lines.map { $0.last.map(String.init) } == ["z.png", "a.png"])
      for line in lines {
        #expect(
          line[0] == "-rw-r--r--" && line[1] == "0/0" && line[3] == "1980-01-01" && line[4] == "00:00:00")
      }
    }

    @Test func contentNamesAreOnceInAnArchive() throws {
      let batch = try BatchFolder("rating\n4\n3\n4\n4.0\n")
      #expect(try batch.run(["--dedupe", "-j", "4"], into: "o.tar").status == 0)
      let list = try Tool("tar").run(["-tf", "o.tar"], folder: batch.folder.path)
      #expect(list.outputText.split(separator: "\n").count == 2)
    }

    @Test func anArchiveThatFailsLeavesTheOldOne() throws {
      let batch = try BatchFolder("output,rating\na.png,4\nb.png,x\n")
      try batch.folder.write("old", to: "o.tar")
      #expect(try batch.run(["--fail-fast"], into: "o.tar").status == 3)
      #expect(try batch.folder.read("o.tar") == Array("old".utf8))
      #expect(try batch.folder.names == ["m.csv", "o.tar"])
      let run = try batch.run(into: "no/o.tar")
      #expect(run.status == 1)
      #expect(run.errorText == "star-rating: error: cannot create no/o.tar: No such file or directory\n")
    }

    #if os(Linux)
      @Test(.enabled("a sanitizer needs files of its own") { !Sanitizer.isOn }, arguments: ["tar", "zip"])
      func aFullDiskIsAnErrorAndLeavesNothing(_ form: String) throws {
        let batch = try BatchFolder("output,rating,size\na.png,4,200\nb.png,3.3,300\n")
        let run = try Tool("sh").run(
          [
            "-c", "trap '' XFSZ; ulimit -f 1; exec \"$@\"", "sh", BuiltProgram.path(), "batch", "m.csv", "-o",
            "o.\(form)",
          ],
          folder: batch.folder.path)
        #expect(run.status == 1)
        #expect(run.errorText == "star-rating: error: cannot write o.\(form): File too large\n")
        #expect(try batch.folder.names == ["m.csv"])
      }
    #endif
  #else
    @Test(arguments: ["tar", "zip"])
    func withoutLibarchiveAnArchiveIsAClearError(_ form: String) throws {
      let batch = try BatchFolder("output,rating\na.png,4\n")
      let run = try batch.run(into: "o.\(form)")
      #expect(run.status == 2)
      #expect(
        run.errorText
          == "star-rating: error: o.\(form): \(form) files need the trait Archives (library libarchive), "
          + "without which this star-rating was built\n")
      #expect(try batch.folder.names == ["m.csv"])
    }
  #endif
}
