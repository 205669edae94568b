#ifndef RATING_PANGO_FUNCTIONS_H
#define RATING_PANGO_FUNCTIONS_H

#include <stdint.h>

/* Pango's and HarfBuzz's own types, as far as they are read here. */

typedef struct _object object;

typedef struct {
  void *shape_engine, *lang_engine;
  object *font;
} analysis;

typedef struct {
  int offset, length, num_chars;
  analysis analysis;
} item;

typedef struct {
  uint32_t glyph;
  int32_t width, x_offset, y_offset;
  uint32_t attributes;
} glyph_info;

typedef struct {
  int num_glyphs;
  glyph_info *glyphs;
  int *log_clusters;
} glyph_string;

typedef struct {
  item *item;
  glyph_string *glyphs;
} glyph_item;

typedef struct list {
  void *data;
  struct list *next;
} list;

typedef struct {
  object *layout;
  int start_index, length;
  list *runs;
} layout_line;

static const int PANGO_UNITS = 1024, EM = 1000;
enum { GLYPH_EMPTY = 0x0FFFFFFF, GLYPH_UNKNOWN = 0x10000000, BOLD = 700, REGULAR = 400 };

typedef void (*point_function)(object *, void *, void *, float, float, void *);
typedef void (*quadratic_function)(object *, void *, void *, float, float, float, float, void *);
typedef void (*cubic_function)(object *, void *, void *, float, float, float, float, float, float, void *);
typedef void (*close_function)(object *, void *, void *, void *);
typedef void (*substitute_function)(object *, void *);

typedef void (*log_function)(const char *, int, const char *, void *);

/* The level of what GLib aborts for, as a handler is asked for it: an error, fatal, within another one too. */
enum { FATAL = 1 << 2 | 1 << 1 | 1 << 0 };

/* The functions that are used, found by name. */
#define FUNCTIONS(F)                                                                         \
  F(pango, object *, pango_font_map_create_context, (object *))                              \
  F(pango, object *, pango_language_from_string, (const char *))                             \
  F(pango, void, pango_context_set_language, (object *, object *))                           \
  F(pango, void, pango_context_set_round_glyph_positions, (object *, int))                   \
  F(pango, object *, pango_font_description_new, (void))                                     \
  F(pango, void, pango_font_description_free, (object *))                                    \
  F(pango, void, pango_font_description_set_family, (object *, const char *))                \
  F(pango, void, pango_font_description_set_weight, (object *, int))                         \
  F(pango, void, pango_font_description_set_absolute_size, (object *, double))               \
  F(pango, const char *, pango_font_description_get_family, (const object *))                \
  F(pango, object *, pango_context_load_font, (object *, const object *))                    \
  F(pango, object *, pango_font_describe, (object *))                                        \
  F(pango, object *, pango_context_get_metrics, (object *, const object *, object *))        \
  F(pango, int, pango_font_metrics_get_ascent, (object *))                                   \
  F(pango, int, pango_font_metrics_get_descent, (object *))                                  \
  F(pango, void, pango_font_metrics_unref, (object *))                                       \
  F(pango, object *, pango_layout_new, (object *))                                           \
  F(pango, void, pango_layout_set_font_description, (object *, const object *))              \
  F(pango, void, pango_layout_set_single_paragraph_mode, (object *, int))                    \
  F(pango, void, pango_layout_set_text, (object *, const char *, int))                       \
  F(pango, void, pango_layout_set_attributes, (object *, object *))                          \
  F(pango, layout_line *, pango_layout_get_line_readonly, (object *, int))                   \
  F(pango, object *, pango_attr_list_new, (void))                                            \
  F(pango, void, pango_attr_list_unref, (object *))                                          \
  F(pango, void, pango_attr_list_insert, (object *, object *))                               \
  F(pango, object *, pango_attr_letter_spacing_new, (int))                                   \
  F(pango, object *, pango_font_get_hb_font, (object *))                                     \
  F(pangoft2, object *, pango_ft2_font_map_new, (void))                                      \
  F(pangoft2, void, pango_ft2_font_map_set_resolution, (object *, double, double))           \
  F(pangoft2, void, pango_fc_font_map_set_default_substitute,                                \
    (object *, substitute_function, void *, void *))                                         \
  F(fontconfig, int, FcPatternDel, (object *, const char *))                                 \
  F(fontconfig, int, FcPatternAddBool, (object *, const char *, int))                        \
  F(gobject, void, g_object_unref, (void *))                                                 \
  F(glib, unsigned, g_log_set_handler, (const char *, int, log_function, void *))            \
  F(glib, void, g_log_remove_handler, (const char *, unsigned))                              \
  F(glib, void, g_log_default_handler, (const char *, int, const char *, void *))            \
  F(harfbuzz, object *, hb_draw_funcs_create, (void))                                        \
  F(harfbuzz, void, hb_draw_funcs_set_move_to_func, (object *, point_function, void *, void *))             \
  F(harfbuzz, void, hb_draw_funcs_set_line_to_func, (object *, point_function, void *, void *))             \
  F(harfbuzz, void, hb_draw_funcs_set_quadratic_to_func, (object *, quadratic_function, void *, void *))    \
  F(harfbuzz, void, hb_draw_funcs_set_cubic_to_func, (object *, cubic_function, void *, void *))            \
  F(harfbuzz, void, hb_draw_funcs_set_close_path_func, (object *, close_function, void *, void *))          \
  F(harfbuzz, void, hb_font_get_glyph_shape, (object *, uint32_t, object *, void *))         \
  F(harfbuzz, void, hb_font_get_scale, (object *, int *, int *))                             \
  F(harfbuzz, object *, hb_font_get_face, (object *))                                        \
  F(harfbuzz, object *, hb_face_reference_table, (object *, uint32_t))                       \
  F(harfbuzz, unsigned, hb_blob_get_length, (object *))                                      \
  F(harfbuzz, void, hb_blob_destroy, (object *))

#define DECLARE(library, type, name, parameters) static type(*name) parameters;
FUNCTIONS(DECLARE)

#endif
