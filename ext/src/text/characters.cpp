// Characters of UTF-8, counted by their first bytes.
#include "../zend_compat.h"

#include "copy.h"

#include <cstdint>

namespace kiln::text {

namespace {

size_t sum_of_bytes(uint64_t word)
{
    return static_cast<size_t>((word * 0x0101010101010101) >> 56);
}

size_t count_characters(const char *bytes, size_t length)
{
    using Bytes = signed char __attribute__((vector_size(sizeof(Block))));
    // 10xxxxxx continues a character (RFC 3629, section 3): as a signed number it is less than any other byte.
    constexpr signed char LAST_CONTINUING = -0x41;
    // No byte of the sum may go beyond 255, nor may the sum of eight of them.
    constexpr size_t BLOCKS_AT_ONCE = 31;
    size_t count = length;
    while (length >= sizeof(Block)) {
        const size_t blocks = MIN(length / sizeof(Block), BLOCKS_AT_ONCE);
        Bytes sum = {};
        for (size_t index = 0; index < blocks; ++index) {
            // What holds is -1.
            sum -= load<Bytes>(bytes + index * sizeof(Block)) <= LAST_CONTINUING;
        }
        const auto halves = reinterpret_cast<Block>(sum);
        count -= sum_of_bytes(halves[0]) + sum_of_bytes(halves[1]);
        bytes += blocks * sizeof(Block);
        length -= blocks * sizeof(Block);
    }
    for (size_t index = 0; index < length; ++index) {
        count -= static_cast<signed char>(bytes[index]) <= LAST_CONTINUING ? 1 : 0;
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
