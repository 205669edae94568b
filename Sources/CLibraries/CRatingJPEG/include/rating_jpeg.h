#ifndef RATING_JPEG_H
#define RATING_JPEG_H

#include <stddef.h>
#include <stdint.h>

/* libjpeg-turbo is loaded with dlopen by the first call, so a program without JPEG pays nothing for it. It reports
   errors with longjmp, which must not cross Swift: each function here holds its own setjmp. */

enum { RATING_JPEG_MESSAGE = 256 };

/* A file whose header was read and whose rows were not yet. */
typedef struct rating_jpeg_reader rating_jpeg_reader;

typedef struct {
  uint32_t width, height;
  /* Whether it is stored as CMYK or YCCK. */
  int is_cmyk;
} rating_jpeg_form;

/* Reads up to the rows; `bytes` stay the caller's until the reader is closed. Returns 0 and a reader to be closed, or
   -1 and a message. */
int rating_jpeg_open(const uint8_t *bytes, size_t count, uint32_t side_limit, uint64_t total_limit,
                     rating_jpeg_reader **reader, rating_jpeg_form *form, char message[RATING_JPEG_MESSAGE]);

/* Where a stored pixel goes, counted in pixels: that at (x, y) to origin + x * across + y * down. */
typedef struct {
  ptrdiff_t origin, across, down;
} rating_jpeg_turn;

/* Reads all rows into `pixels` as opaque RGBA, 4 * width * height bytes, and the file's end: once only. Returns 0, or
   -1 and a message; damage that libjpeg only warns of is an error too. */
int rating_jpeg_rows(rating_jpeg_reader *reader, uint32_t *pixels, rating_jpeg_turn turn,
                     char message[RATING_JPEG_MESSAGE]);

void rating_jpeg_close(rating_jpeg_reader *reader);

#endif
