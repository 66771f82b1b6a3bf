// Copying texts, most of which are short: calls of memcpy() with a number of bytes that the
// compiler does not know take longer than the copying.
#ifndef KILN_TEXT_COPY_H
#define KILN_TEXT_COPY_H

#include "../zend_compat.h"

#include <cstring>

namespace kiln::text {

constexpr uint64_t BEYOND_ASCII = 0x8080808080808080;

// Sixteen bytes, which most processors have a register for.
using Block = unsigned long long __attribute__((vector_size(16)));

template <typename T>
zend_always_inline T load(const char *from)
{
    T bytes;
    memcpy(&bytes, from, sizeof(bytes));

    return bytes;
}

// What copy_is_ascii() does, with fewer bytes than a block.
zend_always_inline bool copy_few(char *to, const char *from, size_t length)
{
    if (length >= sizeof(uint64_t)) {
        const auto first = load<uint64_t>(from);
        const auto last = load<uint64_t>(from + length - sizeof(uint64_t));
        memcpy(to, &first, sizeof(first));
        memcpy(to + length - sizeof(last), &last, sizeof(last));

        return ((first | last) & BEYOND_ASCII) == 0;
    }
    if (length >= sizeof(uint32_t)) {
        const auto first = load<uint32_t>(from);
        const auto last = load<uint32_t>(from + length - sizeof(uint32_t));
        memcpy(to, &first, sizeof(first));
        memcpy(to + length - sizeof(last), &last, sizeof(last));

        return ((first | last) & static_cast<uint32_t>(BEYOND_ASCII)) == 0;
    }
    if (length == 0) {
        return true;
    }
    const char first = from[0];
    const char middle = from[length / 2];
    const char last = from[length - 1];
    to[0] = first;
    to[length / 2] = middle;
    to[length - 1] = last;

    return ((first | middle | last) & 0x80) == 0;
}

// Copies the text, and says whether all of it is ASCII. Nothing beside it is read or written:
// where its length is no multiple of a block, the last block overlaps the one before.
zend_always_inline bool copy_is_ascii(char *to, const char *from, size_t length)
{
    if (length < sizeof(Block)) {
        return copy_few(to, from, length);
    }
    const size_t last = length - sizeof(Block);
    Block seen = {};
    for (size_t at = 0; at < last; at += sizeof(Block)) {
        const auto block = load<Block>(from + at);
        memcpy(to + at, &block, sizeof(block));
        seen |= block;
    }
    const auto block = load<Block>(from + last);
    memcpy(to + last, &block, sizeof(block));
    seen |= block;

    return ((seen[0] | seen[1]) & BEYOND_ASCII) == 0;
}

// Whether all of it is ASCII.
zend_always_inline bool is_ascii(const char *bytes, size_t length)
{
    if (length >= sizeof(uint64_t)) {
        const size_t last = length - sizeof(uint64_t);
        uint64_t seen = load<uint64_t>(bytes + last);
        for (size_t at = 0; at < last; at += sizeof(uint64_t)) {
            seen |= load<uint64_t>(bytes + at);
        }

        return (seen & BEYOND_ASCII) == 0;
    }
    if (length >= sizeof(uint32_t)) {
        return ((load<uint32_t>(bytes) | load<uint32_t>(bytes + length - sizeof(uint32_t))) & static_cast<uint32_t>(BEYOND_ASCII)) == 0;
    }

    return length == 0 || ((bytes[0] | bytes[length / 2] | bytes[length - 1]) & 0x80) == 0;
}

} // namespace kiln::text

#endif
