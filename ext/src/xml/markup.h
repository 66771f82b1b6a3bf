// Texts between markup, as Kiln\Format\Xml\Syntax has them: escaped, and of characters alone that a
// document may have (Char of XML 1.0, section 2.2).
#ifndef KILN_XML_MARKUP_H
#define KILN_XML_MARKUP_H

#include "../text/copy.h"
#include "../text/buffer.h"

#if defined(__x86_64__)
#include "../text/plain/sse2.h"
#endif

namespace kiln::xml {

enum class Where : uint8_t { ELEMENT, ATTRIBUTE, SECTION };

// Room behind a text that copy_ordinary() may write to.
constexpr size_t SPARE = 16;

// Whether the byte stands for itself, whatever is around it.
inline bool is_ordinary(char byte, bool is_attribute)
{
    return static_cast<signed char>(byte) >= ' ' && byte != '&' && byte != '<' && byte != '>' && !(is_attribute && byte == '"');
}

#if defined(__x86_64__)

// A bit for each byte that does not. As signed numbers, those beyond ASCII are less than a space.
template <bool IS_ATTRIBUTE>
zend_always_inline __m128i special(__m128i block)
{
    __m128i found = _mm_or_si128(_mm_cmplt_epi8(block, _mm_set1_epi8(' ')), _mm_cmpeq_epi8(_mm_or_si128(block, _mm_set1_epi8(2)), _mm_set1_epi8('>')));
    // A quotation mark differs from "&" in the bit of 4.
    found = _mm_or_si128(found, _mm_cmpeq_epi8(IS_ATTRIBUTE ? _mm_or_si128(block, _mm_set1_epi8(4)) : block, _mm_set1_epi8('&')));

    return found;
}

// Copies the text, and says whether all of it stands for itself.
template <bool IS_ATTRIBUTE>
zend_always_inline bool copy_ordinary(char *to, const char *from, size_t length)
{
    using namespace text::plain::sse2;
    if (length < BLOCK) {
        const __m128i block = load_fewer(from, length);
        store(to, block);

        return (static_cast<uint32_t>(_mm_movemask_epi8(special<IS_ATTRIBUTE>(block))) & ((1U << length) - 1)) == 0;
    }
    const size_t last = length - BLOCK;
    __m128i found = _mm_setzero_si128();
    for (size_t at = 0; at < last; at += BLOCK) {
        const __m128i block = load(from + at);
        store(to + at, block);
        found = _mm_or_si128(found, special<IS_ATTRIBUTE>(block));
    }
    const __m128i block = load(from + last);
    store(to + last, block);

    return _mm_movemask_epi8(_mm_or_si128(found, special<IS_ATTRIBUTE>(block))) == 0;
}

// The same without a copy, of a text in an element.
zend_always_inline bool are_ordinary(const char *bytes, size_t length)
{
    using namespace text::plain::sse2;
    if (length < BLOCK) {
        return (static_cast<uint32_t>(_mm_movemask_epi8(special<false>(load_fewer(bytes, length)))) & ((1U << length) - 1)) == 0;
    }
    __m128i found = special<false>(load(bytes + length - BLOCK));
    for (size_t at = 0; at + BLOCK < length; at += BLOCK) {
        found = _mm_or_si128(found, special<false>(load(bytes + at)));
    }

    return _mm_movemask_epi8(found) == 0;
}

#else

template <bool IS_ATTRIBUTE>
inline bool copy_ordinary(char *to, const char *from, size_t length)
{
    bool is_ordinary = true;
    for (size_t at = 0; at < length; ++at) {
        to[at] = from[at];
        is_ordinary = is_ordinary && xml::is_ordinary(from[at], IS_ATTRIBUTE);
    }

    return is_ordinary;
}

inline bool are_ordinary(const char *bytes, size_t length)
{
    for (size_t at = 0; at < length; ++at) {
        if (!is_ordinary(bytes[at], false)) {
            return false;
        }
    }

    return true;
}

#endif

// The same for any text, which is escaped. False where a document may not have it.
bool append_text(text::Buffer &out, const char *bytes, size_t length, Where where);

// NCName of Namespaces in XML 1.0, section 3, as far as it is ASCII.
bool is_ascii_name(const char *bytes, size_t length);

} // namespace kiln::xml

#endif
