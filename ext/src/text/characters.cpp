// Characters of UTF-8, counted by their first bytes.
#include "../zend_compat.h"

#include <cstdint>
#include <cstring>

namespace kiln::text {

namespace {

// A bit in each byte of the word that is 10xxxxxx and so continues a character (RFC 3629, section 3).
uint64_t continuing(uint64_t word)
{
    return (word >> 7) & ~(word >> 6) & 0x0101010101010101;
}

size_t sum_of_bytes(uint64_t word)
{
    return static_cast<size_t>((word * 0x0101010101010101) >> 56);
}

size_t count_characters(const char *bytes, size_t length)
{
    constexpr size_t WORD = sizeof(uint64_t);
    // No byte of the sum may go beyond 255, nor may their sum.
    constexpr size_t WORDS_AT_ONCE = 31;
    size_t count = length;
    while (length >= WORD) {
        const size_t words = MIN(length / WORD, WORDS_AT_ONCE);
        uint64_t sum = 0;
        for (size_t index = 0; index < words; ++index) {
            uint64_t word;
            memcpy(&word, bytes + index * WORD, WORD);
            sum += continuing(word);
        }
        count -= sum_of_bytes(sum);
        bytes += words * WORD;
        length -= words * WORD;
    }
    for (size_t index = 0; index < length; ++index) {
        count -= (bytes[index] & 0xC0) == 0x80 ? 1 : 0;
    }

    return count;
}

} // namespace

} // namespace kiln::text

PHP_FUNCTION(Kiln_Native_count_characters)
{
    zend_string *text;
    zend_long from;
    zend_long length;

    ZEND_PARSE_PARAMETERS_START(3, 3)
        Z_PARAM_STR(text)
        Z_PARAM_LONG(from)
        Z_PARAM_LONG(length)
    ZEND_PARSE_PARAMETERS_END();

    const auto size = static_cast<zend_long>(ZSTR_LEN(text));
    if (UNEXPECTED(from < 0 || from > size || length < 0 || length > size - from)) {
        zend_value_error("The part does not lie in the text");
        RETURN_THROWS();
    }
    RETURN_LONG(static_cast<zend_long>(kiln::text::count_characters(ZSTR_VAL(text) + from, static_cast<size_t>(length))));
}
