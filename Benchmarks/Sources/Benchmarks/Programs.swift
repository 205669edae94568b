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

  /// A program's copy in `folder`: what a linker has just written starts slower until the system has read it anew.
  func copy(of program: String, as name: String) throws(BenchmarkError) -> String {
    try Programs.shell("cp '\(program)' '\(folder)/\(name)'")
    return "\(folder)/\(name)"
  }

  /// An empty Swift program linked as `program` is: with the Swift library in it, the C++ one too, or everything.
  func empty(linkedAs program: String, _ name: String) throws(BenchmarkError) -> ChildProcess {
    #if os(Linux)
      var way = "-static-stdlib -Xlinker --gc-sections"
      if try !Programs.hasLoader(program) {
        way = "-static-executable"
      } else if try !Programs.asks("grep -q 'libstdc++\\.so' '\(program)'") {
        try Programs.shell(
          "mkdir -p '\(folder)/archives' && ln -sf \"$(cc -print-file-name=libstdc++.a)\" '\(folder)/archives'"
        )
        way += " -L '\(folder)/archives'"
      }
    #else
      let way = ""
    #endif
    let path = "\(folder)/linked-\(name)"
    try Programs.shell("swiftc -O \(way) '\(Programs.package)/Programs/Empty.swift' -o '\(path)'")
    return ChildProcess(try copy(of: path, as: "empty-\(name)"))
  }

  /// The folder of this package, three above this file.
  private static let package = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")

  private static func shell(_ line: String) throws(BenchmarkError) {
    _ = try ChildProcess("/bin/sh", ["-c", line]).run()
  }

  /// Whether a line of shell succeeds.
  private static func asks(_ line: String) throws(BenchmarkError) -> Bool {
    do {
      try shell(line)
      return true
    } catch .child {
      return false
    }
  }

  /// Whether a program names the loader of its shared libraries, `/lib…`, which it does in its first page.
  private static func hasLoader(_ program: String) throws(BenchmarkError) -> Bool {
    try ChildProcess.start(of: program).split(separator: 0).contains { $0.starts(with: "/lib".utf8) }
  }
}
