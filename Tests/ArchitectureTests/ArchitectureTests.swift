import Foundation
import TestSupport
import Testing

@Suite struct ArchitectureTests {
  @Test func theSourcesAreFound() throws {
    #expect(SourceFile.swift.count > 90)
    #expect(SourceFile.tests.contains { $0.path == "Tests/ArchitectureTests/ArchitectureTests.swift" })
    #expect(!SourceFile.c.isEmpty)
  }

  @Test func everyFolderOfSourcesIsARoom() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: RepositoryRoot.path("Sources"))
    for folder in folders where !folder.hasPrefix(".") {
      #expect(folder == "CLibraries" || Rooms.order.contains(folder), "\(folder)")
    }
  }

  @Test func everyCLibraryHasARoom() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: RepositoryRoot.path("Sources/CLibraries"))
    for folder in folders where !folder.hasPrefix(".") {
      #expect(Rooms.libraries[folder] != nil, "\(folder)")
    }
  }

  @Test(arguments: SourceFile.swift)
  func aRoomImportsOnlyWhatStandsAboveItAndItsOwnLibraries(_ file: SourceFile) {
    for (module, _) in file.lines.imports {
      #expect(Rooms.objection(to: module, in: file.room) == nil, "\(file.path)")
    }
  }

  @Test(arguments: SourceFile.swift)
  func noSourceAsksForFoundation(_ file: SourceFile) {
    for module in file.lines.imports.map(\.module) + file.lines.conditions {
      #expect(!module.hasPrefix("Foundation"), "\(file.path)")
    }
  }

  @Test(arguments: SourceFile.swift)
  func noTypeBearsAModulesName(_ file: SourceFile) {
    for type in file.lines.types {
      #expect(!Rooms.order.contains(type) && Rooms.libraries[type] == nil, "\(file.path)")
    }
  }

  @Test func oneModuleIsExportedAgainAndNoOther() {
    let exported = SourceFile.swift.flatMap { file in
      file.lines.imports.filter { $0.attributes.contains("@_exported") }.map { "\(file.room): \($0.module)" }
    }
    #expect(exported == ["StarRating: RatingStyling"])
  }

  @Test(arguments: SourceFile.swift + SourceFile.c + SourceFile.tests)
  func noFileIsLongerThan300Lines(_ file: SourceFile) {
    #expect(file.lineCount <= 300)
  }

  @Test func thePackageCanBeADependency() throws {
    let manifest = try String(contentsOfFile: RepositoryRoot.path("Package.swift"), encoding: .utf8)
    #expect(!manifest.contains("unsafeFlags"))
  }

  @Test func thePackagesTargetsAreTheRooms() throws {
    let manifest = try String(contentsOfFile: RepositoryRoot.path("Package.swift"), encoding: .utf8)
    let targets = manifest.matches(of: /(?:room\(|executableTarget\(\s*name:)\s*"([\w-]+)"/).map {
      String($0.1)
    }
    #expect(Set(targets) == Set(SourceFile.swift.map(\.room)))
    #expect(targets == Rooms.order.filter(targets.contains))
  }
}
