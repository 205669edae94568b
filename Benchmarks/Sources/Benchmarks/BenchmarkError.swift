/// Why nothing could be measured.
enum BenchmarkError: Error, CustomStringConvertible {
  case cairo(status: Int32)
  case unlike(size: Double, rating: Double, ours: Double, plain: Double)
  case child(program: String, status: Int32)
  case system(call: String, code: Int32)

  var description: String {
    switch self {
    case .cairo(let status): "the plain cairo picture failed with status \(status)"
    case .unlike(let size, let rating, let ours, let plain):
      "the two sides draw different pictures of \(rating) at \(size): \(ours) pixels covered, \(plain) plain"
    case .child(let program, let status): "\(program) ended with \(status)"
    case .system(let call, let code): "\(call) failed with errno \(code)"
    }
  }
}
