/// Characters that no font has, as they are named.
package enum MissingCharacters {
  /// `U+30EC, U+1F600`.
  package static func names(_ scalars: [Unicode.Scalar]) -> String {
    scalars.map { scalar in
      let code = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(4 - code.count, 0)) + code
    }.joined(separator: ", ")
  }
}
