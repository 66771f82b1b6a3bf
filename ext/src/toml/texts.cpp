#include "texts.h"

#include "../text/escape.h"

#include <algorithm>

#ifdef __SSE2__
#include "../text/plain/sse2.h"
#endif

namespace kiln::toml {

namespace {

using text::Buffer;

// From the end on, so that each byte moves once.
void escape_deletes(Buffer &to, size_t length, size_t deletes)
{
    constexpr char ESCAPE[] = {'\\', 'u', '0', '0', '7', 'F'};
    const size_t longer = deletes * (sizeof(ESCAPE) - 1);
    char *const end = to.room(longer);
    const char *from = end;
    char *into = end + longer;
    to.wrote(into);
    for (const char *const start = end - length; from > start && from < into;) {
        --from;
        if (*from == '\x7f') {
            into -= sizeof(ESCAPE);
            memcpy(into, ESCAPE, sizeof(ESCAPE));
        } else {
            *--into = *from;
        }
    }
}

unsigned marks(bool has_escapes, bool is_beyond_ascii)
{
    return (has_escapes ? ESCAPES : 0U) | (is_beyond_ascii ? BEYOND_ASCII : 0U);
}

#ifdef __SSE2__

using namespace text::plain;

zend_always_inline __m128i escapes_in(__m128i block)
{
    const __m128i below_space = _mm_cmpeq_epi8(_mm_min_epu8(block, _mm_set1_epi8(0x1f)), block);
    const __m128i quotes = _mm_or_si128(_mm_cmpeq_epi8(block, _mm_set1_epi8('"')), _mm_cmpeq_epi8(block, _mm_set1_epi8('\\')));

    return _mm_or_si128(_mm_or_si128(below_space, quotes), _mm_cmpeq_epi8(block, _mm_set1_epi8(0x7f)));
}

} // namespace

unsigned marks_of(const char *bytes, size_t length)
{
    if (length < sse2::BLOCK) {
        const __m128i block = sse2::load_fewer(bytes, length);
        const int counting = (1 << length) - 1;
        return marks((_mm_movemask_epi8(escapes_in(block)) & counting) != 0, _mm_movemask_epi8(block) != 0);
    }
    const char *const last = bytes + length - sse2::BLOCK;
    __m128i all = sse2::load(last);
    __m128i escapes = escapes_in(all);
    for (const char *at = bytes; at < last; at += sse2::BLOCK) {
        const __m128i block = sse2::load(at);
        all = _mm_or_si128(all, block);
        escapes = _mm_or_si128(escapes, escapes_in(block));
    }

    return marks(_mm_movemask_epi8(escapes) != 0, _mm_movemask_epi8(all) != 0);
}

#else

} // namespace

unsigned marks_of(const char *bytes, size_t length)
{
    bool has_escapes = false;
    bool is_beyond_ascii = false;
    for (size_t i = 0; i < length; ++i) {
        const auto byte = static_cast<unsigned char>(bytes[i]);
        has_escapes |= byte < ' ' || byte == '"' || byte == '\\' || byte == 0x7f;
        is_beyond_ascii |= byte >= 0x80;
    }

    return marks(has_escapes, is_beyond_ascii);
}

#endif

bool is_bare(const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; ++i) {
        if (!is_bare(bytes[i])) {
            return false;
        }
    }

    return length > 0;
}

bool has_separator(const char *bytes, size_t length)
{
    const char *at = bytes;
    const char *const end = bytes + length;
    while ((at = static_cast<const char *>(memchr(at, '\xe2', static_cast<size_t>(end - at)))) != nullptr) {
        if (end - at >= 3 && at[1] == '\x80' && (at[2] == '\xa8' || at[2] == '\xa9')) {
            return true;
        }
        ++at;
    }

    return false;
}

bool append_string(Buffer &to, const char *bytes, size_t length)
{
    const size_t start = to.length();
    if (UNEXPECTED(!text::append_string(to, bytes, length, {false, false}))) {
        return false;
    }
    const auto deletes = static_cast<size_t>(std::count(to.since(start), to.since(to.length()), '\x7f'));
    if (UNEXPECTED(deletes > 0)) {
        escape_deletes(to, to.length() - start, deletes);
    }

    return true;
}

} // namespace kiln::toml
