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
  /* PNG's number of the filter for every one of `rows`, 0 (none) to 4 (Paeth). */
  int filter;
  int zlib_level;
} rating_png_picture;

/* Writes a PNG into `out`. Returns 0 and the number of bytes, or -1 and a message. */
int rating_png_write(const rating_png_picture *picture, uint8_t *out, size_t capacity, size_t *count,
                     char message[RATING_PNG_MESSAGE]);

/* A picture that was read: straight RGBA, row by row, 8 or 16 bits a channel (native order). */
typedef struct {
  uint32_t width, height;
  int bit_depth;
  uint8_t *pixels;
} rating_png_pixels;

/* Reads a whole PNG, IEND included. Returns 0, or -1 and a message; `pixels` is the caller's to free. */
int rating_png_read(const uint8_t *bytes, size_t count, uint32_t side_limit, uint64_t total_limit,
                    rating_png_pixels *result, char message[RATING_PNG_MESSAGE]);

#endif
