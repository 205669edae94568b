import StarRating
import TestSupport
import Testing

/// Where pictures go and what they are.
@Suite struct OutputNameTests {
  private static let pngStart: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let svgStart = Array("<svg ".utf8)

  private func names(_ arguments: [String]) throws -> [String] {
    let folder = try TemporaryFolder()
    let run = try BuiltProgram.run(["render", "3.5"] + arguments, folder: folder.path)
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errorText == "")
    return try folder.names
  }

  static let formats: [(arguments: [String], file: String, format: OutputFormat)] = [
    (["-o", "a.png"], "a.png", .png), (["-o", "a.PNG"], "a.PNG", .png), (["-o", "a.svg"], "a.svg", .svg),
    (["-o", "a"], "a", .svg), (["-o", "a.txt", "-f", "svg"], "a.txt", .svg), (["-o", ".a"], ".a", .svg),
    (["-o", "a."], "a.", .svg), (["-o", "a.html", "-f", "png"], "a.html", .png),
    (["-o", "a.svg", "-f", "png"], "a.svg", .png),
    (["-o", "a.png", "-f", "svg"], "a.png", .svg), (["-oa.png"], "a.png", .png),
    (["--output=a.png"], "a.png", .png), (["-qo", "a.svg"], "a.svg", .svg),
    (["-o", "./v1.2/a"], "v1.2/a", .svg),
  ]

  @Test(arguments: formats)
  func theFormatFollowsTheOptionThenTheEndingThenIsSVG(
    _ row: (arguments: [String], file: String, format: OutputFormat)
  ) throws {
    let folder = try TemporaryFolder()
    #expect(try Tool("mkdir").run([folder.path("v1.2")]).status == 0)
    let run = try BuiltProgram.run(["render", "3.5"] + row.arguments, folder: folder.path)
    #expect(run.status == 0)
    #expect(run.errorText == "")
    let start = row.format == .png ? OutputNameTests.pngStart : OutputNameTests.svgStart
    #expect(try folder.read(row.file).starts(with: start))
  }

  /// A name that says something else is no SVG.
  @Test(arguments: ["x.txt", "x.html", "x.svgz", "x.png.bak", "v1.2", "a b.SVG~", "d.x/y.webm"])
  func anEndingThatTellsNoFormatIsRefused(_ name: String) throws {
    for (command, endings) in [("render", ".png, .svg, .pdf, .xml"), ("badge", ".png, .svg, .pdf")] {
      let folder = try TemporaryFolder()
      let run = try BuiltProgram.run([command, "3.5", "-o", "a.png", "-o", name], folder: folder.path)
      #expect(run.status == 2)
      #expect(
        run.errorText == """
          star-rating: error: the ending of "\(name)" tells no format: allowed is \(endings), none for SVG, or -f \
          with any

          """)
      #expect(try folder.names.isEmpty)
    }
  }

  /// Sets and batches go into folders, which are not called like pictures.
  @Test(arguments: [
    (["batch", "m.csv", "-o", "x.png"], "a folder, or a file that ends in .tar or .zip"),
    (["assets", "--platform", "web", "-o", "x.svg"], "a folder"),
    (["layout", "3", "--as", "html-table", "--href", "/{stars}", "-o", "x.png"], "a folder"),
  ])
  func aFolderIsNotCalledLikeAPicture(_ words: [String], _ allowed: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("output,rating\na.png,3\n", to: "m.csv")
    let run = try BuiltProgram.run(words, folder: folder.path)
    #expect(run.status == 2)
    #expect(
      run.errorText == "star-rating: error: --output cannot be \"\(words.last!)\": allowed is \(allowed)\n")
    #expect(try folder.names == ["m.csv"])
  }

  static let scaled: [(arguments: [String], names: [String])] = [
    (["-o", "name.png", "--scale", "1,1.5,2"], ["name.png", "name@1.5x.png", "name@2x.png"]),
    (["-o", "name.png", "--scale", "2,3"], ["name@2x.png", "name@3x.png"]),
    (["-o", "name.png", "--scale", "2"], ["name.png"]),
    (["-o", "name.png", "--scale", "1.50,1.0"], ["name.png", "name@1.5x.png"]),
    (["-o", "name.png", "-o", "name.svg", "--scale", "1,2"], ["name.png", "name.svg", "name@2x.png"]),
    (["-o", "a.b.png", "--scale", "1,2"], ["a.b.png", "a.b@2x.png"]),
    (["-o", "name", "-f", "png", "--scale", "1,2"], ["name", "name@2x"]),
  ]

  @Test(arguments: scaled)
  func aListOfScalesWritesAFileEach(_ row: (arguments: [String], names: [String])) throws {
    #expect(try names(row.arguments) == row.names)
  }

  @Test func aScaleIsInTheNameOnlyBehindTheFolder() throws {
    let folder = try TemporaryFolder()
    #expect(try Tool("mkdir").run([folder.path("v1.2")]).status == 0)
    let run = try BuiltProgram.run(
      ["render", "3", "-f", "png", "--scale", "1,2", "-o", folder.path("v1.2/name")])
    #expect(run.status == 0)
    #expect(try folder.names == ["v1.2"])
    #expect(FileKind(of: folder.path("v1.2/name")) == .regular)
    #expect(FileKind(of: folder.path("v1.2/name@2x")) == .regular)
  }

  @Test func eachScaleIsDrawnAtItsSize() throws {
    let folder = try TemporaryFolder()
    let run = try BuiltProgram.run(
      ["render", "3.5", "-o", "r.png", "--scale", "1,1.5,2"], folder: folder.path)
    #expect(run.status == 0)
    for (name, width, height) in [("r.png", 136, 24), ("r@1.5x.png", 204, 36), ("r@2x.png", 272, 48)] {
      let pixmap = try PixmapReading.png(folder.read(name))
      #expect(pixmap.width == width && pixmap.height == height)
    }
  }

  @Test(arguments: ["png", "svg"])
  func standardOutputGetsTheBytesOfTheFile(_ format: String) throws {
    let folder = try TemporaryFolder()
    let written = try BuiltProgram.run(["render", "3.5", "-o", folder.path("a"), "-f", format])
    #expect(written.status == 0)
    let bytes = try folder.read("a")
    for arguments in [["-f", format], ["-f", format, "-o", "-"]] {
      let run = try BuiltProgram.run(["render", "3.5"] + arguments)
      #expect(run.status == 0)
      #expect(run.errorText == "")
      #expect(run.output == bytes)
    }
  }

  @Test func aFileAndStandardOutputMayBothBeAsked() throws {
    let folder = try TemporaryFolder()
    let run = try BuiltProgram.run(["render", "3.5", "-o", "a.png", "-o", "-"], folder: folder.path)
    #expect(run.status == 0)
    #expect(run.output.starts(with: OutputNameTests.svgStart))
    #expect(try folder.names == ["a.png"])
  }

  @Test func pngcheckFindsNoFault() throws {
    let folder = try TemporaryFolder()
    let run = try BuiltProgram.run(
      ["render", "3.5", "-o", "r.png", "--scale", "1,1.5,2", "--fill", "#6092c06b"], folder: folder.path)
    #expect(run.status == 0)
    let check = try Tool("pngcheck").run(try folder.names, folder: folder.path)
    #expect(check.status == 0)
    #expect(check.outputText.split(separator: "\n").filter { $0.hasPrefix("OK: r") }.count == 3)
  }
}
