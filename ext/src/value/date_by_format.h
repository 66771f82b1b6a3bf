// Dates in formats of createFromFormat() that are spellings of RFC 3339.
#ifndef KILN_VALUE_DATE_BY_FORMAT_H
#define KILN_VALUE_DATE_BY_FORMAT_H

#include "date_from.h"

namespace kiln::value {

struct DateFormat {
    const char *text;
    // How many digits a fraction may have.
    uint32_t fraction;
};

// DATE_ATOM.
extern const DateFormat ATOM;

// Null for all others.
const DateFormat *known_date_format(const zend_string *format);

// Null where PHP is to read the text, which may be a date all the same.
zend_object *date_by_format(
    DatePatterns &patterns, const DateFormat &format, zend_class_entry *date_class, const char *text, size_t length
);

} // namespace kiln::value

#endif
