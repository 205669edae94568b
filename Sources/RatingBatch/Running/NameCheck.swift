import RatingFiles

/// The names of a block's files, looked at one by one; one a thread.
final class NameCheck {
  struct Checked: Sendable {
    let block: RowBlock
    /// Every file's key and its row's index.
    var names: [(key: NameKey, row: Int)] = []
    /// Pictures in the output folder that rows name, by their keys there.
    var pictures: [(key: NameKey, row: Int, path: String)] = []
    /// Rows whose files cannot be, by their index, in order.
    var faults: [(row: Int, fault: RowFault)] = []
  }

  let rules: RowRules
  /// The output folder, so that what lies in it can be told; nil where it is not there.
  private let root: String?
  /// Folders below it that are there, with nothing in their way.
  private var folders: Set<ArraySlice<UInt8>> = []
  private let kept: KeptFiles
  /// Pictures that rows have named, by their words.
  private var pictures: [String: KeptFiles.Picture] = [:]

  init(_ rules: RowRules, root: String?, _ kept: KeptFiles) {
    self.rules = rules
    self.root = root
    self.kept = kept
  }

  /// The folder that a target is, where it is there.
  static func root(of target: BatchRequest.Target) -> String? {
    guard case .folder(let path) = target, Folder.isThere(path) else { return nil }
    return path
  }

  func check(_ block: RowBlock) -> Checked {
    var checked = Checked(block: block)
    checked.names.reserveCapacity(block.count)
    for (index, row) in block.rows.enumerated() where !row.isFaulty {
      do throws(RowFault) {
        let first = checked.names.count
        if !rules.dedupes { try add(row, index, to: &checked) }
        try checkFiles(of: row, index, namesFrom: first, &checked)
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

  /// Throws if a row's file is read, or if a picture that it names is written; takes note of those in the output
  /// folder.
  private func checkFiles(
    of row: RowBlock.Row, _ index: Int, namesFrom first: Int, _ checked: inout Checked
  ) throws(RowFault) {
    for (key, _) in checked.names[first...] {
      guard let file = kept.file(key) else { continue }
      let name = rules.file(key, of: row, in: checked.block)
      throw .name(.kept(name, path: file.path, isRead: file.isRead))
    }
    for place in row.fields {
      let field = checked.block.fields[place]
      guard field.column.namesPicture else { continue }
      let picture = picture(checked.block.words(field))
      if let output = picture.output { throw .name(.kept(output, path: picture.path, isRead: true)) }
      for name in picture.names {
        let key = NameKey(name.bytes[...])
        if checked.names[first...].contains(where: { $0.key == key }) {
          throw .name(.kept(name.text, path: picture.path, isRead: true))
        }
        checked.pictures.append((key, index, picture.path))
      }
    }
  }

  private func picture(_ words: String) -> KeptFiles.Picture {
    if let known = pictures[words] { return known }
    if pictures.count >= 1_024 { pictures = [:] }
    let picture = kept.picture(words)
    pictures[words] = picture
    return picture
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
