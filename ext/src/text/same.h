// Whether two short texts of equal length are the same, without a call of memcmp().
#ifndef KILN_TEXT_SAME_H
#define KILN_TEXT_SAME_H

#include "find.h"

namespace kiln::text {

zend_always_inline bool is_same(const char *one, const char *other, size_t length)
{
    if (UNEXPECTED(length > sizeof(Block))) {
        return memcmp(one, other, length) == 0;
    }
    // Two words that may overlap.
    if (length >= sizeof(uint64_t)) {
        const size_t last = length - sizeof(uint64_t);

        return ((load<uint64_t>(one) ^ load<uint64_t>(other)) | (load<uint64_t>(one + last) ^ load<uint64_t>(other + last))) == 0;
    }
    if (length >= sizeof(uint32_t)) {
        const size_t last = length - sizeof(uint32_t);

        return ((load<uint32_t>(one) ^ load<uint32_t>(other)) | (load<uint32_t>(one + last) ^ load<uint32_t>(other + last))) == 0;
    }

    return length == 0 || ((one[0] ^ other[0]) | (one[length / 2] ^ other[length / 2]) | (one[length - 1] ^ other[length - 1])) == 0;
}

// The same of a block of bytes at most, where as many as that may be read from both.
zend_always_inline bool is_same_in_block(const char *one, const char *other, size_t length)
{
    const uint32_t same = places_in_block(load<Block>(one) ^ load<Block>(other), [](auto byte) { return byte == 0; });

    return (~same & ((1U << length) - 1)) == 0;
}

} // namespace kiln::text

#endif
