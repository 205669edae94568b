import StarRating
import TestSupport
import Testing

#if Text && JSON && Archives && JPEG
  /// Symbols and logos from path data, through the whole program.
  @Suite struct PathRequestTests {
    /// One row's path takes no other row along.
    @Test func anImpossiblePathIsARowsOwnFault() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        """
        output,rating,path,viewbox
        a.png,3,M0 0A16 1e-30 0 0 1 10 10z,0 0 24 24
        b.png,3,M0 0H1e12V9z,0 0 24 24
        c.svg,3,M1e9 0h1v9z,0 0 24 24
        d.png,3,M0 0H9V9z,1000000000 0 0.001 24
        e.pdf,3,M6 2h12L6 22h12z,0 0 24 24
        """, to: "rows.csv")
      let run = try BuiltProgram.run(["batch", "rows.csv", "-o", "out"], folder: folder.path)
      #expect(run.status == 3 && !run.wasSignalled)
      #expect(try folder.names.contains("out"))
      #expect(run.errorText.contains("2 written, 3 failed"))
      #expect(run.errorText.contains("this number is beyond a thousand million, at character 6"))
      #expect(run.errorText.contains("this number leads beyond a thousand million, at character 8"))
      #expect(run.errorText.contains("the path encloses no area"))
    }

    @Test(arguments: [
      (["--path", "M0 0H1e10V9z"], "this number is beyond a thousand million, at character 6"),
      (["--path", "M0 0H10V1e-9H0z"], "the path would be less than a millionth of its cell wide or high"),
      (["--path", "M0 0A16 1e-30 0 0 1 10 10z"], "less than a millionth of its cell wide or high"),
      (["--path", "M0 0H10V10H0zM0 0V10H10V0z"], "the path encloses no area"),
      (["--path", "M9 9"], "the path encloses no area"),
      (["--path", "M5 0C15 10 15 10 5 0z"], "the path encloses no area"),
    ])
    func aPathThatCannotBeDrawnIsRefused(_ arguments: [String], _ words: String) throws {
      for file in ["x.png", "x.svg", "x.pdf", "x.xml"] {
        let folder = try TemporaryFolder()
        let run = try BuiltProgram.run(
          [
            "render", "3", "--symbol", "path", "-f",
            file == "x.xml" ? "android-vector" : String(file.suffix(3)), "-o", file,
          ]
            + arguments, folder: folder.path)
        #expect(run.status == 2 && run.errorText.contains(words))
        #expect(try folder.names.isEmpty)
      }
    }

    @Test(arguments: ["M6 2h12L6 22h12z", "M0 0H4V4H0zM6 0V4H10V0z", "M0 0C0 5 10-5 10 0C10 5 0-5 0 0z"])
    func whatTheFillRuleCoversIsDrawn(_ data: String) throws {
      let symbol = try BuiltProgram.run(
        ["render", "1", "--stars", "1", "--symbol", "path", "--path", data, "-f", "png"])
      #expect(symbol.status == 0)
      #expect(try PixmapReading.png(symbol.output).pixels.contains { $0 >> 24 == 255 })
      let logo = try BuiltProgram.run(
        ["badge", "4", "--label", "a", "--logo", data, "--logo-color", "#123456", "-f", "png"])
      #expect(logo.status == 0)
      #expect(try PixmapReading.png(logo.output).pixels.contains { $0 == 0xFF56_3412 })
    }

    /// An open subpath's outline runs along its closing edge too, in every format.
    @Test(arguments: [
      "M0 0H10V10H0", "M1 1L10 5 1 9", "M0 5C0-1.7 10-1.7 10 5L5 10", "M0 0H4V4H0M6 0V4H10V0",
    ])
    func anOpenSubpathIsTheClosedOne(_ data: String) throws {
      let closed = data.split(separator: "M").map { "M\($0)z" }.joined()
      for format in ["png", "svg", "pdf", "android-vector"] {
        let pictures = try [data, closed].map { path in
          try BuiltProgram.run([
            "render", "1", "--stars", "1", "--symbol", "path", "--path", path, "--outline", "black", "-f",
            format,
          ])
        }
        #expect(pictures[0].status == 0)
        #expect(pictures[0].output == pictures[1].output && !pictures[0].output.isEmpty)
      }
      let logos = try [data, closed].map { path in
        try BuiltProgram.run(["badge", "1", "--label", "a", "--logo", path])
      }
      #expect(logos[0].status == 0 && logos[0].output == logos[1].output)
    }

    #if os(Linux)
      /// A hundred kilobytes of path, within a gigabyte of addresses: drawn, or refused with the limit named.
      @Test(arguments: [
        ("l.004 0v.004zh9zv9z", ["--fill-measure", "area"]), ("m1 0l9 9-9-1z", ["--fill-measure", "area"]),
        ("A9 3 0 11 30 20A3 9 0 11 4 8", ["--fill-measure", "area"]),
        ("h9v9z", ["--outline", "red", "--outline-width", "8", "--size", "200"]),
        ("S9 0 9 9S0 9 0 0", ["--outline", "red", "--outline-width", "99", "--size", "800"]),
      ])
      func aLongPathTakesNoMoreThanItsShare(_ piece: String, _ arguments: [String]) throws {
        let path = "M0 0h9v9z" + String(repeating: piece, count: 99_900 / piece.utf8.count)
        let run = try ChildProcess.run(
          "/bin/sh",
          [
            "-c", "ulimit -v 1000000; exec \"$@\"", "sh", BuiltProgram.path(), "render", "0.3", "--stars",
            "1",
          ]
            + ["--step", "exact", "--path", path, "-f", "png"] + arguments)
        #expect(!run.wasSignalled && (run.status == 0 || run.status == 2))
        if run.status == 2 { #expect(run.errorText.contains("rows of pixels, allowed are")) }
      }
    #endif
  }
#endif
