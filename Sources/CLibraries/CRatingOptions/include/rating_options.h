#ifndef RATING_OPTIONS_H
#define RATING_OPTIONS_H
#include <getopt.h>
#endif
