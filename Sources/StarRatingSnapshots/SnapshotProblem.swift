import RatingCodecs
import RatingFiles
import RatingNumbers
import RatingPixels

/// Why a snapshot does not hold.
package enum SnapshotProblem: Error {
  case unknownMode(String)
  case recordingOnCI(SnapshotMode)
  case invalidName(String)
  case rules(ComparisonRulesError)
  case missing(path: String)
  case damaged(path: String, CodecError)
  /// The picture under test gives no PNG, or no whole one.
  case noPicture(reason: String)
  case picture(ComparisonReport, leftAt: String, unwritten: String?)
  case text(TextDifference, path: String, leftAt: String, unwritten: String?)
  case recorded(path: String)
  case recordedTwice(path: String)
  case file(FileError)
}

extension SnapshotProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownMode(let word):
      "\(SnapshotMode.variable) cannot be \(QuotedText.quoted(word)): allowed is "
        + SnapshotMode.allCases.map(\.rawValue).joined(separator: ", ")
    case .recordingOnCI(let mode):
      "the mode \(mode.rawValue) is refused where CI is set: snapshots are recorded where somebody looks at them"
    case .invalidName(let name):
      "a snapshot cannot be named \(QuotedText.quoted(name)): allowed are 1 to 100 letters, digits and "
        + "-_+@., the first no point and the last not .failed, as what a failure leaves is called"
    case .rules(let error): "\(error)"
    case .missing(let path):
      "the golden \(plain(path)) is missing: \(SnapshotMode.variable)=missing records it"
    case .damaged(let path, let error): "the golden \(plain(path)) is damaged: \(error). \(howToRecord)"
    case .noPicture(let reason): "there is no picture to compare: \(reason)"
    case .picture(let report, let path, nil):
      "\(report)\n  expected, difference and actual lie in \(plain(path))\n  \(howToRecord)"
    case .picture(let report, _, let reason?):
      "\(report)\n  the difference picture was not written: \(reason)\n  \(howToRecord)"
    case .text(let difference, let golden, let path, nil):
      "different: \(difference)\n  expected: \(plain(golden))\n  actual:   \(plain(path))\n  \(howToRecord)"
    case .text(let difference, let golden, _, let reason?):
      "different: \(difference)\n  expected: \(plain(golden))\n"
        + "  what there is was not written: \(reason)\n  \(howToRecord)"
    case .recorded(let path): "recorded \(plain(path)): look at it, then commit"
    case .recordedTwice(let path):
      "\(plain(path)) was recorded in this run with another picture: give each snapshot of a test a name "
        + "of its own"
    case .file(let error): "\(error)"
    }
  }

  private var howToRecord: String {
    "\(SnapshotMode.variable)=failed records it anew: look at it, then commit"
  }

  private func plain(_ path: String) -> String { QuotedText.plain(path) }
}
