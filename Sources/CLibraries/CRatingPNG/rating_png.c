#include "rating_png.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

/* What both directions share: where an error goes. */
typedef struct {
  jmp_buf escape;
  char *message;
} errors;

static void fail(png_structp png, png_const_charp text) {
  errors *target = png_get_error_ptr(png);
  strncpy(target->message, text, RATING_PNG_MESSAGE - 1);
  target->message[RATING_PNG_MESSAGE - 1] = 0;
  longjmp(target->escape, 1);
}

static void ignore(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

/* Writing */

typedef struct {
  uint8_t *bytes;
  size_t capacity, count;
} output;

static void put(png_structp png, png_bytep bytes, png_size_t count) {
  output *target = png_get_io_ptr(png);
  if (target->capacity - target->count < count) png_error(png, "the output does not fit its buffer");
  memcpy(target->bytes + target->count, bytes, count);
  target->count += count;
}

static void flush(png_structp png) { (void)png; }

static void big_endian(uint8_t *bytes, uint32_t value) {
  bytes[0] = (uint8_t)(value >> 24);
  bytes[1] = (uint8_t)(value >> 16);
  bytes[2] = (uint8_t)(value >> 8);
  bytes[3] = (uint8_t)value;
}

static void write_chunks(png_structp png, const rating_png_picture *picture) {
  uint8_t header[13] = {0};
  big_endian(header, picture->width);
  big_endian(header + 4, picture->height);
  header[8] = (uint8_t)picture->bit_depth;
  header[9] = (uint8_t)picture->color_type;
  png_write_sig(png);
  png_write_chunk(png, (png_const_bytep) "IHDR", header, sizeof header);
  uint8_t intent = PNG_sRGB_INTENT_PERCEPTUAL;
  png_write_chunk(png, (png_const_bytep) "sRGB", &intent, 1);
  if (picture->palette_count > 0)
    png_write_chunk(png, (png_const_bytep) "PLTE", picture->palette, 3 * (size_t)picture->palette_count);
  if (picture->alpha_count > 0)
    png_write_chunk(png, (png_const_bytep) "tRNS", picture->alphas, (size_t)picture->alpha_count);
  if (picture->pixels_per_metre > 0) {
    uint8_t density[9];
    big_endian(density, picture->pixels_per_metre);
    big_endian(density + 4, picture->pixels_per_metre);
    density[8] = PNG_RESOLUTION_METER;
    png_write_chunk(png, (png_const_bytep) "pHYs", density, sizeof density);
  }
  png_write_chunk(png, (png_const_bytep) "IDAT", picture->stream, picture->stream_count);
  png_write_chunk(png, (png_const_bytep) "IEND", NULL, 0);
}

static void write_rows(png_structp png, png_infop info, const rating_png_picture *picture) {
  png_set_IHDR(png, info, picture->width, picture->height, picture->bit_depth, picture->color_type,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (picture->palette_count > 0) png_set_PLTE(png, info, (png_const_colorp)picture->palette, picture->palette_count);
  if (picture->alpha_count > 0) png_set_tRNS(png, info, (png_bytep)picture->alphas, picture->alpha_count, NULL);
  if (picture->pixels_per_metre > 0)
    png_set_pHYs(png, info, picture->pixels_per_metre, picture->pixels_per_metre, PNG_RESOLUTION_METER);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE << picture->filter);
  png_set_compression_level(png, picture->zlib_level);
  png_write_info(png, info);
  for (uint32_t row = 0; row < picture->height; row++)
    png_write_row(png, picture->rows + row * picture->row_bytes);
  png_write_end(png, info);
}

int rating_png_write(const rating_png_picture *picture, uint8_t *out, size_t capacity, size_t *count,
                     char message[RATING_PNG_MESSAGE]) {
  errors errors = {.message = message};
  output output = {.bytes = out, .capacity = capacity};
  png_structp volatile png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &errors, fail, ignore);
  png_infop volatile info = NULL;
  strcpy(message, "out of memory");
  if (png == NULL) return -1;
  png_structp handle = png;
  png_infop handle_info = NULL;
  if (setjmp(errors.escape)) {
    handle = png;
    handle_info = info;
    png_destroy_write_struct(&handle, &handle_info);
    return -1;
  }
  png_set_write_fn(handle, &output, put, flush);
  if (picture->stream != NULL) {
    write_chunks(handle, picture);
  } else {
    info = handle_info = png_create_info_struct(handle);
    if (handle_info == NULL) png_error(handle, "out of memory");
    write_rows(handle, handle_info, picture);
  }
  png_destroy_write_struct(&handle, &handle_info);
  *count = output.count;
  return 0;
}

/* Reading */

typedef struct {
  const uint8_t *bytes;
  size_t count, place;
} input;

static void take(png_structp png, png_bytep bytes, png_size_t count) {
  input *source = png_get_io_ptr(png);
  if (source->count - source->place < count) png_error(png, "the file ends too early");
  memcpy(bytes, source->bytes + source->place, count);
  source->place += count;
}

int rating_png_read(const uint8_t *bytes, size_t count, uint32_t side_limit, uint64_t total_limit,
                    rating_png_pixels *result, char message[RATING_PNG_MESSAGE]) {
  errors errors = {.message = message};
  input input = {.bytes = bytes, .count = count};
  memset(result, 0, sizeof *result);
  strcpy(message, "this is no PNG file");
  if (count < 8 || png_sig_cmp(bytes, 0, 8) != 0) return -1;
  strcpy(message, "out of memory");
  png_structp volatile png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &errors, fail, ignore);
  if (png == NULL) return -1;
  png_infop volatile info = NULL;
  uint8_t *volatile pixels = NULL;
  png_bytep *volatile rows = NULL;
  if (setjmp(errors.escape)) {
    png_structp handle = png;
    png_infop handle_info = info;
    png_destroy_read_struct(&handle, &handle_info, NULL);
    free(pixels);
    free(rows);
    return -1;
  }
  info = png_create_info_struct(png);
  if (info == NULL) png_error(png, "out of memory");
  png_set_read_fn(png, &input, take);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  png_set_user_limits(png, side_limit, side_limit);
  png_set_chunk_malloc_max(png, 8000000);
  png_read_info(png, info);
  png_uint_32 width = png_get_image_width(png, info), height = png_get_image_height(png, info);
  if ((uint64_t)width * height > total_limit) png_error(png, "the picture has too many pixels");
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFFFF, PNG_FILLER_AFTER);
  int depth = png_get_bit_depth(png, info) == 16 ? 16 : 8;
  if (depth == 16) png_set_swap(png);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t row_bytes = png_get_rowbytes(png, info);
  if (row_bytes != (size_t)width * 4 * (depth / 8)) png_error(png, "an unknown form of rows");
  pixels = malloc(row_bytes * height);
  rows = malloc(sizeof *rows * height);
  if (pixels == NULL || rows == NULL) png_error(png, "out of memory");
  for (png_uint_32 row = 0; row < height; row++) rows[row] = pixels + row * row_bytes;
  png_read_image(png, rows);
  png_read_end(png, NULL);
  result->width = width;
  result->height = height;
  result->bit_depth = depth;
  result->pixels = pixels;
  png_structp handle = png;
  png_infop handle_info = info;
  png_destroy_read_struct(&handle, &handle_info, NULL);
  free(rows);
  return 0;
}
