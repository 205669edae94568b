#ifndef PLAIN_CAIRO_H
#define PLAIN_CAIRO_H

#include <stddef.h>
#include <stdint.h>

/* A row of stars in square cells without gaps, on a transparent ground. */
typedef struct {
  int stars;
  int points;
  double inner_radius;
  double size; /* side of a cell in pixels */
  double rating; /* in stars */
  uint32_t full, empty; /* 0xRRGGBB */
} plain_row;

/* A buffer that grows and is used again. */
typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
} plain_bytes;

/* Draws the row and writes it as PNG into the buffer; 0 or cairo's status. */
int plain_cairo_png(const plain_row *row, plain_bytes *out);

/* Draws the row and adds up its alpha in whole pixels, to check that both sides draw alike; below 0 on failure. */
double plain_cairo_coverage(const plain_row *row);

void plain_bytes_free(plain_bytes *bytes);

#endif
