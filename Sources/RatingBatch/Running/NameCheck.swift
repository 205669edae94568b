import RatingFiles

/// The names of a block's files, looked at one by one; one a thread.
final class NameCheck {
  struct Checked: Sendable {
    let block: RowBlock
    /// Every file's key and its row's index.
    var names: [(key: NameKey, row: Int)] = []
    /// A name that may not be, where there is one.
    var fault: (line: Int, fault: RowFault)?
  }

  let rules: RowRules
  /// The output folder where it is there already, so that links in it can be told.
  private let folder: String?
  private var folders: Set<ArraySlice<UInt8>> = []

  init(_ rules: RowRules, folder: String?) {
    self.rules = rules
    self.folder = folder
  }

  func check(_ block: RowBlock) -> Checked {
    var checked = Checked(block: block)
    guard !rules.dedupes else { return checked }
    checked.names.reserveCapacity(block.count)
    for (index, row) in block.rows.enumerated() where !row.isFaulty {
      do throws(RowFault) {
        try add(row, index, to: &checked)
      } catch {
        guard case .name = error else { continue }
        checked.fault = (row.line, error)
        break
      }
    }
    return checked
  }

  private func add(_ row: RowBlock.Row, _ index: Int, to checked: inout Checked) throws(RowFault) {
    let name = try rules.name(of: row, in: checked.block)
    if name.format == .png, rules.hasScales(row, in: checked.block) {
      for file in try rules.files(of: row, in: checked.block, name) {
        checked.names.append((NameKey(Array(file.utf8)[...]), index))
      }
    } else {
      checked.names.append((NameKey(name.bytes), index))
    }
    guard let folder, let part = name.folder, !folders.contains(part) else { return }
    if OutputFolder.leadsThroughLink(String(decoding: part, as: UTF8.self), in: folder) {
      throw .name(.link(name.text))
    }
    if folders.count >= 1_024 { folders = [] }
    folders.insert(ArraySlice(Array(part)))
  }
}

extension RowRules {
  /// Whether a row may ask for several scales.
  func hasScales(_ row: RowBlock.Row, in block: RowBlock) -> Bool {
    base.output.scales.count > 1 || block.field(RowRules.scale, of: row) != nil
  }

  /// The name of one of a row's files, that with `key`.
  func file(_ key: NameKey, of row: RowBlock.Row, in block: RowBlock) -> String {
    do throws(RowFault) {
      let name = try name(of: row, in: block)
      return try files(of: row, in: block, name).first { NameKey(Array($0.utf8)[...]) == key } ?? name.text
    } catch { return "" }
  }
}
