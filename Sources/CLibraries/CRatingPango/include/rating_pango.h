#ifndef RATING_PANGO_H
#define RATING_PANGO_H

#include <stddef.h>
#include <stdint.h>

/* Text as outlines, by Pango and HarfBuzz. Both are loaded with dlopen by the first call, so a program without text
   pays nothing for them; their few types are declared in the source file, which their ABI keeps stable. */

enum { RATING_PANGO_MESSAGE = 256, RATING_PANGO_MISSING = 64, RATING_PANGO_FAMILY = 128 };

enum { RATING_PANGO_MOVE, RATING_PANGO_LINE, RATING_PANGO_QUADRATIC, RATING_PANGO_CUBIC, RATING_PANGO_CLOSE };

/* Characters, each once. */
typedef struct {
  uint32_t values[RATING_PANGO_MISSING];
  int count;
} rating_pango_characters;

/* One line of text at an em of 1, the origin at the baseline's left end, y downward. */
typedef struct {
  uint8_t *operations;
  size_t operation_count, operation_capacity;
  /* x and y of each operation's points, in order. */
  double *coordinates;
  size_t coordinate_count, coordinate_capacity;
  double advance, ascent, descent;
  /* Characters that no font has, and those that only fonts of colour pictures have. */
  rating_pango_characters missing, coloured;
  /* The family that the first font found has. */
  char family[RATING_PANGO_FAMILY];
} rating_pango_outline;

/* Lays out `count` bytes of UTF-8 in one line. `spacing` is added between letters, in ems.
   Returns 0, or -1 and a message. The arrays are freed by rating_pango_free, also after an error. */
int rating_pango_layout(const char *text, int count, const char *family, int is_bold, double spacing,
                        rating_pango_outline *outline, char message[RATING_PANGO_MESSAGE]);

void rating_pango_free(rating_pango_outline *outline);

#endif
