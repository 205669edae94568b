#include "plain_cairo.h"

#include <cairo.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_CORNERS = 128 };

static const double pi = 3.14159265358979323846;

/* One star's corners, fitted into its cell and centred there. */
typedef struct {
  int count;
  double x[MAX_CORNERS], y[MAX_CORNERS];
  double left, width;
} star;

static star fitted_star(const plain_row *row) {
  star result = {.count = 2 * row->points};
  double low_x = INFINITY, low_y = INFINITY, high_x = -INFINITY, high_y = -INFINITY;
  for (int corner = 0; corner < result.count; corner++) {
    double radius = corner % 2 ? row->inner_radius : 1, angle = pi * corner / row->points;
    double x = radius * sin(angle), y = -radius * cos(angle);
    result.x[corner] = x;
    result.y[corner] = y;
    low_x = fmin(low_x, x);
    low_y = fmin(low_y, y);
    high_x = fmax(high_x, x);
    high_y = fmax(high_y, y);
  }
  double scale = row->size / fmax(high_x - low_x, high_y - low_y);
  double move_x = (row->size - (high_x + low_x) * scale) / 2, move_y = (row->size - (high_y + low_y) * scale) / 2;
  for (int corner = 0; corner < result.count; corner++) {
    result.x[corner] = result.x[corner] * scale + move_x;
    result.y[corner] = result.y[corner] * scale + move_y;
  }
  result.left = low_x * scale + move_x;
  result.width = (high_x - low_x) * scale;
  return result;
}

static void trace(cairo_t *context, const star *star, const plain_row *row, double x, double y) {
  for (int place = 0; place < row->stars; place++) {
    double cell = x + place * row->size;
    cairo_move_to(context, cell + star->x[0], y + star->y[0]);
    for (int corner = 1; corner < star->count; corner++)
      cairo_line_to(context, cell + star->x[corner], y + star->y[corner]);
    cairo_close_path(context);
  }
}

static void set_color(cairo_t *context, uint32_t color) {
  cairo_set_source_rgb(context, (color >> 16 & 255) / 255.0, (color >> 8 & 255) / 255.0, (color & 255) / 255.0);
}

/* The usual way: all stars empty, then all of them full, clipped where the rating ends. */
static cairo_surface_t *drawn(const plain_row *row) {
  if (row->points < 3 || 2 * row->points > MAX_CORNERS) return NULL;
  double content = row->stars * row->size;
  int width = (int)ceil(content - 1e-6), height = (int)ceil(row->size - 1e-6);
  double x = (width - content) / 2, y = (height - row->size) / 2;
  star star = fitted_star(row);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *context = cairo_create(surface);
  set_color(context, row->empty);
  trace(context, &star, row, x, y);
  cairo_fill(context);
  double whole = fmin(floor(row->rating), row->stars - 1);
  double end = x + whole * row->size + star.left + (row->rating - whole) * star.width;
  cairo_rectangle(context, 0, 0, end, height);
  cairo_clip(context);
  set_color(context, row->full);
  trace(context, &star, row, x, y);
  cairo_fill(context);
  int failed = cairo_status(context) != CAIRO_STATUS_SUCCESS;
  cairo_destroy(context);
  if (failed) {
    cairo_surface_destroy(surface);
    return NULL;
  }
  return surface;
}

static cairo_status_t put(void *closure, const unsigned char *bytes, unsigned int count) {
  plain_bytes *out = closure;
  if (out->capacity - out->count < count) {
    size_t capacity = 2 * (out->count + count);
    uint8_t *grown = realloc(out->bytes, capacity);
    if (grown == NULL) return CAIRO_STATUS_NO_MEMORY;
    out->bytes = grown;
    out->capacity = capacity;
  }
  memcpy(out->bytes + out->count, bytes, count);
  out->count += count;
  return CAIRO_STATUS_SUCCESS;
}

int plain_cairo_png(const plain_row *row, plain_bytes *out) {
  out->count = 0;
  cairo_surface_t *surface = drawn(row);
  if (surface == NULL) return CAIRO_STATUS_NO_MEMORY;
  cairo_status_t status = cairo_surface_write_to_png_stream(surface, put, out);
  cairo_surface_destroy(surface);
  return (int)status;
}

double plain_cairo_coverage(const plain_row *row) {
  cairo_surface_t *surface = drawn(row);
  if (surface == NULL) return -1;
  cairo_surface_flush(surface);
  const unsigned char *data = cairo_image_surface_get_data(surface);
  int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
  double sum = 0;
  for (int y = 0; y < height; y++) {
    const uint32_t *pixels = (const uint32_t *)(data + (size_t)y * cairo_image_surface_get_stride(surface));
    for (int x = 0; x < width; x++) sum += pixels[x] >> 24;
  }
  cairo_surface_destroy(surface);
  return sum / 255;
}

void plain_bytes_free(plain_bytes *bytes) {
  free(bytes->bytes);
  memset(bytes, 0, sizeof *bytes);
}
