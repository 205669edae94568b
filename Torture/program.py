"""The program under attack."""

import os
import resource
import signal
import subprocess
import time

from trial import Broken


class Ended:
  """How a run ended: `status` is the exit status, or a signal's number below 0."""

  def __init__(self, status, output, error):
    self.status, self.output, self.error = status, output, error

  def words(self):
    return f"status {self.status}, says {self.error[:300]!r}"


class Program:
  def __init__(self, path, patience):
    self.path, self.patience = path, patience
    # Whatever may decide an output is the same in every run.
    self.environment = {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"}
    for name in ("HOME", "ASAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS"):
      if name in os.environ:
        self.environment[name] = os.environ[name]

  def start(self, words, folder, environment={}, file_limit=None, **streams):
    """Starts it in a folder; `file_limit` is the most bytes of a file."""
    def limit():
      if file_limit is not None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (file_limit, file_limit))

    streams = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | streams
    return subprocess.Popen(
      [self.path] + words, cwd=folder, env=self.environment | environment,
      preexec_fn=None if file_limit is None else limit, **streams)

  def wait(self, process, data=None):
    """Waits for its end; one that does not come is a failure, and so is a crash or a sanitizer's report."""
    try:
      output, error = process.communicate(data, timeout=self.patience)
    except subprocess.TimeoutExpired:
      process.kill()
      process.communicate()
      raise Broken(f"no end after {self.patience:g} s: {process.args[1:]}") from None
    ended = Ended(process.returncode, output, error)
    if ended.status in (-signal.SIGSEGV, -signal.SIGABRT, -signal.SIGILL, -signal.SIGBUS, -signal.SIGTRAP, -signal.SIGFPE):
      raise Broken(f"a crash: {process.args[1:]}: {ended.words()}")
    if error and b"Sanitizer" in error:
      raise Broken(f"a sanitizer's report: {process.args[1:]}: {error[:4000].decode(errors='replace')}")
    return ended

  def run(self, words, folder, data=None, **rest):
    if data is not None:
      rest["stdin"] = subprocess.PIPE
    return self.wait(self.start(words, folder, **rest), data)

  def timed(self, words, folder):
    """The seconds of a run that must succeed."""
    begin = time.monotonic()
    ended = self.run(words, folder)
    if ended.status != 0:
      raise SystemExit(f"{words} does not even work in peace: {ended.words()}")
    return time.monotonic() - begin
