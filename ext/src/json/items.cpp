#include "items.h"

#include "blocks.h"

#include <cstring>

namespace kiln::json {

namespace {

// RFC 8259, section 2.
bool is_space(char byte)
{
    return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t';
}

const char *skip_space(const char *at, const char *end)
{
    while (at < end && is_space(*at)) {
        ++at;
    }

    return at;
}

bool begins_scalar(char byte)
{
    return byte == '-' || (byte >= '0' && byte <= '9') || byte == 't' || byte == 'f' || byte == 'n';
}

bool ends_scalar(char byte)
{
    return is_space(byte) || memchr(",:[]{}\"", byte, 7) != nullptr;
}

Found after_scalar(const char *&at, const char *end)
{
    while (at < end && !ends_scalar(*at)) {
        ++at;
    }

    return at < end ? Found::WHOLE : Found::CUT_OFF;
}

Found after_string(const char *&at, const char *end)
{
    for (++at; at < end; ++at) {
        if (*at == '"') {
            ++at;
            return Found::WHOLE;
        }
        // Whatever an escape means, the byte behind the backslash ends no string.
        at += *at == '\\' ? 1 : 0;
    }

    return Found::CUT_OFF;
}

// Brackets, of whichever kind, that are still open, and whether a string is.
struct Nesting {
    size_t levels;
    // All ones within a string.
    uint64_t in_string;
    // The byte before was a backslash that escapes the next one.
    bool is_escaping;
};

// The bytes that a backslash escapes. There are few of them.
uint64_t escaped_bytes(uint64_t backslashes, bool &is_escaping)
{
    constexpr uint64_t LAST = uint64_t{1} << 63;
    uint64_t escaped = is_escaping ? 1 : 0;
    uint64_t left = backslashes & ~escaped;
    is_escaping = false;
    while (left != 0) {
        const uint64_t backslash = left & (~left + 1);
        is_escaping = backslash == LAST;
        escaped |= backslash << 1;
        left &= ~(backslash | backslash << 1);
    }

    return escaped;
}

// Bit by bit whether the number of bits up to it is odd.
uint64_t prefix_xor(uint64_t bits)
{
    for (unsigned shift = 1; shift < 64; shift *= 2) {
        bits ^= bits << shift;
    }

    return bits;
}

// There are few of them. Not every processor that this is compiled for has an instruction that counts more.
size_t count_few(uint64_t bits)
{
    size_t count = 0;
    for (; bits != 0; bits &= bits - 1) {
        ++count;
    }

    return count;
}

// How many bytes of a block belong to the value: all of them as long as it does not end.
unsigned end_in_block(size_t &levels, uint64_t opening, uint64_t closing)
{
    const size_t closed = count_few(closing);
    if (EXPECTED(closed < levels)) {
        levels += count_few(opening) - closed;
        return Block::SIZE;
    }
    for (uint64_t brackets = opening | closing; brackets != 0; brackets &= brackets - 1) {
        const uint64_t bracket = brackets & (~brackets + 1);
        if ((opening & bracket) != 0) {
            ++levels;
        } else if (--levels == 0) {
            return static_cast<unsigned>(__builtin_ctzll(brackets)) + 1;
        }
    }

    return Block::SIZE;
}

uint64_t bytes_before(unsigned count)
{
    return count >= Block::SIZE ? ~uint64_t{0} : (uint64_t{1} << count) - 1;
}

Found step(Nesting &nesting, const Block &block, unsigned &length)
{
    const uint64_t escaped = (block.backslashes == 0 && !nesting.is_escaping)
        ? 0
        : escaped_bytes(block.backslashes, nesting.is_escaping);
    const uint64_t strings = prefix_xor(block.quotes & ~escaped) ^ nesting.in_string;
    length = end_in_block(nesting.levels, block.opening & ~strings, block.closing & ~strings);
    // Only within a string does a backslash escape anything; elsewhere nothing is JSON from there on.
    if (UNEXPECTED((block.backslashes & ~strings & bytes_before(length)) != 0)) {
        return Found::OTHER;
    }
    nesting.in_string = (strings >> 63) != 0 ? ~uint64_t{0} : 0;

    return nesting.levels == 0 ? Found::WHOLE : Found::CUT_OFF;
}

Found after_container(const char *&at, const char *end)
{
    Nesting nesting = {0, 0, false};
    while (at < end) {
        const auto left = static_cast<size_t>(end - at);
        unsigned length;
        const Found found = step(nesting, left >= Block::SIZE ? Block::of(at) : Block::of_rest(at, left), length);
        if (found != Found::CUT_OFF) {
            at += length;
            return found;
        }
        at += MIN(left, Block::SIZE);
    }

    return Found::CUT_OFF;
}

Found after_value(const char *&at, const char *end)
{
    switch (*at) {
        case '{':
        case '[':
            return after_container(at, end);
        case '"':
            return after_string(at, end);
        default:
            return begins_scalar(*at) ? after_scalar(at, end) : Found::OTHER;
    }
}

} // namespace

Found next_element(const zend_string *text, size_t offset, Item &item)
{
    const char *const begin = ZSTR_VAL(text);
    const char *const end = begin + ZSTR_LEN(text);
    const char *at = skip_space(begin + offset, end);
    if (at == end) {
        return Found::CUT_OFF;
    }
    if (*at != ',') {
        return Found::OTHER;
    }
    at = skip_space(at + 1, end);
    if (at == end) {
        return Found::CUT_OFF;
    }
    item.start = static_cast<size_t>(at - begin);
    const Found found = after_value(at, end);
    item.end = static_cast<size_t>(at - begin);
    item.length = item.end - item.start;

    return found;
}

Found next_line(const zend_string *text, size_t offset, Item &item)
{
    const char *const begin = ZSTR_VAL(text);
    const char *const end = begin + ZSTR_LEN(text);
    const char *const at = skip_space(begin + offset, end);
    if (at == end) {
        return Found::CUT_OFF;
    }
    item.start = static_cast<size_t>(at - begin);
    const void *const line_end = memchr(at, '\n', static_cast<size_t>(end - at));
    if (line_end == nullptr) {
        item.end = ZSTR_LEN(text);
        item.length = item.end - item.start;
        return Found::CUT_OFF;
    }
    const char *last = static_cast<const char *>(line_end);
    item.length = static_cast<size_t>(last - at);
    while (is_space(last[-1])) {
        --last;
    }
    item.end = static_cast<size_t>(last - begin);

    return Found::WHOLE;
}

} // namespace kiln::json
