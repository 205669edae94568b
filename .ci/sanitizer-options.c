/*
 * What the sanitizers are told, linked into every program that is built for them: tests run programs in an empty
 * environment. REPORTS is where reports go. Let pass is only what is none of this package's.
 */
#define OPTIONS "log_path=" REPORTS ":exitcode=99:print_suppressions=0"

const char *__asan_default_options(void) { return OPTIONS; }

const char *__tsan_default_options(void) { return OPTIONS; }

const char *__ubsan_default_options(void) { return "print_stacktrace=1"; }

const char *__lsan_default_suppressions(void) {
  return
      /* Foundation's reading of files and of XML, which only tests use. */
      "leak:FoundationEssentials\n"
      "leak:libxml2.so\n"
      "leak:FoundationXML\n"
      /* Keeps what it knows of fonts until the process ends. */
      "leak:libfontconfig.so\n";
}

const char *__tsan_default_suppressions(void) {
  return "";
}
