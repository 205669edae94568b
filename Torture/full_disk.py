"""A disk that is too small: a tmpfs where one may be mounted, else a limit on the size of files."""

import os
import subprocess

from jobs import batches, others
from kills import Kills
from trial import Broken, Trial, check_same, check_whole_files, tree


class FullDisk(Kills):
  name = "full-disk"
  title = "on a disk that is too small, then on one that is not"
  rows = 120

  def prepare(self):
    super().prepare()
    self.mounts = subprocess.run(
      ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", self.home.path], capture_output=True).returncode == 0
    if self.mounts:
      subprocess.run(["umount", self.home.path], check=True)

  def run(self, random, place):
    job, _, whole = random.choice(self.jobs)
    job.prepare(place)
    if not self.mounts:
      largest = max(map(len, whole.values()))
      ended = self.program.run(job.again, place.path, job.data, file_limit=random.randint(1, largest))
      self.check(job, ended, place, whole)
    else:
      pages = sum(len(contents) // 4096 + 1 for contents in whole.values())
      limit = random.choice([f"size={4 * random.randint(1, pages)}k", f"nr_inodes={random.randint(2, len(whole) + 12)}"])
      subprocess.run(["mount", "-t", "tmpfs", "-o", limit, "tmpfs", place.at(job.out)], check=True)
      try:
        ended = self.program.run(job.again, place.path, job.data)
        self.check(job, ended, place, whole)
        subprocess.run(["mount", "-o", "remount,size=64m,nr_inodes=100k", place.at(job.out)], check=True)
        self.complete(job, place, whole)
      finally:
        subprocess.run(["umount", place.at(job.out)], check=True)
      return
    self.complete(job, place, whole)

  def check(self, job, ended, place, whole):
    check_whole_files(place.at(job.out), whole)
    if ended.status == 0 and tree(place.at(job.out)) == whole:
      self.figures["had room enough"] += 1
    elif ended.status != 1 or b"error: cannot " not in ended.error:
      raise Broken(f"{job.name}: a full disk gives {ended.words()}")
    else:
      self.figures["found no room"] += 1

  def complete(self, job, place, whole):
    ended = self.program.run(job.again, place.path, job.data)
    if ended.status != 0:
      raise Broken(f"{job.name}, with room: {ended.words()}")
    check_same(place.at(job.out), whole)
