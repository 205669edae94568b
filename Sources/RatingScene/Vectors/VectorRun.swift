/// Symbols next to each other in a scene as vector elements: they do not overlap, so those that look alike may
/// share an element.
package struct VectorRun {
  /// The alpha that a group gives to all of them, where their paints are translucent alike; else 1.
  package let opacity: Double
  private var elements: [VectorElement] = []

  /// - Parameter groups: whether the format has groups with an opacity.
  package init(_ symbols: [SceneSymbol], in scene: Scene, groups: Bool = true) {
    let alpha = groups ? symbols.first?.sharedAlpha : nil
    let isGroup = alpha != nil && symbols.allSatisfy { $0.sharedAlpha == alpha }
    opacity = isGroup ? Double(alpha ?? 255) / 255 : 1
    elements.reserveCapacity(symbols.count + 2)
    var strokes = InnerStrokes()
    for symbol in symbols {
      SymbolVectors.append(symbol, in: scene, opaque: isGroup, &strokes, to: &elements)
    }
  }

  /// The elements in the order in which they are painted, those that look alike together.
  package var looks: [(look: VectorElement.Look, elements: [VectorElement])] {
    var looks: [(look: VectorElement.Look, elements: [VectorElement])] = []
    for layer in VectorElement.Layer.allCases {
      let first = looks.count
      for element in elements where element.layer == layer {
        if let known = looks[first...].firstIndex(where: { $0.look == element.look }) {
          looks[known].elements.append(element)
        } else {
          looks.append((element.look, [element]))
        }
      }
    }
    return looks
  }
}

extension Scene {
  /// A part of a display list that is written as one.
  package enum Run {
    case symbols([SceneSymbol])
    case fill(SceneFill)
    case image(SceneImage)
    case group(opacity: Double, [Item])
  }

  /// The items in order, symbols next to each other gathered.
  package static func runs(of items: [Item]) -> [Run] {
    var runs: [Run] = []
    var symbols: [SceneSymbol] = []
    symbols.reserveCapacity(items.count)
    func endSymbols() {
      if !symbols.isEmpty { runs.append(.symbols(symbols)) }
      symbols.removeAll(keepingCapacity: true)
    }
    for item in items {
      switch item {
      case .symbol(let symbol): symbols.append(symbol)
      case .fill(let fill):
        endSymbols()
        runs.append(.fill(fill))
      case .image(let image):
        endSymbols()
        runs.append(.image(image))
      case .group(let opacity, let items):
        endSymbols()
        runs.append(.group(opacity: opacity, items))
      }
    }
    endSymbols()
    return runs
  }
}
