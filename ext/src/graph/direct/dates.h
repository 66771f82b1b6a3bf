// What DateTimeImmutable and DateTime keep of themselves, without a call of their __serialize().
#ifndef KILN_GRAPH_DIRECT_DATES_H
#define KILN_GRAPH_DIRECT_DATES_H

#include "../../zend_compat.h"

namespace kiln::graph::direct {

struct DateData {
    // 2026-03-01 09:30:00.000000
    char date[32];
    size_t length;
    zend_long zone_type;
    const char *zone;
    size_t zone_length;
    // +01:00, where the zone is no more.
    char offset[8];
};

// The names of what they keep, in their order.
struct DateNames {
    zend_string *date;
    zend_string *zone_type;
    zend_string *zone;
};

extern DateNames date_names;

// For the whole process.
void start_dates();

// False where the object is none of these, and for what is rare: the method is to say it.
bool read_date(zend_object *object, DateData &into);

} // namespace kiln::graph::direct

#endif
