// Sixteen bytes in one go, on any x86-64.
#ifndef KILN_TEXT_PLAIN_SSE2_H
#define KILN_TEXT_PLAIN_SSE2_H

#include "cursor.h"

#include "../../zend_compat.h"

#include <bit>
#include <cstdint>
#include <cstring>
#include <emmintrin.h>

namespace kiln::text::plain::sse2 {

constexpr size_t BLOCK = 16;

struct Tests {
    __m128i quote;
    __m128i backslash;
    __m128i by_choice;
    __m128i first_plain;

    explicit Tests(char chosen)
        : quote(_mm_set1_epi8('"')),
          backslash(_mm_set1_epi8('\\')),
          by_choice(_mm_set1_epi8(chosen)),
          first_plain(_mm_set1_epi8(FIRST_PLAIN))
    {
    }

    // A bit for each byte. As a signed number, what is beyond ASCII is less than
    // the first plain character too.
    uint32_t special(__m128i block) const
    {
        const __m128i in_order = _mm_cmplt_epi8(block, first_plain);
        const __m128i escaped = _mm_or_si128(_mm_cmpeq_epi8(block, quote), _mm_cmpeq_epi8(block, backslash));
        const __m128i chosen = _mm_cmpeq_epi8(block, by_choice);

        return static_cast<uint32_t>(_mm_movemask_epi8(_mm_or_si128(_mm_or_si128(in_order, escaped), chosen)));
    }
};

inline __m128i load(const char *from)
{
    return _mm_loadu_si128(reinterpret_cast<const __m128i *>(from));
}

inline void store(char *to, __m128i block)
{
    _mm_storeu_si128(reinterpret_cast<__m128i *>(to), block);
}

inline uint64_t byte_at(const char *from, size_t position)
{
    return uint64_t{static_cast<unsigned char>(from[position])} << (8 * position);
}

// Fewer than sixteen bytes, with zeros behind them. Nothing beyond them is read:
// the first ones and the last ones are, and may overlap.
zend_always_inline __m128i load_fewer(const char *from, size_t count)
{
    uint64_t low = 0;
    uint64_t high = 0;
    if (count >= 8) {
        memcpy(&low, from, sizeof(low));
        memcpy(&high, from + count - sizeof(high), sizeof(high));
        // In two steps, because shifts by all 64 bits at once are undefined.
        high = high >> (8 * (BLOCK - 1 - count)) >> 8;
    } else if (count >= 4) {
        uint32_t first;
        uint32_t last;
        memcpy(&first, from, sizeof(first));
        memcpy(&last, from + count - sizeof(last), sizeof(last));
        low = first | uint64_t{last} << (8 * (count - sizeof(last)));
    } else if (count != 0) {
        low = byte_at(from, 0) | byte_at(from, count / 2) | byte_at(from, count - 1);
    }

    return _mm_set_epi64x(static_cast<long long>(high), static_cast<long long>(low));
}

// The bytes of a block that has been stored already, where some of them are
// special. Those behind an escape are stored once more, in their new place.
// False where one needs more than an escape of two characters, or there is no
// room for that.
zend_always_inline bool write_escapes(Cursor &cursor, __m128i block, uint32_t special, size_t count)
{
    unsigned __int128 rest;
    memcpy(&rest, &block, sizeof(rest));
    size_t done = 0;
    do {
        const auto position = static_cast<size_t>(std::countr_zero(special));
        const char letter = LETTERS.of[static_cast<unsigned char>(cursor.from[position])];
        cursor.to += position - done;
        if (UNEXPECTED(letter == '\0' || cursor.spare == 0)) {
            cursor.from += position;
            return false;
        }
        cursor.to[0] = '\\';
        cursor.to[1] = letter;
        cursor.to += 2;
        --cursor.spare;
        rest = rest >> (8 * (position - done)) >> 8;
        memcpy(cursor.to, &rest, sizeof(rest));
        done = position + 1;
        special &= special - 1;
    } while (special != 0);
    cursor.to += count - done;
    cursor.from += count;

    return true;
}

zend_always_inline void copy(Cursor &shared, char by_choice)
{
    const Tests tests(by_choice);
    // Of its own: through the reference, each byte that is written might change it.
    Cursor cursor = shared;
    while (cursor.rest() >= BLOCK) {
        const __m128i block = load(cursor.from);
        store(cursor.to, block);
        const uint32_t special = tests.special(block);
        if (EXPECTED(special == 0)) {
            cursor.advance(BLOCK);
        } else if (!write_escapes(cursor, block, special, BLOCK)) {
            shared = cursor;
            return;
        }
    }
    const size_t count = cursor.rest();
    const __m128i block = load_fewer(cursor.from, count);
    store(cursor.to, block);
    const uint32_t special = tests.special(block) & ((1U << count) - 1);
    if (EXPECTED(special == 0)) {
        cursor.advance(count);
    } else {
        write_escapes(cursor, block, special, count);
    }
    shared = cursor;
}

} // namespace kiln::text::plain::sse2

#endif
