import RatingScene

/// Writes a scene as a PDF of one page, vectors throughout, by cairo; the name is the document's title, there is no
/// date.
package enum PDFWriter {
  /// - Parameter ground: a photo under the scene, whose size the page has.
  package static func document(
    _ scene: Scene, over ground: SceneGround? = nil
  ) throws(DrawingError) -> [UInt8] {
    let sink = PDFSink()
    let page = try PDFPage(scene, size: ground?.size ?? scene.size, sink)
    if let ground { try page.paint(ground) }
    try page.paint(scene.items)
    try page.finish()
    return sink.bytes
  }
}
