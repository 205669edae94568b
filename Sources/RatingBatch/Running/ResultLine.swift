/// Lines of results, one object each.
enum ResultLine {
  /// `id` as it came, of the type it had.
  private static func appendID(of row: RowBlock.Row, in block: RowBlock, to lines: inout [UInt8]) {
    lines += Array("{\"id\":".utf8)
    guard let field = block.field(.id, of: row), field.form != .null else {
      lines += Array("null".utf8)
      return
    }
    if field.form == .json {
      lines += block.value(field)
    } else {
      JSONText.append(block.value(field), to: &lines)
    }
  }

  /// A line of `--results`.
  static func file(
    _ name: String, _ picture: FinishedPicture, of row: RowBlock.Row, in block: RowBlock,
    to lines: inout [UInt8]
  ) {
    appendID(of: row, in: block, to: &lines)
    lines += Array(",\"file\":".utf8)
    JSONText.append(name.utf8, to: &lines)
    lines.append(UInt8(ascii: ","))
    lines += picture.resultEnd
  }

  /// A worker's line for a row that has its picture.
  static func done(
    _ status: String, _ name: String, _ picture: FinishedPicture, of row: RowBlock.Row, in block: RowBlock,
    to lines: inout [UInt8]
  ) {
    appendID(of: row, in: block, to: &lines)
    lines += Array(",\"line\":\(row.line),\"status\":\"\(status)\",\"output\":".utf8)
    JSONText.append(name.utf8, to: &lines)
    lines += Array(",\"bytes\":\(picture.byteCount),".utf8)
    lines += picture.resultEnd
  }

  /// A worker's line for a row that was left out.
  static func skipped(_ row: RowBlock.Row, in block: RowBlock, to lines: inout [UInt8]) {
    appendID(of: row, in: block, to: &lines)
    lines += Array(",\"line\":\(row.line),\"status\":\"skipped\"}\n".utf8)
  }

  /// A worker's line for a row that failed.
  static func failed(_ fault: RowFault, _ row: RowBlock.Row, in block: RowBlock, to lines: inout [UInt8]) {
    appendID(of: row, in: block, to: &lines)
    lines += Array(",\"line\":\(row.line),\"status\":\"error\",\"error\":{\"code\":\"\(fault.code)\",".utf8)
    lines += Array("\"field\":\(fault.field.map(JSONText.string) ?? "null"),\"message\":".utf8)
    JSONText.append("\(fault)".utf8, to: &lines)
    lines += Array("}}\n".utf8)
  }
}
