import RatingFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How many processors this process may use.
package enum ProcessorCount {
  /// Those it may run on, or the cgroup's quota where that is less; at least 1.
  package static var usable: Int {
    max(
      min(
        allowed(status: "/proc/self/status"),
        quota(cgroups: "/proc/self/cgroup", root: "/sys/fs/cgroup") ?? .max), 1)
  }

  /// Those that the process may run on, by the file that tells its state.
  static func allowed(status: String) -> Int {
    #if os(Linux)
      // What sched_getaffinity says; that function is not imported.
      let line = text(status)?.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed:") }
      let bits = line?.dropFirst(13).reduce(0) { $0 + ($1.hexDigitValue ?? 0).nonzeroBitCount } ?? 0
      if bits > 0 { return bits }
    #endif
    return Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// The least quota of the process's cgroup and those above it, rounded up; nil where there is none.
  ///
  /// - Parameters:
  ///   - cgroups: the file that names the process's cgroups.
  ///   - root: where the groups' files lie.
  static func quota(cgroups: String, root: String) -> Int? {
    guard let list = text(cgroups) else { return nil }
    var least: Int?
    for line in list.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      let isUnified = parts[1].isEmpty
      guard isUnified || parts[1].split(separator: ",").contains("cpu") else { continue }
      var folder = isUnified ? parts[2] : "/\(parts[1])\(parts[2])"
      while true {
        if let quota = quota(in: root + folder, isUnified: isUnified) { least = min(least ?? .max, quota) }
        guard let slash = folder.lastIndex(of: "/") else { break }
        folder = folder[..<slash]
      }
    }
    return least
  }

  private static func quota(in folder: String, isUnified: Bool) -> Int? {
    let words =
      isUnified
      ? text(folder + "/cpu.max")?.split(whereSeparator: \.isWhitespace).map(String.init)
      : [text(folder + "/cpu.cfs_quota_us"), text(folder + "/cpu.cfs_period_us")].compactMap { $0 }
    guard let words, words.count == 2, let quota = number(words[0]), let period = number(words[1]),
      quota > 0, period > 0
    else { return nil }
    return (quota + period - 1) / period
  }

  private static func number(_ words: String) -> Int? {
    Int(words.split(whereSeparator: \.isWhitespace).first ?? "")
  }

  private static func text(_ path: String) -> String? {
    do { return String(decoding: try FileContents.read(path, limit: 1 << 16), as: UTF8.self) } catch {
      return nil
    }
  }
}
