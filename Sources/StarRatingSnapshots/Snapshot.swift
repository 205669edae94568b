import RatingCodecs
import RatingPixels

/// What is compared with a golden, in the form in which it is kept.
package enum Snapshot {
  case png([UInt8])
  /// A text, kept in a file of its own ending.
  case text([UInt8], fileExtension: String)

  private var fileExtension: String {
    switch self {
    case .png: "png"
    case .text(_, let fileExtension): fileExtension
    }
  }

  init(_ picture: some PNGConvertible) throws(SnapshotProblem) {
    do { self = .png(try picture.pngBytes()) } catch { throw .noPicture(reason: "\(error)") }
  }

  init(_ pixmap: Pixmap) throws(SnapshotProblem) {
    do { self = .png(try PNGEncoder(scale: 1).bytes(pixmap)) } catch { throw .noPicture(reason: "\(error)") }
  }

  /// Checks it under everything that was asked for; the words of what is wrong, nil where it holds.
  static func problem(
    _ request: SnapshotRequest, _ snapshot: () throws(SnapshotProblem) -> Snapshot
  ) -> String? {
    do throws(SnapshotProblem) {
      let snapshot = try snapshot()
      let check = try request.check(fileExtension: snapshot.fileExtension)
      switch snapshot {
      case .png(let bytes): try check.check(png: bytes)
      case .text(let bytes, _): try check.check(text: bytes)
      }
      return nil
    } catch { return "\(error)" }
  }
}
