/// The small programs that star-rating's start is compared with, compiled when they are wanted.
///
/// They are no targets of the package: it would link the Swift library into C programs too, and every Swift
/// program in one way.
struct Programs {
  /// A C program that draws the same row with cairo: `plain FILE`.
  let plain: ChildProcess
  let emptyPlain: ChildProcess
  private let folder: String

  /// Compiles the C programs into `folder`.
  init(in folder: String, drawingTo file: String) throws(BenchmarkError) {
    self.folder = folder
    let cairo = "\(Programs.package)/Sources/PlainCairo"
    let sources = "-I '\(cairo)/include' '\(Programs.package)/Programs/Plain.c' '\(cairo)/plain_cairo.c'"
    try Programs.shell("cc -O2 \(sources) $(pkg-config --cflags --libs cairo) -lm -o '\(folder)/plain'")
    try Programs.shell("cc -O2 '\(Programs.package)/Programs/EmptyPlain.c' -o '\(folder)/empty-plain'")
    plain = ChildProcess(folder + "/plain", [file])
    emptyPlain = ChildProcess(folder + "/empty-plain")
  }

  /// An empty Swift program linked as `program` is: with the Swift library in it, or with everything.
  func empty(linkedAs program: String) throws(BenchmarkError) -> ChildProcess {
    let isStatic = try !Programs.hasLoader(program)
    let path = folder + (isStatic ? "/empty-static" : "/empty")
    #if os(Linux)
      let way = isStatic ? "-static-executable" : "-static-stdlib"
    #else
      let way = ""
    #endif
    try Programs.shell("swiftc -O \(way) '\(Programs.package)/Programs/Empty.swift' -o '\(path)'")
    return ChildProcess(path)
  }

  /// The folder of this package, three above this file.
  private static let package = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")

  private static func shell(_ line: String) throws(BenchmarkError) {
    _ = try ChildProcess("/bin/sh", ["-c", line]).run()
  }

  /// Whether a program names the loader of its shared libraries, `/lib…`, which it does in its first page.
  private static func hasLoader(_ program: String) throws(BenchmarkError) -> Bool {
    try ChildProcess.start(of: program).split(separator: 0).contains { $0.starts(with: "/lib".utf8) }
  }
}
