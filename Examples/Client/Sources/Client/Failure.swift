/// Something that is not as it should be.
struct Failure: Error, CustomStringConvertible {
  let description: String
}
