import Testing

/// One request that is refused, and the whole of what is said.
struct RefusedRequest: Sendable, CustomTestStringConvertible {
  let name: String
  let arguments: [String]
  let error: String

  init(_ name: String, _ arguments: [String], _ error: String) {
    self.name = name
    self.arguments = arguments
    self.error = error
  }

  var testDescription: String { name }
}
