import RatingCodecs
import RatingDrawing
import RatingFiles
import RatingVectors

extension RatingPicture {
  /// The picture as an SVG document, at any scale.
  public var svg: String {
    String(decoding: SVGWriter.document(scene, names: content.names), as: UTF8.self)
  }

  /// The picture as a PNG file.
  ///
  /// - Parameters:
  ///   - scale: pixels a point, in (0, 16].
  ///   - output: `coverageLevels` and `compression`; its scales are not looked at.
  /// - Throws: `RatingError.property` where a property is out of its range, `.drawing` where the picture would be
  ///   too large or the system has no memory for it, `.encoding` where a library refuses.
  public func png(scale: Double = 1, output: OutputProperties = OutputProperties()) throws(RatingError)
    -> [UInt8]
  {
    let encoder = PNGEncoder(scale: scale, effort: output.compression.effort)
    do { try output.check() } catch { throw .property(error) }
    let drawing = try drawing(scale: scale, coverageLevels: output.coverageLevels)
    return try DrawnPNG(drawing: drawing, encoder: encoder).bytes()
  }

  /// The picture's bytes in a format.
  ///
  /// - Parameter scale: pixels a point, in (0, 16]; vectors have none.
  public func bytes(
    as format: OutputFormat, scale: Double = 1, output: OutputProperties = OutputProperties()
  ) throws(RatingError) -> [UInt8] {
    do { try output.check() } catch { throw .property(error) }
    switch format {
    case .png: return try png(scale: scale, output: output)
    case .svg: return SVGWriter.document(scene, idPrefix: output.idPrefix, names: content.names)
    case .pdf: do { return try PDFWriter.document(scene) } catch { throw .drawing(error) }
    case .androidVector: return try androidVector()
    }
  }

  /// The picture as a vector drawable.
  ///
  /// - Parameter isAutoMirrored: whether Android shows its mirror image where the layout is right to left.
  package func androidVector(isAutoMirrored: Bool = false) throws(RatingError) -> [UInt8] {
    do { return try AndroidVectorWriter.document(scene, isAutoMirrored: isAutoMirrored) } catch {
      throw .vectors(error)
    }
  }

  /// Writes the picture to a file, whole or not at all; the name's ending tells the format.
  ///
  /// - Throws: `RatingError.format` where the ending tells none, `.file` with the system's reason.
  public func write(to path: String, scale: Double = 1) throws(RatingError) {
    guard let format = OutputFormat(path: path) else { throw .format(path: path) }
    let bytes = try bytes(as: format, scale: scale)
    do { try WholeFile.write(bytes, to: path) } catch { throw .file(error) }
  }
}

extension RatingImage: PNGConvertible {
  /// The picture as a PNG file at a scale of 1, as `png()` gives it.
  public func pngBytes() throws(RatingError) -> [UInt8] { try png() }
}

extension Badge: PNGConvertible {
  /// The picture as a PNG file at a scale of 1, as `png()` gives it.
  public func pngBytes() throws(RatingError) -> [UInt8] { try png() }
}

extension RatingStyle.Compression {
  package var effort: PNGEffort {
    switch self {
    case .fast: .fast
    case .standard: .standard
    case .smallest: .smallest
    }
  }
}
