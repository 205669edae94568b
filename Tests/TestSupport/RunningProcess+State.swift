#if os(Linux)
  import Foundation

  extension RunningProcess {
    /// Whether it takes signals itself: those that end a program are blocked.
    public var handlesSignals: Bool {
      guard let line = lines.first(where: { $0.hasPrefix("SigBlk:") }),
        let blocked = UInt64(line.dropFirst(7).trimmingCharacters(in: .whitespaces), radix: 16)
      else { return false }
      return blocked & 1 << UInt64(SIGTERM - 1) != 0
    }

    /// Whether it takes signals itself and its first thread waits for something.
    public var isWaiting: Bool {
      handlesSignals && lines.contains { $0.hasPrefix("State:") && $0.contains("S (sleeping)") }
    }

    private var lines: [Substring] {
      (try? String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8))?.split(separator: "\n") ?? []
    }
  }
#endif
