@testable import RatingBatch
import Foundation
import TestSupport
import Testing

@Suite struct ProcessorCountTests {
  private func quota(_ list: String, _ files: [String: String]) throws -> Int? {
    let folder = try TemporaryFolder()
    for (path, text) in files {
      let whole = folder.path("root/\(path)")
      try FileManager.default.createDirectory(
        atPath: (whole as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try folder.write(text, to: "root/\(path)")
    }
    try folder.write(list, to: "cgroup")
    return ProcessorCount.quota(cgroups: folder.path("cgroup"), root: folder.path("root"))
  }

  @Test func theLeastQuotaOfAGroupAndThoseAboveCounts() throws {
    #expect(try quota("0::/a/b\n", ["a/b/cpu.max": "max 100000\n"]) == nil)
    #expect(try quota("0::/a/b\n", ["a/b/cpu.max": "150000 100000\n"]) == 2)
    #expect(try quota("0::/a/b\n", ["a/b/cpu.max": "max 100000\n", "a/cpu.max": "100000 100000\n"]) == 1)
    #expect(try quota("0::/\n", ["cpu.max": "400000 100000\n"]) == 4)
    #expect(try quota("0::/gone\n", [:]) == nil)
    #expect(
      try quota(
        "5:cpu,cpuacct:/x\n3:memory:/x\n",
        ["cpu,cpuacct/x/cpu.cfs_quota_us": "250000\n", "cpu,cpuacct/x/cpu.cfs_period_us": "100000\n"]) == 3)
    #expect(
      try quota("5:cpu:/x\n", ["cpu/x/cpu.cfs_quota_us": "-1\n", "cpu/x/cpu.cfs_period_us": "100000\n"])
        == nil)
  }

  #if os(Linux)
    @Test func affinityCounts() throws {
      let folder = try TemporaryFolder()
      let path = try folder.write(
        "Name:\tx\nCpus_allowed:\tf0,00000003\nCpus_allowed_list:\t0-1\n", to: "status")
      #expect(ProcessorCount.allowed(status: path) == 6)
    }
  #endif
}
