// Texts of RFC 3339 to DateTimeImmutable and DateTime, by the rules of
// Kiln\Engine\Value\Dates, without PHP's parser.
#ifndef KILN_VALUE_DATE_FROM_H
#define KILN_VALUE_DATE_FROM_H

#include "time_pattern.h"

namespace kiln::value {

struct DatePattern {
    // "Z" or an offset; empty while there is none.
    char zone[8];
    TimePattern time;
};

// Nothing here belongs to a request.
struct DatePatterns {
    static constexpr size_t COUNT = 8;
    DatePattern of[COUNT];
};

// A moment of the zone +00:00.
struct Instant {
    bool is_known;
    int64_t timestamp;
    uint32_t microsecond;
};

// Whether the text is such a date; and which moment it is, if date_at() makes the same of that.
bool is_date(const char *text, size_t length, Instant &instant);

// Null where the text is no such date, or an odd one: PHP is to read it.
zend_object *date_from(DatePatterns &patterns, zend_class_entry *date_class, const char *text, size_t length);

// Whether a moment has a year from 1 to 9999. The year 0 is left to PHP, some versions of which
// count its days in another way.
bool is_usual_moment(int64_t timestamp);

// Such a moment, of the zone +00:00; null where PHP is to make it.
zend_object *date_at(DatePatterns &patterns, zend_class_entry *date_class, int64_t timestamp, uint32_t microsecond);

} // namespace kiln::value

#endif
