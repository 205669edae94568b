/// What is wrong with a folder of goldens or a program that a test runs.
struct GoldenError: Error, CustomStringConvertible {
  let description: String
}
