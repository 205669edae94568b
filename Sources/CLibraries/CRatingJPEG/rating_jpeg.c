#include "rating_jpeg.h"

/* Without the trait nothing calls these and the library's header may be missing. */
#ifdef RATING_JPEG

#include <dlfcn.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include <jerror.h>

#ifndef JCS_ALPHA_EXTENSIONS
#error "libjpeg-turbo is needed: this is another libjpeg"
#endif

/* The header tells which ABI its structures are of. */
#ifdef __APPLE__
#define LIBRARY (JPEG_LIB_VERSION >= 80 ? "libjpeg.8.dylib" : "libjpeg.62.dylib")
#else
#define LIBRARY (JPEG_LIB_VERSION >= 80 ? "libjpeg.so.8" : "libjpeg.so.62")
#endif

#define FUNCTIONS(F)         \
  F(jpeg_std_error)          \
  F(jpeg_CreateDecompress)   \
  F(jpeg_mem_src)            \
  F(jpeg_read_header)        \
  F(jpeg_has_multiple_scans) \
  F(jpeg_start_decompress)   \
  F(jpeg_read_scanlines)     \
  F(jpeg_finish_decompress)  \
  F(jpeg_destroy_decompress)

/* The functions that are used, found by name. */
static struct {
#define DECLARE(name) __typeof__(name) *name;
  FUNCTIONS(DECLARE)
} library;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int is_loaded;

/* A progressive file may hold any number of scans, each over the whole picture; usual are ten. */
enum { SCANS = 100, SCANNED_PIXELS = 1000000000 };

/* The most bytes that a picture and the coefficients of a progressive one may take together. */
#define MEMORY UINT64_C(400000000)

struct rating_jpeg_reader {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf escape;
  char *message;
  /* A row that is turned on its way. */
  uint32_t *line;
};

static int say(char *message, const char *words, const char *more) {
  snprintf(message, RATING_JPEG_MESSAGE, "%s%s", words, more ? more : "");
  return -1;
}

static int load(char *message) {
  void *handle = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
  if (handle == NULL) return say(message, "JPEG needs a library that does not load: ", dlerror());
#define FIND(name)                                  \
  *(void **)(&library.name) = dlsym(handle, #name); \
  if (library.name == NULL) return say(message, "JPEG needs a function that its library does not have: ", #name);
  FUNCTIONS(FIND)
  is_loaded = 1;
  return 0;
}

static void fail(j_common_ptr common) {
  rating_jpeg_reader *reader = common->client_data;
  char words[JMSG_LENGTH_MAX];
  common->err->format_message(common, words);
  say(reader->message, words, NULL);
  longjmp(reader->escape, 1);
}

static void refuse(rating_jpeg_reader *reader, const char *words) {
  say(reader->message, words, NULL);
  longjmp(reader->escape, 1);
}

/* Warnings tell of damage, but for two that only tell of an odd version of a marker. */
static void hear(j_common_ptr common, int level) {
  int code = common->err->msg_code;
  if (level < 0 && code != JWRN_JFIF_MAJOR && code != JWRN_ADOBE_XFORM) fail(common);
}

static void count_scans(j_common_ptr common) {
  if (!common->is_decompressor) return;
  j_decompress_ptr jpeg = (j_decompress_ptr)common;
  uint64_t scans = (uint64_t)jpeg->input_scan_number, pixels = (uint64_t)jpeg->image_width * jpeg->image_height;
  if (scans > SCANS || (scans > 12 && scans * pixels > SCANNED_PIXELS))
    refuse(common->client_data, "it has more scans than any picture needs");
}

static void read_header(rating_jpeg_reader *reader, const uint8_t *bytes, size_t count, uint32_t side_limit,
                        uint64_t total_limit, rating_jpeg_form *form) {
  j_decompress_ptr jpeg = &reader->jpeg;
  jpeg->progress = &reader->progress;
  library.jpeg_mem_src(jpeg, bytes, (unsigned long)count);
  library.jpeg_read_header(jpeg, TRUE);
  uint32_t width = jpeg->image_width, height = jpeg->image_height;
  if (width > side_limit || height > side_limit || (uint64_t)width * height > total_limit) {
    snprintf(reader->message, RATING_JPEG_MESSAGE, "the picture has too many pixels, %u x %u", width, height);
    longjmp(reader->escape, 1);
  }
  if (library.jpeg_has_multiple_scans(jpeg)) {
    uint64_t needed = (uint64_t)4 * width * height;
    for (int index = 0; index < jpeg->num_components; index++) {
      const jpeg_component_info *component = &jpeg->comp_info[index];
      needed += (uint64_t)component->width_in_blocks * component->height_in_blocks * sizeof(JBLOCK);
    }
    if (needed > MEMORY) {
      snprintf(reader->message, RATING_JPEG_MESSAGE,
               "a progressive picture of %u x %u pixels takes more than 400 MB: save it without progression", width,
               height);
      longjmp(reader->escape, 1);
    }
  }
  int is_cmyk = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
  if (jpeg->jpeg_color_space == JCS_UNKNOWN) refuse(reader, "its colours are of an unknown kind");
  jpeg->out_color_space = is_cmyk ? JCS_CMYK : JCS_EXT_RGBA;
  jpeg->dct_method = JDCT_ISLOW;
  *form = (rating_jpeg_form){.width = width, .height = height, .is_cmyk = is_cmyk};
}

int rating_jpeg_open(const uint8_t *bytes, size_t count, uint32_t side_limit, uint64_t total_limit,
                     rating_jpeg_reader **result, rating_jpeg_form *form, char message[RATING_JPEG_MESSAGE]) {
  pthread_mutex_lock(&lock);
  int status = is_loaded ? 0 : load(message);
  pthread_mutex_unlock(&lock);
  if (status != 0) return status;
  rating_jpeg_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return say(message, "out of memory", NULL);
  reader->message = message;
  reader->jpeg.err = library.jpeg_std_error(&reader->errors);
  reader->errors.error_exit = fail;
  reader->errors.emit_message = hear;
  reader->progress.progress_monitor = count_scans;
  reader->jpeg.client_data = reader;
  if (setjmp(reader->escape)) {
    rating_jpeg_close(reader);
    return -1;
  }
  library.jpeg_CreateDecompress(&reader->jpeg, JPEG_LIB_VERSION, sizeof reader->jpeg);
  read_header(reader, bytes, count, side_limit, total_limit, form);
  *result = reader;
  return 0;
}

/* Inks to light, without a profile: Adobe's files, the usual ones, hold the inks inverted. */
static void light(uint8_t *pixels, uint32_t count, int is_inverted) {
  for (uint32_t index = 0; index < count; index++, pixels += 4) {
    unsigned black = is_inverted ? pixels[3] : 255u - pixels[3];
    for (int channel = 0; channel < 3; channel++) {
      unsigned ink = is_inverted ? pixels[channel] : 255u - pixels[channel];
      pixels[channel] = (uint8_t)((ink * black + 127) / 255);
    }
    pixels[3] = 255;
  }
}

int rating_jpeg_rows(rating_jpeg_reader *reader, uint32_t *pixels, rating_jpeg_turn turn,
                     char message[RATING_JPEG_MESSAGE]) {
  j_decompress_ptr jpeg = &reader->jpeg;
  reader->message = message;
  if (setjmp(reader->escape)) return -1;
  library.jpeg_start_decompress(jpeg);
  if (jpeg->output_components != 4) refuse(reader, "an unknown form of rows");
  reader->line = malloc((size_t)4 * jpeg->output_width);
  if (reader->line == NULL) refuse(reader, "out of memory");
  while (jpeg->output_scanline < jpeg->output_height) {
    uint32_t *target = pixels + turn.origin + (ptrdiff_t)jpeg->output_scanline * turn.down;
    uint32_t *line = turn.across == 1 ? target : reader->line;
    uint8_t *row = (uint8_t *)line;
    library.jpeg_read_scanlines(jpeg, &row, 1);
    if (jpeg->out_color_space == JCS_CMYK) light(row, jpeg->output_width, jpeg->saw_Adobe_marker);
    if (line == target) continue;
    for (uint32_t x = 0; x < jpeg->output_width; x++, target += turn.across) *target = line[x];
  }
  library.jpeg_finish_decompress(jpeg);
  return 0;
}

void rating_jpeg_close(rating_jpeg_reader *reader) {
  free(reader->line);
  library.jpeg_destroy_decompress(&reader->jpeg);
  free(reader);
}

#endif
