// Dates as texts.
#ifndef KILN_VALUE_DATE_FORMAT_H
#define KILN_VALUE_DATE_FORMAT_H

#include "zone_spans.h"

namespace kiln::value {

// "2026-11-21T08:02:00.123456+01:00"
constexpr size_t LONGEST_DATE = 32;

// "2026-11-21T08:02:00+01:00"
constexpr size_t USUAL_DATE = 25;

// Writes the date as Kiln\Engine\Value\Dates::rfc3339() does, and returns where
// the text ends. Null where that is to be asked: for a class that may have a
// format() of its own, a year that has not four digits, an offset with seconds.
char *write_rfc3339(char *to, zend_object *date, ZoneSpans &spans);

// Whether write_format() knows all of a format of PHP's format().
bool is_known_format(const zend_string *format);

// What it needs at most.
size_t room_for_format(const zend_string *format);

// Writes the date as its format() does, by a format that is known. Null where
// that is to be asked, likewise.
char *write_format(char *to, zend_object *date, const zend_string *format, ZoneSpans &spans);

// Seconds since 1970. False where getTimestamp() is to be asked, likewise.
bool read_timestamp(zend_object *date, zend_long *timestamp);

// The same with microseconds.
bool read_moment(zend_object *date, zend_long *timestamp, uint32_t *microseconds);

} // namespace kiln::value

#endif
