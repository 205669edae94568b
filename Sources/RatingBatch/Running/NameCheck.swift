import RatingFiles

/// The names of a block's files, looked at one by one; one a thread.
final class NameCheck {
  struct Checked: Sendable {
    let block: RowBlock
    /// Every file's key and its row's index.
    var names: [(key: NameKey, row: Int)] = []
    /// Rows whose files cannot be, by their index, in order.
    var faults: [(row: Int, fault: RowFault)] = []
  }

  let rules: RowRules
  /// The output folder, so that what lies in it can be told; nil where it is not there.
  private let root: String?
  /// Folders below it that are there, with nothing in their way.
  private var folders: Set<ArraySlice<UInt8>> = []

  init(_ rules: RowRules, root: String?) {
    self.rules = rules
    self.root = root
  }

  /// The folder that a target is, where it is there.
  static func root(of target: BatchRequest.Target) -> String? {
    guard case .folder(let path) = target, Folder.isThere(path) else { return nil }
    return path
  }

  func check(_ block: RowBlock) -> Checked {
    var checked = Checked(block: block)
    guard !rules.dedupes else { return checked }
    checked.names.reserveCapacity(block.count)
    for (index, row) in block.rows.enumerated() where !row.isFaulty {
      do throws(RowFault) {
        try add(row, index, to: &checked)
      } catch {
        switch error {
        case .name, .file: checked.faults.append((index, error))
        // What else is wrong is found once more where the row is drawn.
        default: continue
        }
      }
    }
    return checked
  }

  private func add(_ row: RowBlock.Row, _ index: Int, to checked: inout Checked) throws(RowFault) {
    let name = try rules.name(of: row, in: checked.block)
    if name.format == .png, rules.hasScales(row, in: checked.block) {
      let files = try rules.files(of: row, in: checked.block, name)
      try checkWay(of: name, files)
      for file in files { checked.names.append((NameKey(Array(file.utf8)[...]), index)) }
    } else {
      try checkWay(of: name, nil)
      checked.names.append((NameKey(name.bytes), index))
    }
  }

  /// Throws where something lies in the way of a row's files.
  ///
  /// - Parameter files: nil is the name itself.
  private func checkWay(of name: OutputName, _ files: [String]?) throws(RowFault) {
    guard let root else { return }
    do throws(FileError) {
      if let part = name.folder, !folders.contains(part) {
        guard try OutputFolder.checkFolder(String(decoding: part, as: UTF8.self), in: root) else { return }
        if folders.count >= 1_024 { folders = [] }
        folders.insert(ArraySlice(Array(part)))
      }
      for file in files ?? [name.text] { try OutputFolder.checkFile(file, in: root) }
    } catch {
      if error.isLink { throw .name(.link(name.text)) }
      if error.isNoFolder { throw .name(.file(name.text, path: error.path)) }
      throw .file(error)
    }
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
