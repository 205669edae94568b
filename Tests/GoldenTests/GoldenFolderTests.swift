import Testing

@Suite struct GoldenFolderTests {
  @Test func everyFamilyHasCases() {
    let families = Set(GoldenCase.all.map(\.family))
    #expect(
      families.subtracting(["text", "badge", "panel"]) == [
        "background", "color", "corner-radius", "direction", "empty", "fill", "frame", "gradient", "ink",
        "image", "levels", "preset",
        "outline", "outline-of-curves", "path", "rounding", "scale", "shape", "state", "symbol",
        "thresholds",
        "vertical",
      ])
    #expect(GoldenCase.all.count >= 60)
  }

  /// Cairo's edges are compared whole everywhere but in the one family that is about keeping fewer steps.
  @Test(arguments: GoldenCase.all)
  func onlyTheFamilyLevelsKeepsFewerCoverageLevels(_ golden: GoldenCase) throws {
    let levels = try golden.words()["coverage-levels"]
    if golden.family == "levels" {
      #expect(levels != "256")
    } else {
      #expect(levels == "256")
    }
  }

  @Test func aFolderWithoutARequestIsStale() throws {
    try TemporaryFolder.with { folder in
      let golden = GoldenCase(folder: folder)
      let error = #expect(throws: GoldenError.self) { try golden.picture() }
      #expect(error?.description.contains("is stale") == true)
    }
  }
}
