// The first of some bytes in a text, sixteen of which are looked at at once.
#ifndef KILN_TEXT_FIND_H
#define KILN_TEXT_FIND_H

#include "../zend_compat.h"

#ifdef __SSE2__
#include "plain/sse2.h"
#endif

namespace kiln::text {

// The end where none of them stands before it.
template <char... bytes>
zend_always_inline const char *find_any(const char *at, const char *end)
{
#ifdef __SSE2__
    namespace sse2 = plain::sse2;
    for (; static_cast<size_t>(end - at) >= sse2::BLOCK; at += sse2::BLOCK) {
        const __m128i block = sse2::load(at);
        __m128i found = _mm_setzero_si128();
        ((found = _mm_or_si128(found, _mm_cmpeq_epi8(block, _mm_set1_epi8(bytes)))), ...);
        const auto places = static_cast<uint32_t>(_mm_movemask_epi8(found));
        if (places != 0) {
            return at + std::countr_zero(places);
        }
    }
#endif
    while (at < end && ((*at != bytes) && ...)) {
        ++at;
    }

    return at;
}

// Copies what stands before the first of them, and gives where that is. Behind the copy a block may be
// overwritten, as far as a copy of all of them would reach.
template <char... bytes>
zend_always_inline const char *copy_up_to_any(char *&to, const char *from, const char *end)
{
#ifdef __SSE2__
    namespace sse2 = plain::sse2;
    while (static_cast<size_t>(end - from) >= sse2::BLOCK) {
        const __m128i block = sse2::load(from);
        sse2::store(to, block);
        __m128i found = _mm_setzero_si128();
        ((found = _mm_or_si128(found, _mm_cmpeq_epi8(block, _mm_set1_epi8(bytes)))), ...);
        const auto places = static_cast<uint32_t>(_mm_movemask_epi8(found));
        if (places != 0) {
            to += std::countr_zero(places);
            return from + std::countr_zero(places);
        }
        from += sse2::BLOCK;
        to += sse2::BLOCK;
    }
#endif
    while (from < end && ((*from != bytes) && ...)) {
        *to++ = *from++;
    }

    return from;
}

} // namespace kiln::text

#endif
