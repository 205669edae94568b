#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  @preconcurrency import Darwin
#endif

setvbuf(stdout, nil, _IOLBF, 0)
do {
  let options = try Options(CommandLine.arguments.dropFirst())
  let effort = Effort(isQuick: options.isQuick)
  try PlainPicture.checkLikeness()
  var rows: [ResultRow] = []
  if options.wants("style") { rows += try StyleRows.measure(effort) }
  if options.wants("fresh") { rows += try FreshRows.measure(effort) }
  if options.wants("svg") { rows += try SVGRow.measure(effort) }
  if options.wants("badge") { rows += try BadgeRows.measure(effort) }
  if options.wants("workers") { rows += try WorkerRow.measure(effort) }
  if options.wants("process") { rows += try ProcessRows.measure(effort, program: options.program) }
  if options.wants("compare") { rows += try CompareRows.measure(effort, program: options.program) }
  print(options.asJSON ? Report.json(rows) : Report.table(rows))
} catch {
  fputs("Benchmarks: error: \(error)\n", stderr)
  exit(error is UsageError ? 2 : 1)
}
