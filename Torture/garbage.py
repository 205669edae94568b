"""A worker that is fed garbage, by one, two and four threads: one answer a row, in order, and it lives."""

import json
import os

from hostile import Hostile
from trial import Broken, Trial, tree

# The one row that must be right, at the end: whoever answers it has lived through the rest.
LAST = b'{"id":"last","rating":3,"output":"the/last.svg"}'


class Garbage(Trial):
  name = "garbage"
  title = "workers fed with hostile rows"

  def run(self, random, place):
    rows = [Hostile(random).row() for _ in range(random.choice([20, 200, 600]))] + [LAST]
    words = ["batch", "-", "-q", "-j", str(random.choice([1, 2, 4])), "-o", "out"]
    place.write("precious", "this stays")
    ended = self.program.run(words, place.path, b"\n".join(rows) + b"\n")
    if ended.status != 0:
      raise Broken(f"{words}: {ended.words()}")
    lines = [number for number, row in enumerate(rows, 1) if row.strip(b" \t\r")]
    self.figures["hostile rows"] += len(lines) - 1
    answers = ended.output.split(b"\n")
    if answers.pop() != b"" or len(answers) != len(lines):
      raise Broken(f"{len(lines)} rows have {len(answers)} answers")
    for line, answer in zip(lines, answers):
      self.check(line, answer, place)
    if b'"status":"ok"' not in answers[-1]:
      raise Broken(f"the last row's answer is {answers[-1]!r}")
    beside = set(os.listdir(place.path)) - {"out", "precious"}
    left = [name for name in os.listdir(place.at("out")) if name.startswith(".star-rating-")]
    if beside or left:
      raise Broken(f"outside the folder {sorted(beside)}, left {left}")

  def check(self, line, answer, place):
    try:
      told = json.loads(answer)
    except ValueError:
      raise Broken(f"line {line}: no JSON: {answer[:300]!r}") from None
    if told.get("line") != line or told.get("status") not in ("ok", "error", "skipped"):
      raise Broken(f"line {line} is answered by {answer[:300]!r}")
    self.figures[f"rows answered by {told['status']}"] += 1
    if told["status"] == "ok" and not os.path.isfile(place.at("out/" + told["output"])):
      # A list of scales is told by its first name.
      folder, name = os.path.split(told["output"])
      stem = os.path.splitext(name)[0]
      if not any(file.startswith(stem) for file in os.listdir(place.at("out/" + folder))):
        raise Broken(f"line {line} is ok and its file is not there: {told['output']!r}")
