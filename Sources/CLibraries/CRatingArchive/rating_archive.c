#include "rating_archive.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/types.h>
#include <time.h>

#ifdef __APPLE__
#define LIBRARY "/usr/lib/libarchive.2.dylib"
#else
#define LIBRARY "libarchive.so.13"
#endif

typedef struct archive archive;
typedef struct archive_entry entry;
typedef ptrdiff_t writer(archive *, void *, const void *, size_t);

/* libarchive's functions, as its headers declare them since version 3.0. */
#define FUNCTIONS(F)                                                                      \
  F(archive *, archive_write_new, (void))                                                 \
  F(int, archive_write_free, (archive *))                                                 \
  F(int, archive_write_set_format_pax_restricted, (archive *))                            \
  F(int, archive_write_set_format_option, (archive *, const char *, const char *, const char *)) \
  F(int, archive_write_set_bytes_per_block, (archive *, int))                             \
  F(int, archive_write_open, (archive *, void *, void *, writer *, void *))               \
  F(int, archive_write_header, (archive *, entry *))                                      \
  F(ptrdiff_t, archive_write_data, (archive *, const void *, size_t))                     \
  F(int, archive_write_finish_entry, (archive *))                                         \
  F(int, archive_write_close, (archive *))                                                \
  F(const char *, archive_error_string, (archive *))                                      \
  F(entry *, archive_entry_new, (void))                                                   \
  F(void, archive_entry_free, (entry *))                                                  \
  F(void, archive_entry_set_pathname_utf8, (entry *, const char *))                       \
  F(void, archive_entry_set_filetype, (entry *, unsigned int))                            \
  F(void, archive_entry_set_perm, (entry *, mode_t))                                      \
  F(void, archive_entry_set_size, (entry *, int64_t))                                     \
  F(void, archive_entry_set_mtime, (entry *, time_t, long))

#define DECLARE(result, name, parameters) static result(*name) parameters;
FUNCTIONS(DECLARE)

struct rating_archive {
  archive *archive;
  rating_archive_sink *sink;
  void *context;
};

enum { REGULAR_FILE = 0100000 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int is_loaded;

static int say(char *message, const char *words, const char *more) {
  snprintf(message, RATING_ARCHIVE_MESSAGE, "%s%s", words, more ? more : "");
  return -1;
}

static int load_functions(char *message) {
  void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return say(message, "libarchive cannot be loaded: ", dlerror());
#define LOAD(result, name, parameters)                                       \
  *(void **)&name = dlsym(library, #name);                                   \
  if (name == NULL) return say(message, "libarchive has no function ", #name);
  FUNCTIONS(LOAD)
  return 0;
}

static int load(char *message) {
  pthread_mutex_lock(&lock);
  if (!is_loaded && load_functions(message) == 0) is_loaded = 1;
  int status = is_loaded ? 0 : -1;
  pthread_mutex_unlock(&lock);
  return status;
}

static ptrdiff_t put(archive *archive, void *context, const void *bytes, size_t count) {
  (void)archive;
  rating_archive *own = context;
  return own->sink(own->context, bytes, count);
}

static int check(rating_archive *own, int status, char *message) {
  if (status == 0) return 0;
  const char *words = archive_error_string(own->archive);
  return say(message, words ? words : "libarchive gives no reason", NULL);
}

/* A warning, such as a name that it cannot say in full, is an error here. */
#define TRY(call) \
  if (check(own, call, message) != 0) return -1;

static int begin_format(rating_archive *own, char *message) {
  TRY(archive_write_set_format_pax_restricted(own->archive))
  TRY(archive_write_set_format_option(own->archive, "pax", "hdrcharset", "UTF-8"))
  TRY(archive_write_set_bytes_per_block(own->archive, 0))
  TRY(archive_write_open(own->archive, own, NULL, put, NULL))
  return 0;
}

rating_archive *rating_archive_open(rating_archive_sink *sink, void *context, char *message) {
  if (load(message) != 0) return NULL;
  rating_archive *own = calloc(1, sizeof *own);
  if (own) own->archive = archive_write_new();
  if (!own || !own->archive) {
    free(own);
    say(message, "out of memory", NULL);
    return NULL;
  }
  own->sink = sink;
  own->context = context;
  if (begin_format(own, message) != 0) {
    rating_archive_free(own);
    return NULL;
  }
  return own;
}

int rating_archive_begin(rating_archive *own, const char *name, int64_t size, int64_t time, char *message) {
  entry *entry = archive_entry_new();
  if (entry == NULL) return say(message, "out of memory", NULL);
  archive_entry_set_pathname_utf8(entry, name);
  archive_entry_set_filetype(entry, REGULAR_FILE);
  archive_entry_set_perm(entry, 0644);
  archive_entry_set_size(entry, size);
  archive_entry_set_mtime(entry, (time_t)time, 0);
  int status = check(own, archive_write_header(own->archive, entry), message);
  archive_entry_free(entry);
  return status;
}

int rating_archive_write(rating_archive *own, const void *bytes, size_t count, char *message) {
  ptrdiff_t written = archive_write_data(own->archive, bytes, count);
  if (written < 0 || (size_t)written != count) return check(own, -1, message);
  TRY(archive_write_finish_entry(own->archive))
  return 0;
}

int rating_archive_close(rating_archive *own, char *message) {
  TRY(archive_write_close(own->archive))
  return 0;
}

static ptrdiff_t drop(void *context, const void *bytes, size_t count) {
  (void)context;
  (void)bytes;
  return (ptrdiff_t)count;
}

void rating_archive_free(rating_archive *own) {
  if (own == NULL) return;
  /* Freeing ends the archive first, and would write to whom may be gone. */
  own->sink = drop;
  archive_write_free(own->archive);
  free(own);
}
