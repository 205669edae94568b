#ifndef RATING_ARCHIVE_H
#define RATING_ARCHIVE_H

#include <stddef.h>
#include <stdint.h>

/* Tar archives by libarchive, which is loaded the first time one is asked for: nothing else pays for it. */

enum { RATING_ARCHIVE_MESSAGE = 256 };

typedef struct rating_archive rating_archive;

/* Takes bytes of the archive, in order; returns how many it took, all of them. */
typedef ptrdiff_t rating_archive_sink(void *context, const void *bytes, size_t count);

/* Begins a tar archive: pax where ustar does not do. NULL, and why, on failure. */
rating_archive *rating_archive_open(rating_archive_sink *sink, void *context, char *message);

/* Begins a regular file, mode 0644, owner 0. 0, or -1 and why, as below. */
int rating_archive_begin(rating_archive *archive, const char *name, int64_t size, int64_t time, char *message);

/* Writes the file's bytes, all of them, and ends it. */
int rating_archive_write(rating_archive *archive, const void *bytes, size_t count, char *message);

/* Ends the archive. */
int rating_archive_close(rating_archive *archive, char *message);

/* Frees it; what is not closed is not ended. */
void rating_archive_free(rating_archive *archive);

#endif
