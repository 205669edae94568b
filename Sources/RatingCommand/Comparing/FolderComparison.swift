import RatingCodecs
import RatingFiles
import RatingPixels
import StarRatingSnapshots

/// Compares the pictures of two folders, one pair at a time.
struct FolderComparison {
  private let folders: FolderPair
  private let rules: ComparisonRules
  private(set) var outcome: FolderOutcome
  /// What is missing, new, different or in trouble, to be seen; empty where nothing was drawn.
  private(set) var report = HTMLReport()

  init(_ folders: FolderPair, rules: ComparisonRules) {
    self.folders = folders
    self.rules = rules
    outcome = FolderOutcome(folders)
  }

  mutating func run(drawing: Bool) throws(ComparisonError) {
    for name in folders.common {
      do throws(ComparisonError) {
        let pair = try FilePair(
          FilePath(folders.expected).appending(name), FilePath(folders.actual).appending(name), rules: rules)
        outcome.add(name.text, pair.report)
        if drawing, !pair.report.isSame { try report.add(pair, named: name.text) }
      } catch {
        outcome.add(name.text, error)
        if drawing { report.add(name.text, kind: .trouble, words: "\(error)") }
      }
    }
    guard drawing else { return }
    for name in folders.missing { show(name, in: folders.expected, kind: .missing) }
    for name in folders.new { show(name, in: folders.actual, kind: .new) }
  }

  /// A picture that only one of the folders has; one that cannot be read is told in words.
  private mutating func show(_ name: FilePath, in folder: String, kind: HTMLReport.Kind) {
    do {
      let picture = try PictureFile.read(FilePath(folder).appending(name))
      let words = "\(kind.rawValue): \(picture.width) x \(picture.height) pixels"
      report.add(name.text, kind: kind, words: words, png: try FilePair.png(picture.pixmap))
    } catch { report.add(name.text, kind: kind, words: "\(kind.rawValue): \(error)") }
  }
}
