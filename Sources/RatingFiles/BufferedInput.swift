/// An input for those who read a few bytes at a time: it is read a block at a time.
package final class BufferedInput {
  private let file: InputFile
  private var block = [UInt8](repeating: 0, count: 65_536)
  private var place = 0
  private var count = 0
  /// The system's reason, once a read has failed.
  package private(set) var failure: FileError?

  package init(_ file: InputFile) {
    self.file = file
  }

  /// The next bytes, at most as many as `target` holds: how many, 0 at the end, -1 after `failure`.
  package func read(into target: UnsafeMutableRawBufferPointer) -> Int {
    if place == count {
      (place, count) = (0, 0)
      do throws(FileError) { count = try fill() } catch {
        failure = error
        return -1
      }
    }
    let taken = min(target.count, count - place)
    block.withUnsafeBytes { block in
      target.copyMemory(from: UnsafeRawBufferPointer(rebasing: block[place..<(place + taken)]))
    }
    place += taken
    return taken
  }

  private func fill() throws(FileError) -> Int {
    var result: Result<Int?, FileError> = .success(nil)
    block.withUnsafeMutableBytes { block in
      result = Result { () throws(FileError) in try file.read(into: block) }
    }
    return try result.get() ?? 0
  }
}
