import RatingBatch

/// The options that `batch` alone has.
enum BatchOptions {
  static let output = Option(
    name: "output", letter: "o", value: "PLACE", allowed: "a folder, or a file that ends in .tar or .zip",
    help: "a folder, made where it is missing, or an archive: FILE.tar, FILE.zip")
  static let jobs = Option(
    name: "jobs", letter: "j", value: "N", allowed: "a whole number from 1 to 256",
    help: "threads; else one for each processor that may be used")
  static let name = Option(
    name: "name", letter: nil, value: "TEMPLATE", allowed: "a name such as '{id}.png'",
    help: "names of rows without output: {id}, {line}, any column in braces")
  static let columns = Option(
    name: "columns", letter: nil, value: "PAIRS", allowed: "pairs such as rating=avg_rating,id=sku",
    help: "our names for the manifest's: rating=avg_rating,id=sku")
  static let ignoreUnknown = Option(
    name: "ignore-unknown", letter: nil, value: nil, allowed: "", help: "let other columns be")
  static let kind = Option(
    name: "kind", letter: nil, value: "KIND", allowed: RowKind.allowed,
    help: "what rows are that do not say: \(RowKind.allowed); else rating")
  static let unrated = Option(
    name: "unrated", letter: nil, value: "WHAT", allowed: "fail, skip, draw",
    help: "rows whose rating is empty, null or none: fail (as it is), skip, draw")
  static let shard = Option(
    name: "shard", letter: nil, value: "I/N", allowed: "I/N such as 0/3, I from 0 to N-1",
    help: "every Nth row, from the row I on, counted from 0")
  static let dedupe = Option(
    name: "dedupe", letter: nil, value: nil, allowed: "",
    help: "name files by their content, each distinct picture once")
  static let results = Option(
    name: "results", letter: nil, value: "FILE", allowed: "a file, or - for standard output",
    help: "NDJSON, a line a file: id, file, width, height, title")
  static let resume = Option(
    name: "resume", letter: nil, value: nil, allowed: "",
    help: "leave files that are right, sweep what a killed run left")
  static let failFast = Option(
    name: "fail-fast", letter: nil, value: nil, allowed: "", help: "stop at the first row that fails")
  static let json = Option(
    name: "json", letter: nil, value: nil, allowed: "", help: "print the counts as JSON on standard output")

  /// What a manifest's columns and keys may be beside the properties.
  static let columnNames: [(name: String, help: String)] = [
    ("output", "the name of the row's file, with its ending; else --name makes it"),
    ("id", "what the row is called in results and answers, and as {id} in --name"),
    ("kind", "what the row is: \(RowKind.allowed); else --kind says it"),
    ("rating", "the rating; empty, null or none is not rated"),
  ]

  static let all = [
    output, jobs, name, columns, ignoreUnknown, kind, unrated, shard, dedupe, results, resume, failFast,
    .sync, json,
  ]
}
