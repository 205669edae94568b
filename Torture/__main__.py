"""Attacks a built star-rating and says what held: python3 Torture PROGRAM [--minutes M] [--seed N].

Kills, full disks, failing system calls, signals, swapped links, hostile rows. Every run is made from the seed, the
trial's name and its own number, so each failure is repeated by the command that is printed with it.
"""

import argparse
import os
import random
import sys
import time

from failures import Failures
from full_disk import FullDisk
from garbage import Garbage
from kills import Kills
from links import Links
from program import Program
from signals import Signals
from trial import Broken, Place

# Parts of the time, by trial.
TRIALS = [(Kills, 15), (FullDisk, 10), (Failures, 40), (Signals, 15), (Links, 8), (Garbage, 12)]
# A trial that fails so often has shown what there is to see.
MOST_FAILURES = 5


def arguments():
  parser = argparse.ArgumentParser(prog="python3 Torture", description=__doc__.splitlines()[0])
  parser.add_argument("program", help="the star-rating to attack")
  parser.add_argument("--minutes", type=float, default=10, help="how long all trials take together (10)")
  parser.add_argument("--seed", type=int, help="what all chance is drawn from; else one is made up")
  parser.add_argument("--only", choices=[kind.name for kind, _ in TRIALS], help="one trial alone")
  parser.add_argument("--run", type=int, help="one run alone, by its number; with --only and --seed")
  parser.add_argument(
    "--patience", type=float, default=20, help="seconds after which a run counts as hung (20); sanitizers need more")
  return parser.parse_args()


def repeat(asked, kind, number):
  return (
    f"python3 Torture {asked.program} --patience {asked.patience:g} --seed {asked.seed} --only {kind.name} --run {number}")


def attack(asked, kind, share, program):
  """All runs of one trial; returns how many failed."""
  trial = kind(program)
  trial.prepare()
  end = time.monotonic() + share
  number, failed = 0, 0
  while failed < MOST_FAILURES and (time.monotonic() < end if asked.run is None else number == 0):
    number += 1
    which = asked.run or number
    place = Place(trial.name)
    try:
      trial.run(random.Random(f"{asked.seed} {kind.name} {which}"), place)
      place.remove()
    except Broken as broken:
      failed += 1
      print(f"{kind.name}, run {which}: {broken}\n  left in {place.path}\n  {repeat(asked, kind, which)}", flush=True)
  trial.end()
  for what, count in trial.figures.items():
    print(f"  {what:<58}{count:>10,}")
  print(f"{kind.title:<46}{number:>9,} runs{failed:>5} failed", flush=True)
  return failed


def main():
  asked = arguments()
  if asked.seed is None:
    asked.seed = int.from_bytes(os.urandom(4), "big")
  print(f"seed {asked.seed}", flush=True)
  program = Program(os.path.abspath(asked.program), asked.patience)
  trials = [(kind, share) for kind, share in TRIALS if asked.only in (None, kind.name)]
  whole = sum(share for _, share in trials)
  failed = sum(attack(asked, kind, 60 * asked.minutes * share / whole, program) for kind, share in trials)
  sys.exit(1 if failed else 0)


main()
