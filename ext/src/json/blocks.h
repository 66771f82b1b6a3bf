// 64 bytes of JSON at once: a bit for each byte, the first byte's the lowest.
#ifndef KILN_JSON_BLOCKS_H
#define KILN_JSON_BLOCKS_H

#include <cstddef>
#include <cstdint>
#include <cstring>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace kiln::json {

struct Block {
    static constexpr size_t SIZE = 64;

    uint64_t quotes;
    uint64_t backslashes;
    // Of either kind: they differ in one bit from each other, and are all that look alike without it.
    uint64_t opening;
    uint64_t closing;

    // Of fewer bytes; spaces stand behind them.
    static Block of_rest(const char *bytes, size_t count)
    {
        char padded[SIZE];
        memset(padded, ' ', SIZE);
        memcpy(padded, bytes, count);

        return of(padded);
    }

#ifdef __SSE2__
    static Block of(const char *bytes)
    {
        Block block = {0, 0, 0, 0};
        for (unsigned shift = 0; shift < SIZE; shift += 16) {
            const __m128i part = _mm_loadu_si128(reinterpret_cast<const __m128i *>(bytes + shift));
            const __m128i alike = _mm_or_si128(part, _mm_set1_epi8(ALIKE));
            block.quotes |= where(part, '"') << shift;
            block.backslashes |= where(part, '\\') << shift;
            block.opening |= where(alike, '{') << shift;
            block.closing |= where(alike, '}') << shift;
        }

        return block;
    }
#else
    static Block of(const char *bytes)
    {
        Block block = {0, 0, 0, 0};
        for (unsigned index = 0; index < SIZE; ++index) {
            const char byte = bytes[index];
            const char alike = static_cast<char>(byte | ALIKE);
            block.quotes |= uint64_t{byte == '"'} << index;
            block.backslashes |= uint64_t{byte == '\\'} << index;
            block.opening |= uint64_t{alike == '{'} << index;
            block.closing |= uint64_t{alike == '}'} << index;
        }

        return block;
    }
#endif

private:
    static constexpr char ALIKE = '{' ^ '[';

#ifdef __SSE2__
    static uint64_t where(__m128i part, char byte)
    {
        return static_cast<uint64_t>(static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(part, _mm_set1_epi8(byte)))));
    }
#endif
};

} // namespace kiln::json

#endif
