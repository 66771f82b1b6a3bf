// Whether a text is UTF-8 (RFC 3629).
#ifndef KILN_TEXT_UTF8_H
#define KILN_TEXT_UTF8_H

#include "copy.h"

namespace kiln::text {

// For what has a byte beyond ASCII.
bool is_utf8_beyond_ascii(const char *bytes, size_t length);

// For long ones, of whatever bytes.
bool is_utf8_in_blocks(const char *bytes, size_t length);

// Of one that PHP keeps, and which remembers that it is, as it does after a regular expression.
inline bool is_utf8_beyond_ascii(const zend_string *string)
{
    if (EXPECTED((GC_FLAGS(string) & IS_STR_VALID_UTF8) != 0)) {
        return true;
    }
    const bool is_utf8 = is_utf8_beyond_ascii(ZSTR_VAL(string), ZSTR_LEN(string));
    if (is_utf8 && !ZSTR_IS_INTERNED(string)) {
        GC_ADD_FLAGS(const_cast<zend_string *>(string), IS_STR_VALID_UTF8);
    }

    return is_utf8;
}

inline bool is_utf8(const char *bytes, size_t length)
{
    return EXPECTED(is_ascii(bytes, length)) || is_utf8_beyond_ascii(bytes, length);
}

} // namespace kiln::text

#endif
