/* The least that a C program does for the same file: `plain FILE` draws 3.5 of five stars of 36 pixels. */
#include <plain_cairo.h>
#include <stdio.h>

int main(int count, char **words) {
  if (count != 2) return 2;
  plain_row row = {
      .stars = 5, .points = 5, .inner_radius = 0.381966, .size = 36, .rating = 3.5, .full = 0xFFB400, .empty = 0xD9D9D9};
  plain_bytes png = {0};
  if (plain_cairo_png(&row, &png) != 0) return 1;
  FILE *file = fopen(words[1], "wb");
  if (file == NULL) return 1;
  size_t written = fwrite(png.bytes, 1, png.count, file);
  int failed = fclose(file) != 0 || written != png.count;
  plain_bytes_free(&png);
  return failed;
}
