// A test that is asked of all bytes of a text, sixteen at once.
#ifndef KILN_TEXT_ANY_BYTE_H
#define KILN_TEXT_ANY_BYTE_H

#include "copy.h"

namespace kiln::text {

// Whether the test holds of any byte. It consists of comparisons of its argument, an unsigned char
// or a vector of them, joined by & and |.
//
// Says by the way whether all of it is ASCII.
template <typename Test>
zend_always_inline bool any_byte(const char *bytes, size_t length, Test test, bool &is_ascii)
{
    using Bytes = unsigned char __attribute__((vector_size(sizeof(Block))));
    Block found = {};
    Block seen = {};
    size_t at = 0;
    for (; at + sizeof(Bytes) <= length; at += sizeof(Bytes)) {
        const auto block = load<Bytes>(bytes + at);
        found |= reinterpret_cast<Block>(test(block));
        seen |= reinterpret_cast<Block>(block);
    }
    bool has = (found[0] | found[1]) != 0;
    uint64_t beyond = (seen[0] | seen[1]) & BEYOND_ASCII;
    for (; at < length; ++at) {
        has |= test(static_cast<unsigned char>(bytes[at])) != 0;
        beyond |= static_cast<unsigned char>(bytes[at]) & 0x80;
    }
    is_ascii = beyond == 0;

    return has;
}

template <typename Test>
bool any_byte(const char *bytes, size_t length, Test test)
{
    bool is_ascii;

    return any_byte(bytes, length, test, is_ascii);
}

} // namespace kiln::text

#endif
