import CRatingJSON
import RatingBatch
import RatingStyling
import StarRating

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Hands arbitrary bytes to a worker: each row has one answer, a JSON object that tells its line, in order.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  WorkerFuzzer.run(UnsafeBufferPointer(start: start, count: count))
  return 0
}

enum WorkerFuzzer {
  /// A folder of its own to work in.
  private static let isReady: Bool = {
    var folder = Array("/tmp/fuzzing-XXXXXX".utf8CString)
    return mkdtemp(&folder) != nil && chdir(folder) == 0
  }()

  static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    precondition(isReady)
    let rows = open("rows", O_RDWR | O_CREAT | O_TRUNC, 0o666)
    precondition(write(rows, bytes.baseAddress, bytes.count) == bytes.count && lseek(rows, 0, SEEK_SET) == 0)
    let answers = open("answers", O_RDWR | O_CREAT | O_TRUNC, 0o666)
    precondition(dup2(rows, STDIN_FILENO) == STDIN_FILENO && dup2(answers, STDOUT_FILENO) == STDOUT_FILENO)
    close(rows)
    defer { close(answers) }
    guard let columns = try? ColumnNames() else { preconditionFailure("no mapping can be wrong") }
    let rules = RowRules(base: RequestDraft(), badgeBase: .success(BadgeDraft()), columns: columns)
    var request = BatchRequest(target: .folder("out"), rules: rules)
    request.jobs = 1 << (bytes.count % 3)
    // A folder that a row before this run had made may stand in a name's way, which ends the worker.
    guard (try? WorkerRun(request, stop: nil).run()) != nil else { return }
    check(answers, lines(of: bytes))
  }

  /// The numbers of the lines that hold more than spaces.
  private static func lines(of bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated().compactMap {
      $1.allSatisfy { [0x20, 0x09, 0x0D].contains($0) } ? nil : $0 + 1
    }
  }

  private static func check(_ answers: Int32, _ lines: [Int]) {
    let count = Int(lseek(answers, 0, SEEK_END))
    var bytes = [UInt8](repeating: 0, count: count)
    precondition(pread(answers, &bytes, count, 0) == count)
    let found = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    precondition(found.count == lines.count + 1 && found.last?.isEmpty == true)
    for (answer, line) in zip(found, lines) {
      let value = answer.withUnsafeBytes {
        json_loadb($0.baseAddress, $0.count, Int(JSON_REJECT_DUPLICATES), nil)
      }
      defer { json_decref(value) }
      precondition(value != nil)
      precondition(json_integer_value(json_object_get(value, "line")) == json_int_t(line))
      precondition(json_string_value(json_object_get(value, "status")) != nil)
    }
  }
}
