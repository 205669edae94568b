#if os(Linux)
  import Foundation

  /// The library that makes calls of the system fail, of `Torture/failing.c`, compiled for a test.
  public struct FailingCalls {
    /// The compiler did not take it.
    public struct NotCompiled: Error {
      let words: String
    }

    private let folder: TemporaryFolder

    /// Compiles it.
    public init() throws {
      folder = try TemporaryFolder()
      let compiler: Tool
      do { compiler = try Tool("cc") } catch { compiler = try Tool("clang") }
      let source = RepositoryRoot.path("Torture/failing.c")
      let run = try compiler.run(["-shared", "-fPIC", "-o", folder.path("failing.so"), source, "-ldl"])
      guard run.status == 0 else { throw NotCompiled(words: run.errorText) }
    }

    /// Runs the built program with some calls failing; the parameters are those of `ChildProcess.run`.
    ///
    /// - Parameter plan: `CALL:N:ERRNO`, with `+` after N for every call from the nth on.
    public func run(_ plan: String, _ arguments: [String], folder: String) throws -> FinishedProcess {
      var environment = ProcessInfo.processInfo.environment
      environment["LD_PRELOAD"] = self.folder.path("failing.so")
      environment["STAR_RATING_FAIL"] = plan
      return try BuiltProgram.run(arguments, environment: environment, folder: folder)
    }
  }
#endif
