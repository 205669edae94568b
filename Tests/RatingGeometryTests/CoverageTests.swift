import RatingGeometry
import Testing

/// Whether a path covers something is a matter of the fill rule, not of areas that cancel.
@Suite struct CoverageTests {
  @Test(arguments: [
    "M6 2h12L6 22h12z", "M0 0H4V4H0zM6 0V4H10V0z", "M0 0C10 10 0 10 10 0C20 -10 20 10 10 0C0 -10 -10 20 0 0",
    "M0 0L10 10V0L0 10z", "M0 0C0 5 10 -5 10 0C10 5 0 -5 0 0z", "M0 0H1V1H0zM99 0V1H100V0z",
    "M0 0H10V10H0zM2 2V8H8V2z", "M0 0h9v9z", "M0 0l9 0 0 1e-5z", "M1e9 1e9h-1v-1z",
  ])
  func thisCoversSomething(_ data: String) throws {
    #expect(try Path(svg: data).coversSomething)
  }

  @Test(arguments: [
    "M0 0H10", "M0 0L10 10z", "M0 0L10 10 0 0 10 10z", "M0 0H10V10H0zM0 0V10H10V0z", "M0 0L5 5L10 10z",
    "M3 3",
    "M0 0C3 3 6 6 9 9z", "M0 0C5 9 5 9 9 0C5 9 5 9 0 0z", "M0 0h9v9zM0 0L9 9V0z", "M0 0H10V10V0z",
    "M0 0Q4 8 8 0Q4 8 0 0",
  ])
  func thisCoversNothing(_ data: String) throws {
    #expect(try !Path(svg: data).coversSomething)
  }
}
