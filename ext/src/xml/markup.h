// Texts between markup, as Kiln\Format\Xml\Syntax has them: escaped, and of characters alone that a
// document may have (Char of XML 1.0, section 2.2).
#ifndef KILN_XML_MARKUP_H
#define KILN_XML_MARKUP_H

#include "../text/buffer.h"
#include "../text/copy.h"

#include <bit>

#if defined(__x86_64__)
#include "../text/plain/sse2.h"
#endif

namespace kiln::xml {

enum class Where : uint8_t { ELEMENT, ATTRIBUTE, SECTION };

// Room behind a text that copy_ordinary() may write to.
constexpr size_t SPARE = 16;

// What is known of the bytes of a text. Of UTF-8, only the characters that begin with this byte are looked at: U+FFFE and
// U+FFFF are among them, which no document has.
enum class Known : uint8_t { NOTHING, UTF8 };

constexpr char LOOKED_AT = '\xef';

// What stands for itself wherever it is.
template <Where WHERE, Known KNOWN = Known::NOTHING>
inline bool is_ordinary(char byte)
{
    return (static_cast<signed char>(byte) >= ' ' || (KNOWN == Known::UTF8 && static_cast<signed char>(byte) < 0 && byte != LOOKED_AT))
        && (WHERE == Where::SECTION ? byte != ']' : byte != '&' && byte != '<' && byte != '>' && !(WHERE == Where::ATTRIBUTE && byte == '"'));
}

#if defined(__x86_64__)

// All bits of the bytes that are markup.
template <Where WHERE>
zend_always_inline __m128i markup(__m128i block)
{
    // "<" differs from ">" in the bit of 2, and a quotation mark from "&" in that of 4.
    const __m128i brackets = _mm_cmpeq_epi8(_mm_or_si128(block, _mm_set1_epi8(2)), _mm_set1_epi8('>'));
    const __m128i others = _mm_cmpeq_epi8(WHERE == Where::ATTRIBUTE ? _mm_or_si128(block, _mm_set1_epi8(4)) : block, _mm_set1_epi8('&'));

    return _mm_or_si128(brackets, others);
}

// All bits of the control characters.
zend_always_inline __m128i control(__m128i block)
{
    return _mm_cmpeq_epi8(_mm_min_epu8(block, _mm_set1_epi8(' ' - 1)), block);
}

// A bit for each byte that does not. As signed numbers, those beyond ASCII are less than a space.
template <Where WHERE, Known KNOWN = Known::NOTHING>
zend_always_inline uint32_t special(__m128i block)
{
    const __m128i in_order = KNOWN == Known::UTF8 ? _mm_or_si128(control(block), _mm_cmpeq_epi8(block, _mm_set1_epi8(LOOKED_AT)))
                                                  : _mm_cmplt_epi8(block, _mm_set1_epi8(' '));
    if constexpr (WHERE == Where::SECTION) {
        return static_cast<uint32_t>(_mm_movemask_epi8(_mm_or_si128(in_order, _mm_cmpeq_epi8(block, _mm_set1_epi8(']')))));
    }

    return static_cast<uint32_t>(_mm_movemask_epi8(_mm_or_si128(in_order, markup<WHERE>(block))));
}

// Copies the text up to the first byte that does not, and gives how many stand before it.
template <Where WHERE, Known KNOWN = Known::NOTHING>
zend_always_inline size_t copy_ordinary(char *to, const char *from, size_t length)
{
    using namespace text::plain::sse2;
    size_t at = 0;
    for (; at + BLOCK <= length; at += BLOCK) {
        const __m128i block = load(from + at);
        store(to + at, block);
        const uint32_t found = special<WHERE, KNOWN>(block);
        if (UNEXPECTED(found != 0)) {
            return at + static_cast<size_t>(std::countr_zero(found));
        }
    }
    const size_t rest = length - at;
    const __m128i block = load_fewer(from + at, rest);
    store(to + at, block);

    return at + MIN(rest, static_cast<size_t>(std::countr_zero(special<WHERE, KNOWN>(block) | 1U << BLOCK)));
}

// The same without a copy: whether all of it stands for itself.
template <Where WHERE>
zend_always_inline bool are_ordinary(const char *bytes, size_t length)
{
    using namespace text::plain::sse2;
    size_t at = 0;
    for (; at + BLOCK <= length; at += BLOCK) {
        if (UNEXPECTED(special<WHERE>(load(bytes + at)) != 0)) {
            return false;
        }
    }

    return (special<WHERE>(load_fewer(bytes + at, length - at)) & ((1U << (length - at)) - 1)) == 0;
}

#else

template <Where WHERE, Known KNOWN = Known::NOTHING>
inline size_t copy_ordinary(char *to, const char *from, size_t length)
{
    size_t at = 0;
    for (; at < length && is_ordinary<WHERE, KNOWN>(from[at]); ++at) {
        to[at] = from[at];
    }

    return at;
}

template <Where WHERE>
inline bool are_ordinary(const char *bytes, size_t length)
{
    size_t at = 0;
    while (at < length && is_ordinary<WHERE>(bytes[at])) {
        ++at;
    }

    return at == length;
}

#endif

// The same for any text, which is escaped. False where a document may not have it.
bool append_text(text::Buffer &out, const char *bytes, size_t length, Where where);
bool append_text(text::Buffer &out, const zend_string *text, Where where);

// The rest of a text, from the byte where copy_ordinary() has stopped. It goes behind what that has copied.
template <Where WHERE>
bool append_rest_of_text(text::Buffer &out, const zend_string *text, size_t copied, char *to);

} // namespace kiln::xml

#endif
