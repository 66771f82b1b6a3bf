// Whether a text is UTF-8 (RFC 3629).
#ifndef KILN_TEXT_UTF8_H
#define KILN_TEXT_UTF8_H

#include "copy.h"

namespace kiln::text {

// For what has a byte beyond ASCII.
bool is_utf8_beyond_ascii(const char *bytes, size_t length);

inline bool is_utf8(const char *bytes, size_t length)
{
    return EXPECTED(is_ascii(bytes, length)) || is_utf8_beyond_ascii(bytes, length);
}

} // namespace kiln::text

#endif
