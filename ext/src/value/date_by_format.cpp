#include "date_by_format.h"

namespace kiln::value {

namespace {

// To createFromFormat() all letters for time zones mean the same (timelib,
// parse_date.re, timelib_parse_from_format_with_map()).
constexpr DateFormat KNOWN[] = {
    {"Y-m-d\\TH:i:sP", 0}, {"Y-m-d\\TH:i:sp", 0}, {"Y-m-d\\TH:i:sT", 0}, {"Y-m-d\\TH:i:se", 0}, {"Y-m-d\\TH:i:sO", 0},
    {"Y-m-d\\TH:i:s.vP", 3}, {"Y-m-d\\TH:i:s.vp", 3}, {"Y-m-d\\TH:i:s.vT", 3},
    {"Y-m-d\\TH:i:s.uP", 6}, {"Y-m-d\\TH:i:s.up", 6}, {"Y-m-d\\TH:i:s.uT", 6},
};

// Whether createFromFormat() takes the text for the same as date_from(), if that
// takes it at all: it knows lower case and more fractions and offsets.
bool is_of_format(const DateFormat &format, const char *text, size_t length)
{
    constexpr size_t SECONDS_END = sizeof("2000-01-01T00:00:00") - 1;
    if (length <= SECONDS_END || text[10] != 'T') {
        return false;
    }
    const char *at = text + SECONDS_END;
    const char *end = text + length;
    if (format.fraction > 0) {
        const char *dot = at++;
        while (at != end && *at >= '0' && *at <= '9') {
            ++at;
        }
        if (*dot != '.' || at - dot - 1 > static_cast<ptrdiff_t>(format.fraction)) {
            return false;
        }
    }
    if (end - at == 1) {
        return *at == 'Z';
    }

    return end - at == sizeof("+00:00") - 1 && (*at == '+' || *at == '-')
        && (at[1] == '0' || (at[1] == '1' && at[2] <= '4'));
}

} // namespace

const DateFormat ATOM = KNOWN[0];

const DateFormat *known_date_format(const zend_string *format)
{
    for (const DateFormat &known : KNOWN) {
        if (zend_string_equals_cstr(format, known.text, strlen(known.text))) {
            return &known;
        }
    }

    return nullptr;
}

zend_object *date_by_format(
    DatePatterns &patterns, const DateFormat &format, zend_class_entry *date_class, const char *text, size_t length
)
{
    return is_of_format(format, text, length) ? date_from(patterns, date_class, text, length) : nullptr;
}

} // namespace kiln::value
