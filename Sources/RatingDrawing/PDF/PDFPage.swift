import CRatingCairo
import RatingGeometry
import RatingPixels
import RatingScene
import RatingStyling

/// The bytes that cairo writes.
final class PDFSink {
  var bytes: [UInt8] = []
}

/// A PDF surface and the context that paints on its only page.
struct PDFPage: ~Copyable {
  private let scene: Scene
  private let sink: PDFSink
  private let images = PDFImages()
  private let surface: OpaquePointer
  private let context: OpaquePointer

  init(_ scene: Scene, size: Size, _ sink: PDFSink) throws(DrawingError) {
    let closure = Unmanaged.passUnretained(sink).toOpaque()
    let surface = cairo_pdf_surface_create_for_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        let sink = Unmanaged<PDFSink>.fromOpaque(closure).takeUnretainedValue()
        sink.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, closure, size.width, size.height)
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      let status = cairo_surface_status(surface)
      cairo_surface_destroy(surface)
      throw .cairo(status: status.rawValue)
    }
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, scene.name)
    // Cairo writes today's date unless it is told an empty one.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
    guard let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      throw .cairo(status: CAIRO_STATUS_NO_MEMORY.rawValue)
    }
    self.scene = scene
    self.sink = sink
    self.surface = surface
    self.context = context
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Writes what is not written yet; throws where cairo failed on the way.
  func finish() throws(DrawingError) {
    cairo_show_page(context)
    let status = cairo_status(context)
    cairo_surface_finish(surface)
    let end = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(status: status.rawValue) }
    guard end == CAIRO_STATUS_SUCCESS else { throw .cairo(status: end.rawValue) }
  }

  func paint(_ items: [Scene.Item]) throws(DrawingError) {
    for run in Scene.runs(of: items) {
      switch run {
      case .symbols(let symbols): paint(symbols)
      case .fill(let fill): paint(fill)
      case .image(let image): try paint(image)
      case .group(let opacity, let items): try group(opacity) { () throws(DrawingError) in try paint(items) }
      }
    }
  }

  private func paint(_ symbols: [SceneSymbol]) {
    let run = VectorRun(symbols, in: scene)
    group(run.opacity) { for (look, elements) in run.looks { paint(look, elements) } }
  }

  private func paint(_ image: SceneImage) throws(DrawingError) {
    cairo_save(context)
    defer { cairo_restore(context) }
    if image.isMirrored {
      cairo_translate(context, scene.size.width, 0)
      cairo_scale(context, -1, 1)
    }
    for vector in ImageVectors.parts(of: image) {
      cairo_save(context)
      if let clip = vector.clip {
        CairoPath.trace(clip, .identity, in: context)
        cairo_clip(context)
      }
      try paint(vector.part.picture, in: vector.part.box, highlight: image.highlight)
      cairo_restore(context)
    }
  }

  /// Paints a photo and what lies over it, and moves what follows to its place.
  func paint(_ ground: SceneGround) throws(DrawingError) {
    for (picture, box) in ground.pictures { try paint(picture, in: box, highlight: 0) }
    cairo_translate(context, ground.corner.x, ground.corner.y)
    cairo_scale(context, ground.scale, ground.scale)
  }

  private func paint(_ picture: Picture, in box: Rect, highlight: Double) throws(DrawingError) {
    let surface = try images.surface(of: picture, highlight: highlight)
    cairo_save(context)
    cairo_translate(context, box.x, box.y)
    cairo_scale(context, box.width / Double(picture.width), box.height / Double(picture.height))
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
    cairo_restore(context)
  }

  private func paint(_ fill: SceneFill) {
    CairoPath.trace(fill.path, fill.transform(inWidth: scene.size.width), in: context)
    if set(fill.vectorPaint(inWidth: scene.size.width)) { cairo_fill(context) }
  }

  private func group<Failure: Error>(_ opacity: Double, _ body: () throws(Failure) -> Void) throws(Failure) {
    guard opacity < 1 else {
      try body()
      return
    }
    cairo_push_group(context)
    try body()
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
  }

  private func paint(_ look: VectorElement.Look, _ elements: [VectorElement]) {
    cairo_save(context)
    if let clip = look.clip {
      CairoPath.trace(clip, .identity, in: context)
      cairo_clip(context)
    }
    for element in elements {
      CairoPath.trace(element.path, element.transform, in: context)
      if set(look.fill) { cairo_fill_preserve(context) }
      if let line = look.line, set(line.paint) {
        cairo_set_line_width(context, line.width)
        cairo_set_miter_limit(context, line.mitreLimit)
        cairo_stroke_preserve(context)
      }
    }
    cairo_restore(context)
  }

  /// Makes a paint the source; false where it paints nothing.
  private func set(_ paint: VectorPaint) -> Bool {
    switch paint {
    case .none:
      return false
    case .solid(let color):
      let channels = PDFPage.channels(color)
      cairo_set_source_rgba(context, channels[0], channels[1], channels[2], channels[3])
    case .gradient(let gradient):
      set(gradient)
    case .split(let place, let axis, let before, let after):
      set(SceneGradient(edgeAt: place, axis, before: before, after: after))
    }
    return true
  }

  private func set(_ gradient: SceneGradient) {
    let pattern = cairo_pattern_create_linear(
      gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
    func add(_ color: PixelColor, _ offset: Double) {
      let channels = PDFPage.channels(color)
      cairo_pattern_add_color_stop_rgba(pattern, offset, channels[0], channels[1], channels[2], channels[3])
    }
    // Cairo ends the line at the outer stops, where of two in one place only one is seen: these are never the outer ones.
    let stops = gradient.stops
    if stops[0].offset > 0 { add(stops[0].color, 0) }
    for stop in stops { add(stop.color, stop.offset) }
    if stops[stops.count - 1].offset < 1 { add(stops[stops.count - 1].color, 1) }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  private static func channels(_ color: PixelColor) -> [Double] {
    [color.red, color.green, color.blue, color.alpha].map { Double($0) / 255 }
  }
}
