/// A word on the command line that means nothing here.
struct UsageError: Error, CustomStringConvertible {
  let word: String

  var description: String {
    "\(word) is no request: allowed are --quick, --json, --program PATH and any of "
      + Options.groupNames.joined(separator: ", ")
  }
}
