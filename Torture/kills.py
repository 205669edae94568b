"""SIGKILL at random moments; what is left is completed by the next run."""

import signal
import time

from jobs import batches, others
from trial import Broken, Place, Trial, check_same, check_whole_files, tree


class Kills(Trial):
  name = "kills"
  title = "killed again and again, then run to the end"
  rows = 1500

  def prepare(self):
    """Each job once in peace: what it writes, and how long that takes."""
    self.jobs = []
    for job in batches(self.rows) + others():
      place = Place("whole")
      job.prepare(place)
      begin = time.monotonic()
      ended = self.program.run(job.words, place.path, job.data)
      if ended.status != 0:
        raise SystemExit(f"{job.name} does not even work in peace: {ended.words()}")
      self.jobs.append((job, time.monotonic() - begin, tree(place.at(job.out))))
      place.remove()

  def run(self, random, place):
    job, seconds, whole = random.choice(self.jobs)
    job.prepare(place)
    for time_left in range(random.randint(1, 4), 0, -1):
      stdin = place.at("rows") if job.data else "/dev/null"
      if job.data:
        place.write("rows", job.data)
      with open(stdin, "rb") as rows:
        process = self.program.start(job.again, place.path, stdin=rows)
      time.sleep(random.uniform(0, seconds * 1.1))
      process.send_signal(signal.SIGKILL)
      ended = self.program.wait(process)
      if ended.status == -signal.SIGKILL:
        self.figures["kills"] += 1
      elif ended.status != 0:
        raise Broken(f"{job.name}: {ended.words()}")
      check_whole_files(place.at(job.out), whole)
    ended = self.program.run(job.again, place.path, job.data)
    if ended.status != 0:
      raise Broken(f"{job.name}, run to the end: {ended.words()}")
    check_same(place.at(job.out), whole)
