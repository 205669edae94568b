"""What the program is asked to do while it is attacked, each job with the place it writes to."""

import os

ENDINGS = ["png", "svg", "pdf"]


def manifest(rows):
  """A manifest of pictures that all differ, in a few folders."""
  lines = [f"{row % 3}/{row % 7}/{row}.{ENDINGS[row % 11 % 3]},{row % 501 / 100},exact,{16 + row // 501}" for row in range(rows)]
  return "output,rating,step,size\n" + "\n".join(lines) + "\n"


def worker_rows(rows):
  return "".join(
    f'{{"id":{row},"output":"{row % 5}/{row}.png","rating":{row % 501 / 100},"step":"exact"}}\n' for row in range(rows)
  ).encode()


class Job:
  """One way to use the program: the words, what it reads, where it writes."""

  def __init__(self, name, words, out, rows=0, data=None, resumes=False):
    self.name, self.words, self.out, self.rows = name, words, out, rows
    self.data = data
    self.again = words + (["--resume"] if resumes else [])

  def prepare(self, place):
    place.write("m.csv", manifest(self.rows))
    os.mkdir(place.at("out"))


def batches(rows):
  """Batches into a folder, a .tar and a .zip, and a worker."""
  found = []
  for jobs in (1, 2, 4):
    words = ["batch", "m.csv", "-q", "-j", str(jobs), "-o"]
    found.append(Job(f"folder -j {jobs}", words + ["out"], "out", rows, resumes=True))
    found.append(Job(f"results -j {jobs}", words + ["out", "--results", "out/r.ndjson"], "out", rows, resumes=True))
    found.append(Job(f"tar -j {jobs}", words + ["out/a.tar"], "out", rows))
    found.append(Job(f"zip -j {jobs}", words + ["out/a.zip"], "out", rows))
    found.append(
      Job(f"worker -j {jobs}", ["batch", "-", "-q", "-j", str(jobs), "-o", "out"], "out", rows,
          data=worker_rows(rows), resumes=True))
  return found


def others():
  """The other commands that write files."""
  assets = ["assets", "--platform", "web,android,ios", "--by", "1", "-o", "out"]
  return [
    Job("render", ["render", "3.5", "-o", "out/a.png", "-o", "out/a.svg", "-o", "out/a.pdf", "--scale", "1,2"], "out"),
    Job("text", ["render", "3.5", "--text", "{value}", "-o", "out/a.png"], "out"),
    Job("badge", ["badge", "4.5", "--label", "stars", "-o", "out/a.svg", "-o", "out/a.png"], "out"),
    Job("assets", assets, "out"),
  ]
