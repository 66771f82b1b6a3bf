#include "characters.h"

#include "../text/any_byte.h"
#include "../text/escape.h"
#include "../text/utf8.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace kiln::xml {

namespace {

// U+FFFE and U+FFFF, of what is UTF-8 or will be looked at.
bool has_noncharacter(const char *bytes, size_t length)
{
    const char *const end = bytes + length;
    for (const char *at = bytes; (at = static_cast<const char *>(memchr(at, '\xef', static_cast<size_t>(end - at)))) != nullptr; ++at) {
        if (end - at > 2 && at[1] == '\xbf' && static_cast<unsigned char>(at[2]) >= 0xbe) {
            return true;
        }
    }

    return false;
}

bool are_characters_by_blocks(const char *bytes, size_t length, bool &has_return)
{
    const auto is_control = [](auto byte) { return (byte < 0x20) & (byte != '\n') & (byte != '\t'); };
    bool is_ascii;
    if (UNEXPECTED(text::any_byte(bytes, length, is_control, is_ascii))) {
        if (text::any_byte(bytes, length, [&](auto byte) { return is_control(byte) & (byte != '\r'); })) {
            return false;
        }
        has_return = true;
    }

    return is_ascii || (!has_noncharacter(bytes, length) && text::is_utf8_in_blocks(bytes, length));
}

#if defined(__x86_64__)

// What there is to know of a byte, by both halves of it.
struct Classes {
    static constexpr int CONTROL = 1 | 2;
    static constexpr int RETURN = 4;
    // Begins no character, or one of which not every next byte will do: C0, C1, E0, ED, F0 and above.
    static constexpr int RARE = 8 | 16 | 32;
    // Of which two characters begin that no document has.
    static constexpr int LAST = 64;

    alignas(16) unsigned char high[16] = {};
    alignas(16) unsigned char low[16] = {};

    constexpr Classes()
    {
        high[0x0] = 1 | RETURN;
        high[0x1] = 2;
        high[0xc] = 8;
        high[0xe] = 16 | LAST;
        high[0xf] = 32;
        for (unsigned half = 0; half < 16; ++half) {
            low[half] = 2 | 32;
            if (half == 0xd) {
                low[half] |= RETURN;
            } else if (half != 0x9 && half != 0xa) {
                low[half] |= 1;
            }
        }
        low[0x0] |= 8 | 16;
        low[0x1] |= 8;
        low[0xd] |= 16;
        low[0xf] |= LAST;
    }
};

constexpr Classes CLASSES;

constexpr size_t GROUP = 64;

// What was found in groups of bytes so far.
struct Found {
    __m256i classes;
    // Bytes that do not go on with the character before, or do and should not.
    uint64_t misplaced;
    // Where bytes must go on with a character, at the begin of the next group.
    uint64_t open;
};

__attribute__((target("avx2"))) zend_always_inline void look_at(const char *bytes, __m256i high, __m256i low, Found &found)
{
    const __m256i half = _mm256_set1_epi8(0xf);
    const __m256i one = _mm256_loadu_si256(reinterpret_cast<const __m256i *>(bytes));
    const __m256i other = _mm256_loadu_si256(reinterpret_cast<const __m256i *>(bytes + sizeof(one)));
    const auto classes = [&](__m256i block) __attribute__((target("avx2"), always_inline)) {
        return _mm256_and_si256(_mm256_shuffle_epi8(low, _mm256_and_si256(block, half)), _mm256_shuffle_epi8(high, _mm256_and_si256(_mm256_srli_epi16(block, 4), half)));
    };
    found.classes = _mm256_or_si256(found.classes, _mm256_or_si256(classes(one), classes(other)));
    const auto both = [](__m256i first, __m256i second) __attribute__((target("avx2"), always_inline)) {
        return uint64_t{static_cast<uint32_t>(_mm256_movemask_epi8(first))} | uint64_t{static_cast<uint32_t>(_mm256_movemask_epi8(second))} << 32;
    };
    const uint64_t beyond = both(one, other);
    if (beyond == 0) {
        found.misplaced |= found.open;
        found.open = 0;
        return;
    }
    // As signed numbers.
    const auto from = [&](char first) __attribute__((target("avx2"), always_inline)) {
        const __m256i before = _mm256_set1_epi8(static_cast<char>(first - 1));
        return both(_mm256_cmpgt_epi8(one, before), _mm256_cmpgt_epi8(other, before)) & beyond;
    };
    const uint64_t begins = from('\xc0');
    const uint64_t of_three = from('\xe0');
    found.misplaced |= (beyond & ~begins) ^ (begins << 1 | of_three << 2 | found.open);
    found.open = begins >> 63 | of_three >> 62;
}

__attribute__((target("avx2"))) bool are_characters_by_avx2(const char *bytes, size_t length, bool &has_return)
{
    const __m256i high = _mm256_broadcastsi128_si256(_mm_load_si128(reinterpret_cast<const __m128i *>(CLASSES.high)));
    const __m256i low = _mm256_broadcastsi128_si256(_mm_load_si128(reinterpret_cast<const __m128i *>(CLASSES.low)));
    Found found = {_mm256_setzero_si256(), 0, 0};
    size_t at = 0;
    for (; at + GROUP <= length; at += GROUP) {
        look_at(bytes + at, high, low, found);
    }
    char rest[GROUP];
    memset(rest, ' ', sizeof(rest));
    memcpy(rest, bytes + at, length - at);
    look_at(rest, high, low, found);
    found.misplaced |= found.open;
    const auto has = [&](int classes) __attribute__((target("avx2"))) {
        return _mm256_testz_si256(found.classes, _mm256_set1_epi8(static_cast<char>(classes))) == 0;
    };
    const bool has_control = has(Classes::CONTROL);
    const bool has_rare = has(Classes::RARE);
    const bool has_last = has(Classes::LAST);
    has_return = has(Classes::RETURN) || has_return;
    // See text/plain/avx2.h.
    _mm256_zeroupper();
    if (UNEXPECTED(has_control || (has_last && has_noncharacter(bytes, length)))) {
        return false;
    }

    return EXPECTED(!has_rare) ? found.misplaced == 0 : text::is_utf8_in_blocks(bytes, length);
}

#endif

bool (*best)(const char *, size_t, bool &) = are_characters_by_blocks;

} // namespace

void detect_width()
{
#if defined(__x86_64__)
    if (text::has_width(text::Width::AVX2)) {
        best = are_characters_by_avx2;
    }
#endif
}

bool are_characters(const char *bytes, size_t length, bool &has_return)
{
    return best(bytes, length, has_return);
}

} // namespace kiln::xml
