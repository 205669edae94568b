#include "rating_options.h"
