"""The nth call of a function of the system fails, for every n in turn."""

import errno
import os
import shutil
import subprocess
import sys
import tempfile

from jobs import Job, batches, others
from trial import Broken, Place, Trial, check_same, check_whole_files, is_leftover, tree

# What each call may say; 0 is a read or write of one byte.
CODES = {
  "openat": [errno.EMFILE, errno.EACCES, errno.EIO, errno.ENOSPC],
  "read": [errno.EIO, errno.EINTR, 0],
  "write": [errno.ENOSPC, errno.EIO, errno.EINTR, errno.EAGAIN, 0],
  "rename": [errno.ENOSPC, errno.EIO, errno.EXDEV],
  "fsync": [errno.EIO],
  "flock": [errno.ENOSYS, errno.ENOLCK, errno.EOPNOTSUPP, errno.EINTR],
  "mmap": [errno.ENOMEM],
  "pthread_create": [errno.EAGAIN],
}
# These do not stop anybody: another try, or another way, does it.
HARMLESS = {
  ("read", errno.EINTR), ("read", 0), ("write", errno.EINTR), ("write", errno.EAGAIN), ("write", 0),
  ("flock", errno.ENOSYS), ("flock", errno.ENOLCK), ("flock", errno.EOPNOTSUPP), ("flock", errno.EINTR),
}
# A closed folder or a mount point in the way: the fault of single rows, behind which a batch goes on.
OF_ROWS = {("openat", errno.EACCES), ("rename", errno.EXDEV)}


class Failures(Trial):
  name = "failures"
  title = "with a failing call of the system"

  def prepare(self):
    self.library = self.compile()
    self.jobs = []
    for job in batches(24) + others() + self.flushed():
      place = Place("whole")
      job.prepare(place)
      counts = place.at("counts")
      ended = self.inject(job.words, job, place, STAR_RATING_COUNTS=counts)
      if ended.status != 0 or not os.path.exists(counts):
        raise SystemExit(f"{job.name} does not even work in peace: {ended.words()}")
      with open(counts) as file:
        calls = {name: int(count) for name, count in map(str.split, file)}
      self.jobs.append((job, calls, tree(place.at(job.out))))
      place.remove()

  def end(self):
    super().end()
    shutil.rmtree(os.path.dirname(self.library))

  @staticmethod
  def flushed():
    return [
      Job("synced folder", ["batch", "m.csv", "-q", "--sync", "-j", "2", "-o", "out"], "out", 24, resumes=True),
      Job("synced zip", ["batch", "m.csv", "-q", "--sync", "-o", "out/a.zip"], "out", 24),
    ]

  @staticmethod
  def compile():
    if sys.platform == "darwin":
      raise SystemExit("macOS lets no library come before the system's calls: --only another trial")
    library = os.path.join(tempfile.mkdtemp(prefix="torture-"), "failing.so")
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "failing.c")
    compiler = shutil.which("cc") or "clang"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], check=True)
    return library

  def inject(self, words, job, place, **variables):
    return self.program.run(words, place.path, job.data, environment={"LD_PRELOAD": self.library} | variables)

  def run(self, random, place):
    job, calls, whole = random.choice(self.jobs)
    call = random.choice([call for call in calls if calls[call] > 0])
    code = random.choice(CODES[call])
    # The first calls differ most; beyond them all are alike.
    nth = random.randint(1, random.choice([calls[call], min(calls[call], 8)]))
    # A call that would be tried for ever fails once.
    always = "+" if random.random() < 0.3 and code not in (errno.EINTR, errno.EAGAIN) else ""
    plan = f"{call}:{nth}{always}:{code}"
    job.prepare(place)
    told = place.at("told")
    ended = self.inject(job.words, job, place, STAR_RATING_FAIL=plan, STAR_RATING_TOLD=told)
    if os.path.exists(told):
      self.figures[f"failures of {call}"] += 1
    try:
      self.check(job, ended, place, whole, call, code)
    except Broken as broken:
      raise Broken(f"{job.name}, {plan}: {broken}; {ended.words()}") from None

  def check(self, job, ended, place, whole, call, code):
    out = place.at(job.out)
    found = tree(out)
    of_rows = (call, code) in OF_ROWS and job.rows > 0
    results = "r.ndjson"
    fewer = {}
    if of_rows and ended.status == 3 and set(found.get(results, b"").split(b"\n")) <= set(whole.get(results, b"").split(b"\n")):
      fewer = {results: found[results]} if results in found else {}
    check_whole_files(out, whole, fewer)
    if of_rows and ended.status == 0 and job.data and found != whole:
      # Each row that gave no file is answered by an error.
      missing = [name for name in whole if name not in found and not name.endswith("/")]
      if ended.output.count(b'"status":"error"') != len(missing):
        raise Broken(f"{len(missing)} files are missing, {ended.output.count(b'error')} are told")
    elif ended.status == 0:
      if found != whole:
        check_same(out, whole)
    elif ended.status not in (1, 3):
      raise Broken("another status is right")
    elif (call, code) in HARMLESS:
      raise Broken("this stops nobody")
    elif call != "write" and not ended.error and not (ended.status == 3 and job.data):
      raise Broken("no word of what went wrong")
    left = [name for name in found if is_leftover(name)]
    ended = self.program.run(job.again, place.path, job.data)
    if ended.status != 0:
      raise Broken(f"the next run fails: {ended.words()}")
    try:
      check_same(out, whole)
    except Broken as broken:
      raise Broken(f"after the next run, with {left[:3]} left before: {broken}") from None
