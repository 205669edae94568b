import RatingBatch
import StarRating

/// What the words of `layout` say about a table of pictures.
struct HTMLTableRequest {
  let links: LinkTemplate
  /// Where the pictures are written.
  let folder: String
  /// What the pictures' names begin with.
  let name: AssetName
  /// What stands before the pictures' names in the table.
  let address: String

  /// - Parameter source: the address of the folder that the pictures will lie in; nil is `folder` itself.
  init(_ scan: OptionScan, links: LinkTemplate, source: String?) throws(CommandError) {
    guard let folder = scan.value(of: .tableOutput) else {
      throw .missingValue(option: "--output", allowed: Option.tableOutput.allowed)
    }
    guard !folder.isEmpty, folder != OutputFile.standardOutput, OutputFormat(path: folder) == nil else {
      throw .invalidOption(option: "--output", value: folder, allowed: Option.tableOutput.allowed)
    }
    do { name = try AssetName(scan.value(of: .tableName) ?? "rating") } catch { throw .assets(error) }
    self.links = links
    self.folder = folder
    let start = source ?? WebAddress.of(path: folder)
    // A part of a mail is named `cid:` and its name, a picture of a service by its query.
    address = start.last.map { "/:=".contains($0) } ?? true ? start : start + "/"
  }
}
