/// What the ids of a document are made of.
package enum SVGNames: Sendable {
  /// A hash of what the id stands for: the same in every document that says the same.
  case ofContent
  /// A number and a hash of the whole document: no other document has it, so that none takes from one that is hidden.
  case ofDocument
}
