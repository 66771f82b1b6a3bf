// What DateTimeImmutable and DateTime make of their data, without a call of their
// __unserialize(), whose parser takes most of the time of a date.
#ifndef KILN_GRAPH_DIRECT_DATE_PATTERNS_H
#define KILN_GRAPH_DIRECT_DATE_PATTERNS_H

#include "../../value/time_pattern.h"

namespace kiln::graph::direct {

// A date that PHP has made of data in some zone. Between two transitions of the zone,
// another one differs in the numbers of its calendar and its clock only.
struct DatePattern {
    // As in the data; empty while there is none.
    char zone[40];
    zend_long zone_type;
    value::TimePattern time;
    // Seconds since 1970 between which it holds.
    timelib_sll from;
    timelib_sll until;
};

// For as long as PHP keeps zones: until all extensions have ended their request.
struct DatePatterns {
    static constexpr size_t COUNT = 8;
    DatePattern of[COUNT];
};

// False where the object is no date that is new, and for what has not been learned: its
// method is to restore it.
bool restore_date(const DatePatterns &patterns, zend_object *object, const zval *data);

// After the method has done so.
void learn_date(DatePatterns &patterns, zend_object *object, const zval *data);

} // namespace kiln::graph::direct

#endif
