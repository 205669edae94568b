/*
 * Preloaded into the program under attack: makes the nth call of one function fail.
 *
 * STAR_RATING_FAIL is CALL:N:ERRNO, with + after N for every call from the nth on; an ERRNO of 0 makes a read or write
 * take one byte. STAR_RATING_TOLD is a file that is made when a call was made to fail. Without the former,
 * STAR_RATING_COUNTS is a file that says at the end how many calls there were.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { OPENAT, READ, WRITE, RENAME, FSYNC, FLOCK, MMAP, PTHREAD_CREATE, CALLS };

static const char *const names[CALLS] = {"openat", "read",  "write", "rename",
                                         "fsync",  "flock", "mmap",  "pthread_create"};
static unsigned long counts[CALLS];
static int failing = -1, code, always;
static unsigned long nth;
static const char *told, *counted;

/* The function that this one stands before. */
#define REAL(name)                                             \
  static __typeof__(name) *real;                               \
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, #name)

__attribute__((constructor)) static void begin(void) {
  counted = getenv("STAR_RATING_COUNTS");
  told = getenv("STAR_RATING_TOLD");
  const char *plan = getenv("STAR_RATING_FAIL");
  if (!plan) return;
  const char *number = strchr(plan, ':');
  if (!number) return;
  char *end;
  nth = strtoul(number + 1, &end, 10);
  always = *end == '+';
  const char *colon = strchr(end, ':');
  code = colon ? atoi(colon + 1) : EIO;
  for (int call = 0; call < CALLS; call++) {
    if (strlen(names[call]) == (size_t)(number - plan) && !strncmp(names[call], plan, (size_t)(number - plan)))
      failing = call;
  }
}

static int real_open(const char *path, int flags, mode_t mode) {
  REAL(open);
  return real(path, flags, mode);
}

__attribute__((destructor)) static void end(void) {
  if (!counted || failing >= 0) return;
  char text[512];
  size_t used = 0;
  for (int call = 0; call < CALLS; call++)
    used += (size_t)snprintf(text + used, sizeof text - used, "%s %lu\n", names[call], counts[call]);
  int file = real_open(counted, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  REAL(write);
  if (file >= 0 && real(file, text, used) == (ssize_t)used) close(file);
}

/* Counts a call; whether it has to fail, with errno set. */
static int fails(int call) {
  unsigned long number = __atomic_add_fetch(&counts[call], 1, __ATOMIC_RELAXED);
  if (call != failing || (always ? number < nth : number != nth)) return 0;
  if (told) {
    int file = real_open(told, O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
    if (file >= 0) close(file);
  }
  errno = code;
  return 1;
}

static mode_t mode_of(int flags, va_list rest) {
  return flags & (O_CREAT | O_TMPFILE) ? (mode_t)va_arg(rest, int) : 0;
}

#define OPENS(name)                                        \
  int name(const char *path, int flags, ...) {             \
    REAL(name);                                            \
    va_list rest;                                          \
    va_start(rest, flags);                                 \
    mode_t mode = mode_of(flags, rest);                    \
    va_end(rest);                                          \
    return fails(OPENAT) ? -1 : real(path, flags, mode);   \
  }
OPENS(open)
OPENS(open64)

#define OPENS_AT(name)                                             \
  int name(int folder, const char *path, int flags, ...) {         \
    REAL(name);                                                    \
    va_list rest;                                                  \
    va_start(rest, flags);                                         \
    mode_t mode = mode_of(flags, rest);                            \
    va_end(rest);                                                  \
    return fails(OPENAT) ? -1 : real(folder, path, flags, mode);   \
  }
OPENS_AT(openat)
OPENS_AT(openat64)

ssize_t read(int file, void *bytes, size_t count) {
  REAL(read);
  if (!fails(READ)) return real(file, bytes, count);
  return code == 0 && count > 0 ? real(file, bytes, 1) : -1;
}

ssize_t write(int file, const void *bytes, size_t count) {
  REAL(write);
  if (!fails(WRITE)) return real(file, bytes, count);
  return code == 0 && count > 0 ? real(file, bytes, 1) : -1;
}

int rename(const char *from, const char *to) {
  REAL(rename);
  return fails(RENAME) ? -1 : real(from, to);
}

int renameat(int from_folder, const char *from, int to_folder, const char *to) {
  REAL(renameat);
  return fails(RENAME) ? -1 : real(from_folder, from, to_folder, to);
}

int fsync(int file) {
  REAL(fsync);
  return fails(FSYNC) ? -1 : real(file);
}

int flock(int file, int operation) {
  REAL(flock);
  return fails(FLOCK) ? -1 : real(file, operation);
}

void *mmap(void *address, size_t length, int protection, int flags, int file, off_t offset) {
  REAL(mmap);
  return fails(MMAP) ? MAP_FAILED : real(address, length, protection, flags, file, offset);
}

void *mmap64(void *address, size_t length, int protection, int flags, int file, off64_t offset) {
  REAL(mmap64);
  return fails(MMAP) ? MAP_FAILED : real(address, length, protection, flags, file, offset);
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *context) {
  REAL(pthread_create);
  return fails(PTHREAD_CREATE) ? code : real(thread, attributes, body, context);
}
