#ifndef RATING_PNG_H
#define RATING_PNG_H

#include <stddef.h>
#include <stdint.h>

/* libpng reports errors with longjmp, which must not cross Swift: each function here holds its own setjmp. */

enum { RATING_PNG_MESSAGE = 200 };

/* A picture to be written; what it points to stays the caller's. */
typedef struct {
  uint32_t width, height;
  int bit_depth, color_type;
  /* Red, green, blue for each palette entry; alphas for the first of them. */
  const uint8_t *palette;
  int palette_count;
  const uint8_t *alphas;
  int alpha_count;
  /* pHYs, 0 for none. */
  uint32_t pixels_per_metre;
  /* A whole zlib stream of filtered rows; NULL lets libpng filter and compress `rows`. */
  const uint8_t *stream;
  size_t stream_count;
  const uint8_t *rows;
  size_t row_bytes;
  /* Whether each pixel of `rows` is RGBA and only its colour is written. */
  int has_filler;
  /* PNG's number of the filter for every one of `rows`, 0 (none) to 4 (Paeth). */
  int filter;
  int zlib_level;
} rating_png_picture;

/* Writes a PNG into `out`. Returns 0 and the number of bytes, or -1 and a message. */
int rating_png_write(const rating_png_picture *picture, uint8_t *out, size_t capacity, size_t *count,
                     char message[RATING_PNG_MESSAGE]);

/* Gives the next bytes of a file, at most `count`: how many, 0 at the end, -1 after an error the source keeps. */
typedef ptrdiff_t (*rating_png_source)(void *context, uint8_t *bytes, size_t count);

/* A file whose header was read and whose rows were not yet. */
typedef struct rating_png_reader rating_png_reader;

/* Its rows: straight RGBA, 8 or 16 bits a channel (native order). */
typedef struct {
  uint32_t width, height;
  int bit_depth;
} rating_png_form;

/* Reads up to the rows; with `narrows`, 16 bits a channel become the nearest 8 row by row. Returns 0 and a reader to
   be closed, or -1 and a message. */
int rating_png_open(rating_png_source source, void *context, uint32_t side_limit, uint64_t total_limit, int narrows,
                    rating_png_reader **reader, rating_png_form *form, char message[RATING_PNG_MESSAGE]);

/* Reads all rows into `pixels`, which holds width * height * bit_depth / 2 bytes, and the file's end: once only.
   Returns 0, or -1 and a message. */
int rating_png_rows(rating_png_reader *reader, uint8_t *pixels, char message[RATING_PNG_MESSAGE]);

void rating_png_close(rating_png_reader *reader);

#endif
