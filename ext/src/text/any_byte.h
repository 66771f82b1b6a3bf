// Tests that are asked of all bytes of a text, sixteen at once.
#ifndef KILN_TEXT_ANY_BYTE_H
#define KILN_TEXT_ANY_BYTE_H

#include "copy.h"

#include <bit>

namespace kiln::text {

// Whether the test holds of any byte. It consists of comparisons of its argument, an unsigned char
// or a vector of them, joined by & and |.
template <typename Test>
bool any_byte(const char *bytes, size_t length, Test test)
{
    using Bytes = unsigned char __attribute__((vector_size(sizeof(Block))));
    Block found = {};
    size_t at = 0;
    for (; at + sizeof(Bytes) <= length; at += sizeof(Bytes)) {
        found |= reinterpret_cast<Block>(test(load<Bytes>(bytes + at)));
    }
    bool has = (found[0] | found[1]) != 0;
    for (; at < length; ++at) {
        has |= test(static_cast<unsigned char>(bytes[at])) != 0;
    }

    return has;
}

// The first byte that the test holds of, or the end.
template <typename Test>
zend_always_inline const char *first_byte(const char *from, const char *end, Test test)
{
    using Bytes = unsigned char __attribute__((vector_size(sizeof(Block))));
    constexpr bool IS_IN_ORDER = std::endian::native == std::endian::little;
    for (; static_cast<size_t>(end - from) >= sizeof(Bytes); from += sizeof(Bytes)) {
        const auto found = reinterpret_cast<Block>(test(load<Bytes>(from)));
        if (IS_IN_ORDER && found[0] != 0) {
            return from + std::countr_zero(found[0]) / 8;
        }
        if (IS_IN_ORDER && found[1] != 0) {
            return from + sizeof(found[0]) + std::countr_zero(found[1]) / 8;
        }
        if (!IS_IN_ORDER && (found[0] | found[1]) != 0) {
            break;
        }
    }
    while (from < end && test(static_cast<unsigned char>(*from)) == 0) {
        ++from;
    }

    return from;
}

} // namespace kiln::text

#endif
