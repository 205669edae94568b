import RatingBatch
import RatingStyling
import StarRating

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Hands arbitrary bytes to `batch` as a JSON manifest: it is refused, or each of its rows is drawn or told of.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  JSONFuzzer.run(UnsafeBufferPointer(start: start, count: count))
  return 0
}

enum JSONFuzzer {
  /// A folder of its own to work in.
  private static let isReady: Bool = {
    var folder = Array("/tmp/fuzzing-XXXXXX".utf8CString)
    return mkdtemp(&folder) != nil && chdir(folder) == 0
  }()

  static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    precondition(isReady)
    let file = open("m.json", O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    precondition(write(file, bytes.baseAddress, bytes.count) == bytes.count && close(file) == 0)
    guard let columns = try? ColumnNames() else { preconditionFailure("no mapping can be wrong") }
    var rules = RowRules(base: RequestDraft(), badgeBase: .success(BadgeDraft()), columns: columns)
    // Whatever the rows call their files, none is written that somebody else needs.
    rules.dedupes = true
    let request = BatchRequest(target: .folder("out"), rules: rules)
    var faults = 0
    let listener = BatchListener { _ in
      faults += 1
    } progress: { _, _ in
    }
    guard let counts = try? BatchRun(request, stop: nil, listener: listener).run("m.json") else { return }
    precondition(counts.failed == faults)
    precondition(counts.rows == counts.written + counts.failed + counts.unrated + counts.skipped)
  }
}
