import Foundation

/// What `posix_spawn` does between the fork and the program's start.
struct SpawnPlan {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
  #else
    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
  #endif

  /// The child starts with no signal blocked and none ignored, as under a shell.
  init() {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigemptyset(&all)
    for signal in [SIGPIPE, SIGXFSZ, SIGINT, SIGQUIT, SIGTERM, SIGHUP] { sigaddset(&all, signal) }
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
  }

  mutating func destroy() {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  mutating func open(_ path: String, as number: Int32, _ flags: Int32) {
    posix_spawn_file_actions_addopen(&actions, number, path, flags, 0)
  }

  mutating func duplicate(_ source: Int32, as number: Int32) {
    posix_spawn_file_actions_adddup2(&actions, source, number)
  }

  /// Starts the program, waits for its end; returns the status as `waitpid` gives it.
  mutating func run(_ command: [String], _ variables: [String]) throws -> Int32 {
    let child = try start(command, variables)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { throw ChildProcess.NotStarted(program: command[0], code: errno) }
    }
    return status
  }

  /// Starts the program.
  mutating func start(_ command: [String], _ variables: [String]) throws -> pid_t {
    var words = command.map { strdup($0) } + [nil]
    var environment = variables.map { strdup($0) } + [nil]
    defer {
      for pointer in words + environment { free(pointer) }
    }
    var child = pid_t()
    let code = posix_spawn(&child, command[0], &actions, &attributes, &words, &environment)
    guard code == 0 else { throw ChildProcess.NotStarted(program: command[0], code: code) }
    return child
  }
}
