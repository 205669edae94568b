/// A property's value that was written in other words than it is read by: JSON's `1e3` is read as `1000`, its `true`
/// as `yes`.
package struct Spelling: Hashable, Sendable {
  package let name: String
  package let value: String
  package let written: String

  package init(name: String, value: String, written: String) {
    self.name = name
    self.value = value
    self.written = written
  }
}

extension [Spelling] {
  /// How a property's value was written; nil where it was written as it is read.
  package func written(_ name: String, _ value: String) -> String? {
    first { $0.name == name && $0.value == value }?.written
  }
}
