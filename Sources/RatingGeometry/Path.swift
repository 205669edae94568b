/// An outline of straight lines and cubic curves, filled by the non-zero rule; every subpath is closed.
package struct Path: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
  }

  package private(set) var elements: [Element]

  package init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// A closed polygon through `points` in order.
  package init(polygon points: [Point]) {
    elements = []
    elements.reserveCapacity(points.count + 1)
    for (index, point) in points.enumerated() {
      elements.append(index == 0 ? .move(point) : .line(point))
    }
    if !points.isEmpty { elements.append(.close) }
  }

  package init(_ rect: Rect) {
    self.init(polygon: [
      Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
      Point(rect.minX, rect.maxY),
    ])
  }

  package var isEmpty: Bool { elements.isEmpty }

  package var count: Int { elements.count }

  package var last: Element? { elements.last }

  package mutating func reserveCapacity(_ count: Int) {
    elements.reserveCapacity(count)
  }

  package mutating func removeLast(_ count: Int = 1) {
    elements.removeLast(count)
  }

  package mutating func append(_ element: Element) {
    elements.append(element)
  }

  package mutating func append(_ other: Path) {
    elements.append(contentsOf: other.elements)
  }

  /// The path with every point taken through `transform`.
  package func transformed(_ transform: Transform) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform(point))
        case .line(let point): .line(transform(point))
        case .curve(let first, let second, let end):
          .curve(transform(first), transform(second), transform(end))
        case .close: .close
        }
      })
  }
}
