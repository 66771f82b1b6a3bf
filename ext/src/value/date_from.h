// Texts of RFC 3339 to DateTimeImmutable and DateTime, by the rules of
// Kiln\Engine\Value\Dates, without PHP's parser.
#ifndef KILN_VALUE_DATE_FROM_H
#define KILN_VALUE_DATE_FROM_H

#include "../zend_compat.h"

extern "C" {
#include "ext/date/php_date.h"
}

namespace kiln::value {

// What PHP makes of a date in some time zone: that of another differs in a few
// numbers only.
struct DatePattern {
    // "Z" or an offset; empty while there is none.
    char zone[8];
    timelib_time time;
    // Of a zone that has one; the pattern itself does not point here, since
    // it may move.
    char abbreviation[8];
    timelib_sll offset;
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
