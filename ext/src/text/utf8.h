// Whether a text is UTF-8 (RFC 3629).
#ifndef KILN_TEXT_UTF8_H
#define KILN_TEXT_UTF8_H

#include "../zend_compat.h"

#include <cstring>

namespace kiln::text {

// For what has a byte beyond ASCII.
bool is_utf8_beyond_ascii(const char *bytes, size_t length);

inline bool is_utf8(const char *bytes, size_t length)
{
    constexpr uint64_t BEYOND_ASCII = 0x8080808080808080;
    size_t at = 0;
    uint64_t seen = 0;
    for (; at + sizeof(uint64_t) <= length; at += sizeof(uint64_t)) {
        uint64_t word;
        memcpy(&word, bytes + at, sizeof(word));
        seen |= word;
    }
    for (; at < length; ++at) {
        seen |= static_cast<uint64_t>(static_cast<unsigned char>(bytes[at]));
    }

    return EXPECTED((seen & BEYOND_ASCII) == 0) || is_utf8_beyond_ascii(bytes, length);
}

} // namespace kiln::text

#endif
