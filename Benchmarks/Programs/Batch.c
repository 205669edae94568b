/* What a batch is measured by: the same pictures under the same names, written by a plain loop.
 *
 *     batch tar PLACE PICTURES ROWS     ustar entries through libarchive
 *     batch files PLACE PICTURES ROWS   each through a temporary file and a rename
 *
 * PICTURES is a folder that holds 0.png to 50.png; row i has picture i * 7 % 51.
 */
#include <archive.h>
#include <archive_entry.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PICTURES = 51, LARGEST = 65536 };

static char *pictures[PICTURES];
static size_t lengths[PICTURES];

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static void read_pictures(const char *folder) {
  for (int index = 0; index < PICTURES; index++) {
    char name[1024];
    snprintf(name, sizeof name, "%s/%d.png", folder, index);
    FILE *file = fopen(name, "rb");
    if (file == NULL) fail(name);
    pictures[index] = malloc(LARGEST);
    lengths[index] = fread(pictures[index], 1, LARGEST, file);
    fclose(file);
  }
}

static void name_row(char *name, size_t size, long row) {
  snprintf(name, size, "p%04ld/%07ld.png", row / 1000, row);
}

static void write_tar(const char *place, long rows) {
  struct archive *archive = archive_write_new();
  struct archive_entry *entry = archive_entry_new();
  archive_write_set_format_ustar(archive);
  if (archive_write_open_filename(archive, place) != ARCHIVE_OK) fail(place);
  for (long row = 0; row < rows; row++) {
    int picture = (int)(row * 7 % PICTURES);
    char name[64];
    name_row(name, sizeof name, row);
    archive_entry_clear(entry);
    archive_entry_set_pathname(entry, name);
    archive_entry_set_filetype(entry, AE_IFREG);
    archive_entry_set_perm(entry, 0644);
    archive_entry_set_size(entry, (la_int64_t)lengths[picture]);
    archive_entry_set_mtime(entry, 315532800, 0);
    if (archive_write_header(archive, entry) != ARCHIVE_OK) fail(place);
    if (archive_write_data(archive, pictures[picture], lengths[picture]) < 0) fail(place);
  }
  if (archive_write_close(archive) != ARCHIVE_OK) fail(place);
  archive_write_free(archive);
  archive_entry_free(entry);
}

static void write_files(const char *place, long rows) {
  if (mkdir(place, 0777) != 0 || chdir(place) != 0) fail(place);
  for (long row = 0; row < rows; row++) {
    int picture = (int)(row * 7 % PICTURES);
    char name[64], temporary[80];
    name_row(name, sizeof name, row);
    if (row % 1000 == 0) {
      char folder[64];
      snprintf(folder, sizeof folder, "p%04ld", row / 1000);
      if (mkdir(folder, 0777) != 0) fail(folder);
    }
    snprintf(temporary, sizeof temporary, "%s.tmp", name);
    int file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file < 0) fail(temporary);
    if (write(file, pictures[picture], lengths[picture]) != (ssize_t)lengths[picture]) fail(temporary);
    if (close(file) != 0) fail(temporary);
    if (rename(temporary, name) != 0) fail(name);
  }
}

int main(int count, char **words) {
  if (count != 5) return 2;
  read_pictures(words[3]);
  if (strcmp(words[1], "tar") == 0) write_tar(words[2], atol(words[4]));
  else write_files(words[2], atol(words[4]));
  return 0;
}
