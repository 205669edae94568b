#include "pango_functions.h"
#include "rating_pango.h"

#include <dlfcn.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int is_loaded, is_prepared;
static object *context, *drawing, *language;

/* Where GLib would abort the process, as it does when the system has no thread for it: back to the call that was
   made here, if this thread made it. What Pango holds then it holds for good, so text stays refused. */
static _Thread_local jmp_buf *escape;
static char refusal[RATING_PANGO_MESSAGE];

#ifdef __APPLE__
#define LIBRARY(name, version) "lib" name "." version ".dylib"
#else
#define LIBRARY(name, version) "lib" name ".so." version
#endif

static int say(char *message, const char *words, const char *more) {
  snprintf(message, RATING_PANGO_MESSAGE, "%s%s", words, more ? more : "");
  return -1;
}

/* Where a glyph's outline goes. */
typedef struct {
  rating_pango_outline *outline;
  double x, y, scale_x, scale_y;
  int has_outline, is_out_of_memory;
} pen;

static void *grown(void *array, size_t *capacity, size_t count, size_t size) {
  if (count <= *capacity) return array;
  size_t wanted = *capacity * 2 > count ? *capacity * 2 : count + 256;
  void *moved = realloc(array, wanted * size);
  if (moved) *capacity = wanted;
  return moved;
}

static void put(pen *pen, uint8_t operation, const float *points, int count) {
  rating_pango_outline *outline = pen->outline;
  uint8_t *operations = grown(outline->operations, &outline->operation_capacity, outline->operation_count + 1, 1);
  if (operations) outline->operations = operations;
  double *coordinates = grown(outline->coordinates, &outline->coordinate_capacity,
                              outline->coordinate_count + 2 * (size_t)count, sizeof(double));
  if (coordinates) outline->coordinates = coordinates;
  if (!operations || !coordinates) {
    pen->is_out_of_memory = 1;
    return;
  }
  outline->operations[outline->operation_count++] = operation;
  for (int index = 0; index < count; index++) {
    outline->coordinates[outline->coordinate_count++] = pen->x + points[2 * index] * pen->scale_x;
    outline->coordinates[outline->coordinate_count++] = pen->y - points[2 * index + 1] * pen->scale_y;
  }
  pen->has_outline = 1;
}

static void move_to(object *f, void *data, void *state, float x, float y, void *user) {
  (void)f, (void)state, (void)user;
  put(data, RATING_PANGO_MOVE, (float[]){x, y}, 1);
}

static void line_to(object *f, void *data, void *state, float x, float y, void *user) {
  (void)f, (void)state, (void)user;
  put(data, RATING_PANGO_LINE, (float[]){x, y}, 1);
}

static void quadratic_to(object *f, void *data, void *state, float a, float b, float x, float y, void *user) {
  (void)f, (void)state, (void)user;
  put(data, RATING_PANGO_QUADRATIC, (float[]){a, b, x, y}, 2);
}

static void cubic_to(object *f, void *data, void *state, float a, float b, float c, float d, float x, float y,
                     void *user) {
  (void)f, (void)state, (void)user;
  put(data, RATING_PANGO_CUBIC, (float[]){a, b, c, d, x, y}, 3);
}

static void close_path(object *f, void *data, void *state, void *user) {
  (void)f, (void)state, (void)user;
  put(data, RATING_PANGO_CLOSE, NULL, 0);
}

/* A font of colour pictures has no outlines: others go before it, for emoji too, for which the system's rules ask for
   colour. */
static void ask_for_outlines(object *pattern, void *user) {
  (void)user;
  FcPatternDel(pattern, "color");
  FcPatternAddBool(pattern, "color", 0);
}

static void refuse(const char *domain, int level, const char *words, void *user) {
  if (escape == NULL) {
    g_log_default_handler(domain, level, words, user);
    return;
  }
  say(refusal, words, NULL);
  longjmp(*escape, 1);
}

static int load(char *message) {
  const char *names[] = {LIBRARY("pango-1.0", "0"), LIBRARY("pangoft2-1.0", "0"), LIBRARY("gobject-2.0", "0"),
                         LIBRARY("glib-2.0", "0"), LIBRARY("harfbuzz", "0"), LIBRARY("fontconfig", "1")};
  enum { LIBRARIES = sizeof names / sizeof names[0] };
  void *handles[LIBRARIES];
  for (int index = 0; index < LIBRARIES; index++) {
    handles[index] = dlopen(names[index], RTLD_NOW | RTLD_GLOBAL);
    if (!handles[index]) return say(message, "text needs a library that does not load: ", dlerror());
  }
  void *pango = handles[0], *pangoft2 = handles[1], *gobject = handles[2], *glib = handles[3], *harfbuzz = handles[4],
       *fontconfig = handles[5];
#define FIND(library, type, name, parameters)        \
  *(void **)(&name) = dlsym(library, #name);         \
  if (!name) return say(message, "text needs a function that its library does not have: ", #name);
  FUNCTIONS(FIND)
  return 0;
}

static void prepare(void) {
  object *map = pango_ft2_font_map_new();
  pango_ft2_font_map_set_resolution(map, 72, 72);
  pango_fc_font_map_set_default_substitute(map, ask_for_outlines, NULL, NULL);
  context = pango_font_map_create_context(map);
  language = pango_language_from_string("en");
  pango_context_set_language(context, language);
  pango_context_set_round_glyph_positions(context, 0);
  drawing = hb_draw_funcs_create();
  hb_draw_funcs_set_move_to_func(drawing, move_to, NULL, NULL);
  hb_draw_funcs_set_line_to_func(drawing, line_to, NULL, NULL);
  hb_draw_funcs_set_quadratic_to_func(drawing, quadratic_to, NULL, NULL);
  hb_draw_funcs_set_cubic_to_func(drawing, cubic_to, NULL, NULL);
  hb_draw_funcs_set_close_path_func(drawing, close_path, NULL, NULL);
  is_prepared = 1;
}

static uint32_t character(const char *text, int place, int count) {
  const uint8_t *bytes = (const uint8_t *)text + place;
  int rest = count - place;
  if (rest < 1) return 0;
  if (bytes[0] < 0x80) return bytes[0];
  if (bytes[0] < 0xE0 && rest > 1) return (bytes[0] & 0x1Fu) << 6 | (bytes[1] & 0x3Fu);
  if (bytes[0] < 0xF0 && rest > 2) return (bytes[0] & 0xFu) << 12 | (bytes[1] & 0x3Fu) << 6 | (bytes[2] & 0x3Fu);
  if (rest > 3)
    return (bytes[0] & 7u) << 18 | (bytes[1] & 0x3Fu) << 12 | (bytes[2] & 0x3Fu) << 6 | (bytes[3] & 0x3Fu);
  return 0;
}

/* Characters that are not meant to be seen. */
static int is_blank(uint32_t c) {
  return c <= 0x20 || c == 0xA0 || c == 0xAD || c == 0x1680 || (c >= 0x2000 && c <= 0x200F) ||
         (c >= 0x2028 && c <= 0x202F) || (c >= 0x205F && c <= 0x206F) || c == 0x2800 || c == 0x3000 || c == 0x3164 ||
         (c >= 0xFE00 && c <= 0xFE0F) || c == 0xFEFF || c == 0xFFA0 || (c >= 0xE0000 && c <= 0xE0FFF);
}

static void add(rating_pango_characters *list, uint32_t c) {
  for (int index = 0; index < list->count; index++)
    if (list->values[index] == c) return;
  if (list->count < RATING_PANGO_MISSING) list->values[list->count++] = c;
}

/* Whether a font has colour pictures of any of the kinds there are. */
static int has_colour(object *font) {
  static const char *tables[] = {"COLR", "CBDT", "sbix", "SVG "};
  for (int index = 0; index < 4; index++) {
    const uint8_t *name = (const uint8_t *)tables[index];
    uint32_t tag = (uint32_t)name[0] << 24 | (uint32_t)name[1] << 16 | (uint32_t)name[2] << 8 | name[3];
    object *table = hb_face_reference_table(hb_font_get_face(font), tag);
    unsigned length = hb_blob_get_length(table);
    hb_blob_destroy(table);
    if (length > 0) return 1;
  }
  return 0;
}

static int draw(object *layout, const char *text, int count, rating_pango_outline *outline) {
  const double unit = 1.0 / PANGO_UNITS / EM;
  double x = 0;
  layout_line *line = pango_layout_get_line_readonly(layout, 0);
  for (list *run = line ? line->runs : NULL; run; run = run->next) {
    glyph_item *glyphs = run->data;
    object *font = pango_font_get_hb_font(glyphs->item->analysis.font);
    int scale_x = 0, scale_y = 0;
    hb_font_get_scale(font, &scale_x, &scale_y);
    if (scale_x == 0 || scale_y == 0) scale_x = scale_y = PANGO_UNITS * EM;
    for (int index = 0; index < glyphs->glyphs->num_glyphs; index++) {
      glyph_info *info = &glyphs->glyphs->glyphs[index];
      uint32_t c = character(text, glyphs->item->offset + glyphs->glyphs->log_clusters[index], count);
      if (info->glyph & GLYPH_UNKNOWN) {
        if (!is_blank(info->glyph & 0xFFFFFF)) add(&outline->missing, info->glyph & 0xFFFFFF);
      } else if (info->glyph != GLYPH_EMPTY) {
        pen pen = {.outline = outline,
                   .x = x + info->x_offset * unit,
                   .y = info->y_offset * unit,
                   .scale_x = 1.0 / scale_x,
                   .scale_y = 1.0 / scale_y};
        hb_font_get_glyph_shape(font, info->glyph, drawing, &pen);
        if (pen.is_out_of_memory) return -1;
        if (!pen.has_outline && !is_blank(c) && info->width != 0)
          add(has_colour(font) ? &outline->coloured : &outline->missing, c);
      }
      x += info->width * unit;
    }
  }
  outline->advance = x;
  return 0;
}

static int lay_out(const char *text, int count, const char *family, int is_bold, double spacing,
                   rating_pango_outline *outline, char *message) {
  if (!is_prepared) prepare();
  /* Laid out at a large size, where no hint and no rounding of positions matters. */
  object *description = pango_font_description_new();
  pango_font_description_set_family(description, family);
  pango_font_description_set_weight(description, is_bold ? BOLD : REGULAR);
  pango_font_description_set_absolute_size(description, (double)EM * PANGO_UNITS);
  object *font = pango_context_load_font(context, description);
  if (!font) {
    pango_font_description_free(description);
    return say(message, "there is no font on this machine, not even in place of ", family);
  }
  object *found = pango_font_describe(font);
  snprintf(outline->family, RATING_PANGO_FAMILY, "%s", pango_font_description_get_family(found));
  pango_font_description_free(found);
  g_object_unref(font);
  object *metrics = pango_context_get_metrics(context, description, language);
  outline->ascent = (double)pango_font_metrics_get_ascent(metrics) / PANGO_UNITS / EM;
  outline->descent = (double)pango_font_metrics_get_descent(metrics) / PANGO_UNITS / EM;
  pango_font_metrics_unref(metrics);
  object *layout = pango_layout_new(context);
  pango_layout_set_font_description(layout, description);
  pango_layout_set_single_paragraph_mode(layout, 1);
  pango_layout_set_text(layout, text, count);
  if (spacing != 0) {
    object *attributes = pango_attr_list_new();
    pango_attr_list_insert(attributes, pango_attr_letter_spacing_new((int)(spacing * EM * PANGO_UNITS)));
    pango_layout_set_attributes(layout, attributes);
    pango_attr_list_unref(attributes);
  }
  int status = draw(layout, text, count, outline);
  g_object_unref(layout);
  pango_font_description_free(description);
  return status == 0 ? 0 : say(message, "out of memory", NULL);
}

/* Lays out with an ear for what GLib would abort for. */
static int try_to_lay_out(const char *text, int count, const char *family, int is_bold, double spacing,
                          rating_pango_outline *outline, char *message) {
  jmp_buf here;
  unsigned handler = g_log_set_handler("GLib", FATAL, refuse, NULL);
  volatile int status = -1;
  escape = &here;
  if (setjmp(here) == 0) status = lay_out(text, count, family, is_bold, spacing, outline, message);
  escape = NULL;
  g_log_remove_handler("GLib", handler);
  return refusal[0] ? say(message, refusal, NULL) : status;
}

int rating_pango_layout(const char *text, int count, const char *family, int is_bold, double spacing,
                        rating_pango_outline *outline, char message[RATING_PANGO_MESSAGE]) {
  memset(outline, 0, sizeof *outline);
  pthread_mutex_lock(&lock);
  if (!is_loaded && load(message) == 0) is_loaded = 1;
  int status = -1;
  if (refusal[0]) {
    say(message, refusal, NULL);
  } else if (is_loaded) {
    status = try_to_lay_out(text, count, family, is_bold, spacing, outline, message);
  }
  pthread_mutex_unlock(&lock);
  return status;
}

void rating_pango_free(rating_pango_outline *outline) {
  free(outline->operations);
  free(outline->coordinates);
  memset(outline, 0, sizeof *outline);
}
