// Eight bytes in one go, on any processor.
#ifndef KILN_TEXT_PLAIN_WORD_H
#define KILN_TEXT_PLAIN_WORD_H

#include "cursor.h"

#include <cstdint>
#include <cstring>

namespace kiln::text::plain::word {

constexpr uint64_t each(unsigned char byte)
{
    return 0x0101010101010101ULL * byte;
}

// Exact only as to whether there is any; see "Determine if a word has a byte
// less than n" in Anderson's Bit Twiddling Hacks.
inline uint64_t has_zero(uint64_t word)
{
    return (word - each(1)) & ~word & each(0x80);
}

inline uint64_t has_special(uint64_t block, char by_choice)
{
    return (block & each(0x80))
        | ((block - each(FIRST_PLAIN)) & ~block & each(0x80))
        | has_zero(block ^ each('"'))
        | has_zero(block ^ each('\\'))
        | has_zero(block ^ each(static_cast<unsigned char>(by_choice)));
}

inline void copy(Cursor &cursor, char by_choice)
{
    while (cursor.rest() >= 8) {
        uint64_t block;
        memcpy(&block, cursor.from, sizeof(block));
        if (has_special(block, by_choice) != 0) {
            break;
        }
        memcpy(cursor.to, &block, sizeof(block));
        cursor.advance(sizeof(block));
    }
    while (cursor.from < cursor.end && is_plain(*cursor.from, by_choice)) {
        *cursor.to++ = *cursor.from++;
    }
}

} // namespace kiln::text::plain::word

#endif
