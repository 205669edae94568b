#if Text
  import TestSupport
  import Testing

  /// Notes about rows' texts: told on standard error, in results and answers; faults where the batch is strict.
  @Suite struct RowNoteTests {
    static let missing = "no installed font has U+10FFFD: the text is drawn without"
    static let font = "the font \"NoSuchFont123\" is not installed: DejaVu Sans stands in for it"

    @Test(arguments: [("rating,", missing), ("badge,a\u{10FFFD}", missing)])
    func aCharacterThatNoFontHasIsTold(_ kind: String, _ note: String) throws {
      let batch = try BatchFolder("output,rating,text,kind,label\na.svg,4,,,\nb.svg,4,a\u{10FFFD},\(kind)\n")
      let run = try batch.run(["--results", "-"])
      #expect(run.status == 0)
      #expect(
        run.errorText == "star-rating: note: m.csv, line 3: \(note)\nstar-rating: 2 written, 0 failed\n")
      let lines = run.outputText.split(separator: "\n")
      #expect(!lines[0].contains("notes"))
      #expect(lines[1].hasSuffix(",\"notes\":[\"\(note)\"]}"))
    }

    @Test func aFontThatIsMissingIsTold() throws {
      let batch = try BatchFolder("output,rating,text,font\na.svg,4,a,NoSuchFont123\n")
      #expect(try batch.run().errorText.hasPrefix("star-rating: note: m.csv, line 2: \(Self.font)\n"))
      #expect(try batch.run(["--quiet"]).errorText == "")
      #expect(try batch.run(["--strict"]).status == 3)
    }

    /// The same note once, however many rows it is about; of other notes a bounded number.
    @Test func notesAreToldOnceAndNotWithoutEnd() throws {
      var rows = "output,rating,text\n"
      for index in 0..<300 { rows += "a\(index).svg,\(Double(index) / 100),{value}\u{10FFFD}\n" }
      let one = try BatchFolder(rows).run(["-j", "2"])
      #expect(
        one.errorText
          == "star-rating: note: m.csv, line 2: \(Self.missing)\nstar-rating: 300 written, 0 failed\n")
      rows = "output,rating,text\n"
      for index in 0..<300 {
        rows += "a\(index).svg,3,\(Character(Unicode.Scalar(UInt32(0x100000 + index))!))x\n"
      }
      let run = try BatchFolder(rows).run(["-j", "2"])
      let lines = run.errorText.split(separator: "\n")
      #expect(run.status == 0 && lines.count == 22)
      #expect(lines[19].contains("line 21: no installed font has U+100013"))
      #expect(lines[20] == "star-rating: note: m.csv: more such notes are not told")
    }

    @Test func strictMakesANoteTheRowsFault() throws {
      let batch = try BatchFolder("output,rating,text\na.svg,4,a\nb.svg,4,a\u{10FFFD}\n")
      let run = try batch.run(["--strict"])
      #expect(run.status == 3)
      #expect(
        run.errorText
          == "star-rating: error: m.csv, line 3: \(Self.missing) (a fault because of --strict)\n"
          + "star-rating: 1 written, 1 failed\n")
      #expect(try batch.names() == ["a.svg"])
    }

    #if JSON
      @Test func answersCarryNotes() throws {
        let rows = [
          "{\"rating\":3,\"output\":\"a.svg\",\"text\":\"a\u{10FFFD}\",\"font\":\"NoSuchFont123\"}",
          "{\"rating\":3,\"output\":\"b.svg\",\"kind\":\"badge\",\"label\":\"a\u{10FFFD}\"}",
          "{\"rating\":3,\"output\":\"c.svg\"}",
        ]
        func answers(_ more: [String]) throws -> [Substring] {
          let folder = try TemporaryFolder()
          let run = try BuiltProgram.run(
            ["batch", "-", "-o", "out"] + more, input: Array(rows.joined(separator: "\n").utf8),
            folder: folder.path)
          #expect(run.status == 0)
          #expect(!run.errorText.contains("note"))
          return run.outputText.split(separator: "\n")
        }
        let drawn = try answers([])
        let quoted = Self.font.replacing("\"", with: "\\\"")
        #expect(
          drawn[0].hasSuffix("\"title\":\"3 out of 5 stars\",\"notes\":[\"\(Self.missing)\",\"\(quoted)\"]}"))
        #expect(drawn[1].hasSuffix("\"notes\":[\"\(Self.missing)\"]}"))
        #expect(drawn[2].hasSuffix("\"title\":\"3 out of 5 stars\"}"))
        let strict = try answers(["--strict"])
        #expect(strict[0].contains("\"status\":\"error\",\"error\":{\"code\":\"note\",\"field\":null,"))
        #expect(strict[1].contains("\"code\":\"note\""))
        #expect(strict[2].contains("\"status\":\"ok\""))
      }
    #endif
  }
#endif
