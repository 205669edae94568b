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
  if (picture->has_filler) png_set_filler(png, 0, PNG_FILLER_AFTER);
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

struct rating_png_reader {
  errors errors;
  png_structp png;
  png_infop info;
  rating_png_source source;
  void *context;
  size_t row_bytes;
  uint32_t height;
};

static void take(png_structp png, png_bytep bytes, png_size_t count) {
  rating_png_reader *reader = png_get_io_ptr(png);
  while (count > 0) {
    ptrdiff_t taken = reader->source(reader->context, bytes, count);
    if (taken <= 0) png_error(png, "the file ends too early");
    bytes += taken;
    count -= (size_t)taken;
  }
}

/* The signature alone, so that what is no PNG at all is told apart from a damaged one. */
static int begins_as_png(rating_png_source source, void *context) {
  uint8_t bytes[8];
  size_t count = 0;
  while (count < sizeof bytes) {
    ptrdiff_t taken = source(context, bytes + count, sizeof bytes - count);
    if (taken <= 0) return 0;
    count += (size_t)taken;
  }
  return png_sig_cmp(bytes, 0, sizeof bytes) == 0;
}

static void read_header(rating_png_reader *reader, uint32_t side_limit, uint64_t total_limit, int narrows,
                        rating_png_form *form) {
  png_structp png = reader->png;
  png_infop info = reader->info;
  png_set_read_fn(png, reader, take);
  png_set_sig_bytes(png, 8);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  /* A wrong checksum of the data, too much of it, a colour beyond the palette: damage, not a warning. */
  png_set_benign_errors(png, 0);
  /* Only what decides pixels is looked at; the rest is checked by its checksum and let go, however it unpacks. */
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_user_limits(png, side_limit, side_limit);
  png_set_chunk_malloc_max(png, 8000000);
  png_read_info(png, info);
  png_uint_32 width = png_get_image_width(png, info), height = png_get_image_height(png, info);
  if ((uint64_t)width * height > total_limit) png_error(png, "the picture has too many pixels");
  int is_wide = png_get_bit_depth(png, info) == 16;
  int depth = is_wide && !narrows ? 16 : 8;
  if (is_wide && narrows) png_set_scale_16(png);
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFFFF, PNG_FILLER_AFTER);
  uint16_t one = 1;
  if (depth == 16 && *(uint8_t *)&one == 1) png_set_swap(png);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  reader->row_bytes = png_get_rowbytes(png, info);
  reader->height = height;
  if (reader->row_bytes != (size_t)width * 4 * (size_t)(depth / 8)) png_error(png, "an unknown form of rows");
  *form = (rating_png_form){.width = width, .height = height, .bit_depth = depth};
}

int rating_png_open(rating_png_source source, void *context, uint32_t side_limit, uint64_t total_limit, int narrows,
                    rating_png_reader **result, rating_png_form *form, char message[RATING_PNG_MESSAGE]) {
  strcpy(message, "this is no PNG file");
  if (!begins_as_png(source, context)) return -1;
  strcpy(message, "out of memory");
  rating_png_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return -1;
  reader->errors.message = message;
  reader->source = source;
  reader->context = context;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &reader->errors, fail, ignore);
  if (reader->png != NULL) reader->info = png_create_info_struct(reader->png);
  if (reader->info == NULL || setjmp(reader->errors.escape)) {
    rating_png_close(reader);
    return -1;
  }
  read_header(reader, side_limit, total_limit, narrows, form);
  *result = reader;
  return 0;
}

int rating_png_rows(rating_png_reader *reader, uint8_t *pixels, char message[RATING_PNG_MESSAGE]) {
  reader->errors.message = message;
  if (setjmp(reader->errors.escape)) return -1;
  /* An interlaced picture comes in seven passes, each over all rows. */
  int passes = png_get_interlace_type(reader->png, reader->info) == PNG_INTERLACE_NONE ? 1 : PNG_INTERLACE_ADAM7_PASSES;
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t row = 0; row < reader->height; row++)
      png_read_row(reader->png, pixels + row * reader->row_bytes, NULL);
  png_read_end(reader->png, NULL);
  return 0;
}

void rating_png_close(rating_png_reader *reader) {
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}
