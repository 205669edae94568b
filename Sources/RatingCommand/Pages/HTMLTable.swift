import RatingBatch
import RatingCodecs
import RatingFiles
import RatingGeometry
import RatingLayout
import RatingNumbers
import RatingPixels
import RatingStyling
import StarRating

/// A row as a table of pictures, a linked one for each symbol: mail programs scale these where they scale no image map.
///
/// Side by side the pictures are the row's own, pixel by pixel.
struct HTMLTable {
  /// The pictures' names and bytes.
  let files: [(name: String, bytes: [UInt8])]
  let text: String

  init(_ image: RatingImage, _ request: HTMLTableRequest, _ output: OutputProperties) throws(CommandError) {
    let scale = output.scales[0].doubleValue
    let pixmap: Pixmap
    do { pixmap = try image.pixmap(scale: scale, coverageLevels: output.coverageLevels) } catch {
      throw .rating(error)
    }
    guard let slices = RowSlices(image.layout) else { throw .narrowSlices }
    let encoder = PNGEncoder(scale: scale, effort: output.compression.effort)
    let table = TableText(image.layout, request)
    var files: [(name: String, bytes: [UInt8])] = []
    var cells: [String] = []
    for slice in slices.slices {
      let name = "\(request.name.text)-\(slice.symbol.map { "\($0 + 1)" } ?? "text").png"
      guard let part = HTMLTable.part(of: pixmap, slice.box, scale, image.layout.size) else {
        throw .narrowSlices
      }
      do { files.append((name, try encoder.bytes(part))) } catch { throw .rating(.encoding(error)) }
      cells.append(table.cell(slice, named: name))
    }
    self.files = files
    text = table.table(cells, isVertical: slices.isVertical)
  }

  /// The pixels of a piece, those between two pieces in one of them; nil where there are none.
  private static func part(of pixmap: Pixmap, _ box: Rect, _ scale: Double, _ size: Size) -> Pixmap? {
    // The last point of a picture may be less than a scaled one.
    func place(_ points: Double, _ length: Double, _ pixels: Int) -> Int {
      points == length ? pixels : min(Int((points * scale).rounded()), pixels)
    }
    let (left, right) = (
      place(box.minX, size.width, pixmap.width), place(box.maxX, size.width, pixmap.width)
    )
    let (top, bottom) = (
      place(box.minY, size.height, pixmap.height), place(box.maxY, size.height, pixmap.height)
    )
    guard left < right, top < bottom else { return nil }
    let pixels = (top..<bottom).flatMap { row in
      pixmap.pixels[(row * pixmap.width + left)..<(row * pixmap.width + right)]
    }
    return try? Pixmap(width: right - left, height: bottom - top, pixels: pixels)
  }

  /// Writes the pictures, all of them or none; other files in the folder are left alone.
  ///
  /// - Parameter synchronizing: whether they are on the disk once this returns.
  func write(into folder: String, synchronizing: Bool) throws(FileError) {
    for file in files { try OutputFolder.checkWay(to: file.name, in: folder) }
    let wasThere = (try? Folder.isFolder(folder)) ?? false
    do throws(FileError) {
      let output = try OutputFolder(creating: folder, synchronizing: synchronizing)
      Leftovers.sweepFolders(in: output)
      try FolderWriter(try UnfinishedFiles(in: output), synchronizes: synchronizing).write(all: files)
    } catch {
      if !wasThere { Folder.removeEmpty(folder) }
      throw error
    }
  }
}
