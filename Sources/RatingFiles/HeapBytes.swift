/// What values take on the heap, for those who bound it.
package enum HeapBytes {
  /// An object's or array's head and the memory allocator's own, rounded up.
  package static let object = 48

  /// An array with its spare room, what its elements hold elsewhere not counted.
  package static func array<Element>(_ array: [Element]) -> Int {
    array.isEmpty ? 0 : object + array.capacity * MemoryLayout<Element>.stride
  }

  /// A text: up to 15 bytes lie within the value itself.
  package static func text(_ text: String) -> Int {
    text.utf8.count > 15 ? object + text.utf8.count : 0
  }
}
