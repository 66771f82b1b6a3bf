// Offsets of time zones from UTC, remembered for as long as they hold.
#ifndef KILN_VALUE_ZONE_SPANS_H
#define KILN_VALUE_ZONE_SPANS_H

#include "../zend_compat.h"

extern "C" {
#include "ext/date/php_date.h"
}

namespace kiln::value {

// PHP does not let extensions look an offset up, but its method getOffset()
// does, and between two transitions of a zone the answer stays the same.
//
// PHP keeps every zone that it has read until all extensions have ended their
// request, so until then an address stands for one zone.
struct ZoneSpans {
    struct Span {
        const timelib_tzinfo *zone;
        int64_t from;
        int64_t until;
        int32_t offset;
    };

    static constexpr size_t COUNT = 64;

    Span spans[COUNT];
};

void forget(ZoneSpans &spans);

// The transitions around a time, in seconds since 1970. None where a rule for all years to
// come applies: then the span has no length. Its offset is not set.
ZoneSpans::Span span_around(const timelib_tzinfo *zone, int64_t time);

// Seconds east of UTC, of a date with a time zone of the database.
int32_t offset_of(ZoneSpans &spans, zend_object *date, const timelib_time *time);

} // namespace kiln::value

#endif
