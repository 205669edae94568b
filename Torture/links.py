"""Somebody swaps folders and links while a batch writes: nothing is written outside."""

import os
import threading

from jobs import Job
from trial import Broken, Trial, tree


class Swapper(threading.Thread):
  """Puts, as fast as it can, a link that leads outside in a folder's or a file's place, and takes it away."""

  def __init__(self, victims, outside):
    super().__init__(daemon=True)
    self.victims, self.outside = victims, outside
    self.swaps = 0
    self.ends = threading.Event()

  def run(self):
    while not self.ends.is_set():
      for victim in self.victims:
        self.swap(victim)

  def swap(self, victim):
    link, parked = victim + ".link", victim + ".parked"
    try:
      os.symlink(self.outside, link)
      try:
        os.rename(victim, parked)
      except OSError:
        parked = None
      os.rename(link, victim)
      self.swaps += 1
      os.unlink(victim)
      if parked:
        os.rename(parked, victim)
    except OSError:
      # The program was there in between; what it made stays, and the link goes.
      for name in (link, victim):
        if os.path.islink(name):
          os.unlink(name)


class Links(Trial):
  name = "links"
  title = "with links swapped in while it writes"
  rows = 400

  def run(self, random, place):
    jobs = random.choice([1, 2, 4])
    command = random.choice([
      ["batch", "m.csv", "-q", "-j", str(jobs), "-o", "out"],
      ["batch", "m.csv", "-q", "-j", str(jobs), "--resume", "-o", "out"],
      ["assets", "--platform", "web", "-o", "out"],
    ])
    Job("", [], "out", self.rows).prepare(place)
    os.mkdir(place.at("outside"))
    place.write("outside/precious", "this stays")
    for folder in "012":
      os.makedirs(place.at(f"out/{folder}/{folder}"))
    victims = random.choice([["0"], ["1", "2/2"], ["0/0", "1/1", "2"], ["0/0/0.png", "1/1/1.svg"], ["html"]])
    swapper = Swapper([place.at("out/" + victim) for victim in victims], place.at("outside"))
    swapper.start()
    try:
      for _ in range(3):
        ended = self.program.run(command, place.path)
        if ended.status not in (0, 1, 2, 3):
          raise Broken(f"{command}: {ended.words()}")
    finally:
      swapper.ends.set()
      swapper.join()
      self.figures["links swapped in"] += swapper.swaps
    outside = tree(place.at("outside"))
    if outside != {"precious": b"this stays"}:
      raise Broken(f"{command}, {victims}: written outside: {sorted(outside)[:5]}")
