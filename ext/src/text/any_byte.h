// A test that is asked of all bytes of a text, sixteen at once.
#ifndef KILN_TEXT_ANY_BYTE_H
#define KILN_TEXT_ANY_BYTE_H

#include "copy.h"

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

} // namespace kiln::text

#endif
