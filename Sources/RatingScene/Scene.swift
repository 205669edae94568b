import RatingGeometry

/// A picture as a list of things to paint, in order; nothing is left to decide.
///
/// Guarantees: every shape index of an item is within `shapes`; the size is whole points.
package struct Scene: Hashable, Sendable {
  /// Points wide and high.
  package let size: Size
  /// The accessible name.
  package let name: String
  /// The outlines of the symbols, each within the unit square.
  package let shapes: [SceneShape]
  package let items: [Item]
  /// What of a photo behind the scene is blurred; nil for nothing.
  package let backdrop: Backdrop?

  package init(
    size: Size, name: String, shapes: [SceneShape], items: [Item], backdrop: Backdrop? = nil
  ) {
    self.size = size
    self.name = name
    self.shapes = shapes
    self.items = items
    self.backdrop = backdrop
  }

  /// An area behind which a photo is blurred.
  package struct Backdrop: Hashable, Sendable {
    package let path: Path
    /// The Gaussian's standard deviation in points, above 0.
    package let blur: Double
  }

  package enum Item: Hashable, Sendable {
    case symbol(SceneSymbol)
    case fill(SceneFill)
    case image(SceneImage)
    /// Items painted as one, then given an opacity of 0…1.
    indirect case group(opacity: Double, [Item])
  }

  /// Every symbol, in order, those in groups too.
  package var symbols: [SceneSymbol] { Scene.symbols(of: items) }

  private static func symbols(of items: [Item]) -> [SceneSymbol] {
    items.flatMap { item -> [SceneSymbol] in
      switch item {
      case .symbol(let symbol): [symbol]
      case .fill, .image: []
      case .group(_, let items): symbols(of: items)
      }
    }
  }
}
