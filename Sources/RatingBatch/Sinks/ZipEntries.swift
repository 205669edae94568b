#if Archives
  import RatingCodecs

  /// The entries of a zip archive (APPNOTE 6.3.10), not compressed; zip64 where numbers of 32 bits are not enough.
  ///
  /// An entry's lengths and sum stand before its bytes, so that what reads a stream can read it. For the directory at
  /// the end 10 bytes and the name of each are kept, in blocks that never move.
  final class ZipEntries {
    /// Of each entry: length and sum of its file, length of its name, the name.
    private var records: [[UInt8]] = []
    private var count: UInt64 = 0
    /// The archive's bytes so far.
    private var length: UInt64 = 0
    /// How much of the directory is made.
    private var made = (blocks: 0, bytes: 0 as UInt64, offset: 0 as UInt64, isDone: false)

    private static let blockSize = 1 << 18
    /// 1980-01-01, 00:00.
    private static let time: UInt32 = 0x0021_0000
    /// A regular file that all may read and its owner may write.
    private static let mode: UInt32 = 0o100_644 << 16
    private static let most16 = UInt64(UInt16.max)
    private static let most32 = UInt64(UInt32.max)

    private struct Entry {
      let length: UInt32
      let sum: UInt32
      let name: ArraySlice<UInt8>

      /// The bytes that the entry takes in the archive.
      var size: UInt64 { UInt64(30 + name.count) + UInt64(length) }

      /// What stands in both places, from the version that is needed to the length of the name.
      func putHead(version: UInt16, to output: inout [UInt8]) {
        ZipEntries.put(version, to: &output)
        // A name beyond ASCII is said to be UTF-8.
        ZipEntries.put(UInt16(name.allSatisfy { $0 < 0x80 } ? 0 : 1 << 11), to: &output)
        ZipEntries.put(0 as UInt16, to: &output)
        ZipEntries.put(ZipEntries.time, to: &output)
        for number in [sum, length, length] { ZipEntries.put(number, to: &output) }
        ZipEntries.put(UInt16(name.count), to: &output)
      }
    }

    /// Adds a file of less than 4 GiB, its name of less than 64 KiB.
    func append(_ bytes: [UInt8], named name: String, to output: inout [UInt8]) {
      let entry = Entry(length: UInt32(bytes.count), sum: CRC32.sum(bytes), name: Array(name.utf8)[...])
      ZipEntries.put(0x0403_4B50 as UInt32, to: &output)
      entry.putHead(version: 10, to: &output)
      ZipEntries.put(0 as UInt16, to: &output)
      output += entry.name
      output += bytes
      keep(entry)
      count += 1
      length += entry.size
    }

    private func keep(_ entry: Entry) {
      let size = 10 + entry.name.count
      if records.last.map({ $0.count + size > ZipEntries.blockSize }) ?? true {
        var block: [UInt8] = []
        block.reserveCapacity(max(size, ZipEntries.blockSize))
        records.append(block)
      }
      let block = records.count - 1
      ZipEntries.put(entry.length, to: &records[block])
      ZipEntries.put(entry.sum, to: &records[block])
      ZipEntries.put(UInt16(entry.name.count), to: &records[block])
      records[block] += entry.name
    }

    /// The next part of the archive's end; nil after the last.
    func nextOfEnd() -> [UInt8]? {
      var part: [UInt8] = []
      if made.blocks < records.count {
        let block = records[made.blocks]
        records[made.blocks] = []
        made.blocks += 1
        var place = 0
        while place < block.count { putDirectory(ZipEntries.entry(in: block, &place), to: &part) }
        made.bytes += UInt64(part.count)
        return part
      }
      guard !made.isDone else { return nil }
      made.isDone = true
      putEnd(to: &part)
      return part
    }

    private static func entry(in block: [UInt8], _ place: inout Int) -> Entry {
      func number(_ from: Int, _ bytes: Int) -> UInt32 {
        (0..<bytes).reduce(0) { $0 | UInt32(block[from + $1]) << UInt32(8 * $1) }
      }
      let start = place + 10
      let end = start + Int(number(place + 8, 2))
      defer { place = end }
      return Entry(length: number(place, 4), sum: number(place + 4, 4), name: block[start..<end])
    }

    private func putDirectory(_ entry: Entry, to output: inout [UInt8]) {
      let isFar = made.offset >= ZipEntries.most32
      let version: UInt16 = isFar ? 45 : 10
      ZipEntries.put(0x0201_4B50 as UInt32, to: &output)
      ZipEntries.put(ZipEntries.unix | version, to: &output)
      entry.putHead(version: version, to: &output)
      for number in [isFar ? 12 : 0, 0, 0, 0] as [UInt16] { ZipEntries.put(number, to: &output) }
      ZipEntries.put(ZipEntries.mode, to: &output)
      ZipEntries.put(UInt32(min(made.offset, ZipEntries.most32)), to: &output)
      output += entry.name
      if isFar {
        ZipEntries.put(1 as UInt16, to: &output)
        ZipEntries.put(8 as UInt16, to: &output)
        ZipEntries.put(made.offset, to: &output)
      }
      made.offset += entry.size
    }

    /// Versions say that the modes are those of Unix.
    private static let unix: UInt16 = 3 << 8

    private func putEnd(to output: inout [UInt8]) {
      if count >= ZipEntries.most16 || length >= ZipEntries.most32 || made.bytes >= ZipEntries.most32 {
        ZipEntries.put(0x0606_4B50 as UInt32, to: &output)
        ZipEntries.put(44 as UInt64, to: &output)
        ZipEntries.put(ZipEntries.unix | 45, to: &output)
        ZipEntries.put(45 as UInt16, to: &output)
        for number in [0, count, count, made.bytes, length] { ZipEntries.put(number, to: &output) }
        ZipEntries.put(0x0706_4B50 as UInt32, to: &output)
        ZipEntries.put(0 as UInt32, to: &output)
        ZipEntries.put(length + made.bytes, to: &output)
        ZipEntries.put(1 as UInt32, to: &output)
      }
      ZipEntries.put(0x0605_4B50 as UInt32, to: &output)
      ZipEntries.put(0 as UInt32, to: &output)
      for _ in 0..<2 { ZipEntries.put(UInt16(min(count, ZipEntries.most16)), to: &output) }
      for number in [made.bytes, length] {
        ZipEntries.put(UInt32(min(number, ZipEntries.most32)), to: &output)
      }
      ZipEntries.put(0 as UInt16, to: &output)
    }

    /// Adds a number, its lowest byte first.
    private static func put(_ number: some FixedWidthInteger, to output: inout [UInt8]) {
      withUnsafeBytes(of: number.littleEndian) { output.append(contentsOf: $0) }
    }
  }
#endif
