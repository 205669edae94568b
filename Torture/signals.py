"""SIGTERM and SIGINT at random moments, whatever the program waits for."""

import os
import signal
import time

from jobs import Job, batches, others, manifest
from kills import Kills
from trial import Broken, check_same, check_whole_files

# Longer than any answer should take, even on a machine that has much else to do.
LATE = 10


class Signals(Kills):
  name = "signals"
  title = "signalled, then run to the end"

  def prepare(self):
    super().prepare()
    self.slowest = 0

  def run(self, random, place):
    kind = random.choice([signal.SIGTERM, signal.SIGINT])
    if random.random() < 0.3:
      self.waiting(random, place, kind)
    else:
      self.working(random, place, kind)

  def end(self):
    super().end()
    self.figures["the slowest answer to a signal, in milliseconds"] = round(1000 * self.slowest)

  def working(self, random, place, kind):
    job, seconds, whole = random.choice(self.jobs)
    job.prepare(place)
    if job.data:
      place.write("rows", job.data)
    with open(place.at("rows") if job.data else "/dev/null", "rb") as rows:
      process = self.program.start(job.again, place.path, stdin=rows)
    time.sleep(random.uniform(0, seconds * 1.1))
    ended = self.stop(process, kind, job.name)
    check_whole_files(place.at(job.out), whole)
    if ended.status == 0:
      check_same(place.at(job.out), whole)
    ended = self.program.run(job.again, place.path, job.data)
    if ended.status != 0:
      raise Broken(f"{job.name}, run to the end: {ended.words()}")
    check_same(place.at(job.out), whole)

  def waiting(self, random, place, kind):
    """Signals a program that waits for somebody who never comes."""
    job = Job("", [], "out", self.rows)
    job.prepare(place)
    os.mkfifo(place.at("pipe"))
    name, words = random.choice([
      ("rows that never come", ["batch", "-", "-o", "out"]),
      ("answers that nobody reads", ["batch", "-", "-o", "out", "-q"]),
      ("results that nobody reads", ["batch", "m.csv", "-o", "out", "--results", "-", "-q"]),
      ("a manifest that nobody writes", ["batch", "pipe", "-o", "out"]),
      ("results into a pipe that nobody opens", ["batch", "m.csv", "-o", "out", "--results", "pipe"]),
      ("a picture into a pipe that nobody opens", ["render", "3", "-o", "pipe", "-f", "png"]),
    ])
    place.write("rows", b"".join(b'{"output":"%d.svg","rating":3}\n' % row for row in range(self.rows)))
    rows_in, rows_out = os.pipe()
    answers_in, answers_out = os.pipe()
    with open(place.at("rows"), "rb") as rows:
      process = self.program.start(
        words, place.path, stdin=rows if name.startswith("answers") else rows_in, stdout=answers_out)
    try:
      time.sleep(random.uniform(0.02, 0.3))
      ended = self.stop(process, kind, name)
      # A FIFO may be refused at once; nobody's rows are no end.
      if ended.status == 0 or ended.status == 1 and b"error: " not in ended.error:
        raise Broken(f"{name}: ends without a signal: {ended.words()}")
    finally:
      for end in (rows_in, rows_out, answers_in, answers_out):
        os.close(end)

  def stop(self, process, kind, name):
    begin = time.monotonic()
    process.send_signal(kind)
    ended = self.program.wait(process)
    seconds = time.monotonic() - begin
    self.figures[f"{kind.name} sent"] += 1
    if ended.status in (128 + kind, -kind):
      self.slowest = max(self.slowest, seconds)
      if seconds > LATE:
        raise Broken(f"{name}: a signal was heard after {seconds:.1f} s")
    elif ended.status not in (0, 1, 2):
      raise Broken(f"{name}: after {kind.name} {ended.words()}")
    return ended
