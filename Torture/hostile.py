"""Rows that nobody means well with."""

import json

WORDS = [
  "", " ", "none", "null", "nan", "inf", "-inf", "-0", "1e9", "1e-9", "0x10", "१", "½", "3,5", "+3", "--", "\0", "\x1b[2J", "\u202e",
  "\ufeff", "\u2028", "\ud800", "\uffff", "é", "e\u0301", "ẞ", "👩‍👩‍👧", "<script>", "\"'", "&amp;", "%00", "%s%n", "$(id)", "{value}",
  "{nothing}", "{", "}", "a" * 255, "a" * 257, "9" * 400, "0." + "3" * 400, "linear-gradient(90deg, red, blue)",
  "linear-gradient(" * 50, "rgb(1 2 3 / 50%)", "#12", "transparent", "M0 0L1 1", "M0 0h1v1h-1z", "M" * 300, "m0 0a1 1 0 0 1 1e308 1e308z",
  "M0 0" + "l1 1" * 200, "/etc/passwd", "/dev/zero", "/dev/stdin", "precious", "fifo", ".",
]
NAMES = [
  "../x.png", "/x.png", "a/../../x.png", "./x.png", "x", ".png", "a/.png", "con.png", "NUL.svg", "a//b.png", "a/b/", "x.PNG", "x.svg.",
  "x.svg ", "-o.png", "~/x.png", "a\0b.png", "a\nb.png", "a\\b.png", "é.png", "e\u0301.png", "ß.svg", "ss.svg", "ẞ.svg", "\ud800.png",
  "a/" * 200 + "x.png", "b" * 300 + ".png", "t.tar", "x.gif", "the/last.svg/x.png", "the.svg", ".star-rating-1-0/x.png",
]
KEYS = [
  "id", "rating", "output", "kind", "stars", "out-of", "worst", "step", "rounding", "fill-measure", "count", "decimals", "title", "symbol",
  "path", "viewbox", "points", "inner-radius", "corner-radius", "size", "gap", "padding", "width", "height", "align", "fill", "empty",
  "gradient-across", "fill-thresholds", "empty-style", "outline", "outline-width", "background", "background-radius", "direction",
  "fill-direction", "text", "text-position", "font", "text-size", "text-color", "text-gap", "locale", "full-image", "half-image",
  "empty-image", "panel", "panel-blur", "preset", "arrange", "min-size", "hit", "state", "highlight", "scale", "coverage-levels",
  "compression", "id-prefix", "label", "style", "label-color", "color", "compact", "stars-shown", "logo", "logo-color",
]
RIGHT = {
  "step": ["half", "exact", "0.1"], "symbol": ["heart", "square", "path"], "size": [8, 16.5, "30"], "stars": [1, 3, 10],
  "fill": ["red", "#00f8"], "direction": ["rtl", "ttb"], "kind": ["badge", "rating"], "text": ["{value} of {out-of}"],
  "preset": ["cosmos", "material"], "scale": ["1,2", 2], "label": ["stars"], "compression": ["smallest"], "outline": ["black"],
}


class Hostile:
  def __init__(self, random):
    self.random = random

  def row(self):
    """One line of any bytes but a line feed."""
    kind = self.random.randrange(10)
    if kind < 5:
      return self.line(self.request(hostility=0.4))
    if kind < 7:
      return self.damaged(self.line(self.request(hostility=0.1)))
    if kind == 7:
      return self.line(self.request(hostility=0))
    return self.other()

  def request(self, hostility):
    """A row's object; a part of its values is hostile."""
    row = {"id": self.value(), "rating": self.random.randint(0, 50) / 10, "output": self.name()}
    for key in self.random.sample(sorted(RIGHT), self.random.randint(0, 3)):
      row[key] = self.random.choice(RIGHT[key])
    for key in self.random.sample(KEYS, 4):
      if self.random.random() < hostility:
        row[key] = self.random.choice(NAMES) if key == "output" else self.value()
    if self.random.random() < hostility / 4:
      row[self.random.choice(WORDS)] = self.value()
    return row

  def name(self):
    ending = self.random.choice(["png", "svg", "pdf", "png"])
    return f"{self.random.choice(['', 'a/', 'a/b/', 'c/'])}{self.random.randrange(10_000)}.{ending}"

  def value(self):
    kind = self.random.randrange(8)
    if kind < 4:
      return self.random.choice(WORDS)
    if kind == 4:
      return self.random.choice([True, False, None, [], {}, [[]], {"a": 1}])
    return self.random.choice([0, -1, 1, 3.5, 5, 24, 100, 101, 65_536, 2**31, 2**63, -(2**63), 2**64, 1e308, 5e-324, 0.1 + 0.2])

  def line(self, row):
    # Lone surrogates stay escaped, as no UTF-8 holds them.
    plain = self.random.random() < 0.5
    text = json.dumps(row, ensure_ascii=not plain)
    return text.encode("utf-8", "surrogatepass").replace(b"\n", b"")

  def damaged(self, line):
    """Some bytes changed, doubled, taken away."""
    line = bytearray(line)
    for _ in range(self.random.randint(1, 6)):
      place = self.random.randrange(len(line) + 1)
      kind = self.random.randrange(4)
      if kind == 0:
        line[place : place + 1] = bytes([self.random.randrange(256)])
      elif kind == 1:
        line[place:place] = line[place : place + self.random.randint(1, 30)]
      elif kind == 2:
        del line[place : place + self.random.randint(1, 30)]
      else:
        line[place:place] = self.random.choice([b"{", b"}", b"[", b'"', b"\\", b"\\u", b",", b":", b"\0", b"\xff", b"\xed\xa0\x80"])
    return bytes(line).replace(b"\n", b"")

  def other(self):
    """What is no object at all, or far too much of one."""
    deep = self.random.choice([10, 2_000, 100_000])
    return self.random.choice([
      b"", b" \t", b"\r", b"\0", b"null", b"1", b'"', b"[]", b"[{}]", b"{}", b"{}{}", b"{} x", b"\xef\xbb\xbf{}", b"\xff\xfe{\0}\0",
      b"[" * deep, b'{"a":' * deep, b'{"rating":' + b"9" * deep + b"}", b'{"id":"' + b"x" * deep + b'"}',
      b'{"rating":3,"output":"a.svg","output":"b.svg"}', b'{"rating":1,"rating":2}',
      b'{"rating":3,"output":"' + b"d/" * 2_000 + b'x.svg"}', b"{" + b",".join(b'"k%d":1' % key for key in range(min(deep, 5_000))) + b"}",
      b'{"id":"' + b"x" * (1 << 20) + b'"}', bytes(self.random.randrange(256) for _ in range(self.random.randrange(200))).replace(b"\n", b""),
    ])
