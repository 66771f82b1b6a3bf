// Whether two short texts of equal length are the same, without a call of memcmp().
#ifndef KILN_TEXT_SAME_H
#define KILN_TEXT_SAME_H

#include "copy.h"

namespace kiln::text {

inline bool is_same(const char *one, const char *other, size_t length)
{
    if (length > sizeof(Block)) {
        return memcmp(one, other, length) == 0;
    }
    // Two words that may overlap.
    if (length >= sizeof(uint64_t)) {
        const size_t last = length - sizeof(uint64_t);

        return load<uint64_t>(one) == load<uint64_t>(other) && load<uint64_t>(one + last) == load<uint64_t>(other + last);
    }
    if (length >= sizeof(uint32_t)) {
        const size_t last = length - sizeof(uint32_t);

        return load<uint32_t>(one) == load<uint32_t>(other) && load<uint32_t>(one + last) == load<uint32_t>(other + last);
    }
    for (size_t index = 0; index < length; ++index) {
        if (one[index] != other[index]) {
            return false;
        }
    }

    return true;
}

} // namespace kiln::text

#endif
