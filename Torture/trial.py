"""What all trials share: places to work in, and what must hold there."""

import collections
import os
import shutil
import tempfile

LEFTOVER = ".star-rating-"


class Broken(Exception):
  """Something that must hold did not."""


class Place:
  """A folder of one run's own, in memory where there is a file system for it."""

  def __init__(self, name):
    base = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    self.path = tempfile.mkdtemp(prefix=f"torture-{name}-", dir=base)

  def at(self, name):
    return os.path.join(self.path, name)

  def write(self, name, text):
    with open(self.at(name), "wb") as file:
      file.write(text if isinstance(text, bytes) else text.encode())

  def remove(self):
    shutil.rmtree(self.path, ignore_errors=True)


class Trial:
  name = ""
  title = ""

  def __init__(self, program):
    self.program = program
    self.figures = collections.Counter()
    self.home = Place(f"{self.name}-whole")

  def prepare(self):
    """Once, before the first run."""

  def run(self, random, place):
    """One run; all its chance is drawn from `random`."""
    raise NotImplementedError

  def end(self):
    self.home.remove()


def tree(path):
  """Every file below a path, or the file that is there, by its name: its bytes, or where a link leads."""
  found = {}
  if os.path.isfile(path):
    return {"": read(path)}
  for folder, folders, files in os.walk(path):
    for name in files + [name for name in folders if os.path.islink(os.path.join(folder, name))]:
      file = os.path.join(folder, name)
      key = os.path.relpath(file, path)
      found[key] = "-> " + os.readlink(file) if os.path.islink(file) else read(file)
    if not files and not folders and folder != path:
      found[os.path.relpath(folder, path) + "/"] = b""
  return found


def read(path):
  with open(path, "rb") as file:
    return file.read()


def is_leftover(name):
  return any(part.startswith(LEFTOVER) for part in name.split("/"))


def check_whole_files(path, whole, before={}):
  """Under each final name stands the whole file, or what stood there before."""
  for name, contents in tree(path).items():
    if is_leftover(name) or name.endswith("/"):
      continue
    if contents != whole.get(name) and contents != before.get(name):
      length = len(contents)
      raise Broken(f"{name or path} is torn or foreign: {length} bytes, the whole one has {len(whole.get(name, b''))}")


def check_same(path, whole):
  """A tree is the whole one, nothing less and nothing beside it."""
  found = tree(path)
  if found == whole:
    return
  missing = sorted(set(whole) - set(found))
  more = sorted(set(found) - set(whole))
  other = sorted(name for name in set(whole) & set(found) if whole[name] != found[name])
  raise Broken(f"the tree differs: missing {missing[:5]}, more {more[:5]}, other {other[:5]}")
