// 32 bytes in one go, where the processor has AVX2.
#ifndef KILN_TEXT_PLAIN_AVX2_H
#define KILN_TEXT_PLAIN_AVX2_H

#include "sse2.h"

#include <immintrin.h>

namespace kiln::text::plain::avx2 {

constexpr size_t BLOCK = 32;

__attribute__((target("avx2"))) inline void copy_blocks(Cursor &cursor, char by_choice)
{
    const __m256i quote = _mm256_set1_epi8('"');
    const __m256i backslash = _mm256_set1_epi8('\\');
    const __m256i chosen = _mm256_set1_epi8(by_choice);
    const __m256i first_plain = _mm256_set1_epi8(FIRST_PLAIN);
    while (cursor.rest() >= BLOCK) {
        const __m256i block = _mm256_loadu_si256(reinterpret_cast<const __m256i *>(cursor.from));
        _mm256_storeu_si256(reinterpret_cast<__m256i *>(cursor.to), block);
        const __m256i in_order = _mm256_cmpgt_epi8(first_plain, block);
        const __m256i escaped = _mm256_or_si256(_mm256_cmpeq_epi8(block, quote), _mm256_cmpeq_epi8(block, backslash));
        const __m256i any = _mm256_or_si256(_mm256_or_si256(in_order, escaped), _mm256_cmpeq_epi8(block, chosen));
        if (_mm256_movemask_epi8(any) != 0) {
            break;
        }
        cursor.advance(BLOCK);
    }
    // While the upper halves are in use, each change to instructions of SSE, here
    // and in all of PHP, may cost as much as copying a hundred bytes. Compilers do
    // not always see to it: Intel 64 and IA-32 Architectures Optimization
    // Reference Manual, "Mixing AVX code with SSE code".
    _mm256_zeroupper();
}

inline void copy(Cursor &cursor, char by_choice)
{
    copy_blocks(cursor, by_choice);
    sse2::copy(cursor, by_choice);
}

} // namespace kiln::text::plain::avx2

#endif
