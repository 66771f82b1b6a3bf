#include "utf8.h"

#include "character.h"
#include "simdjson.h"

#include <bit>

namespace kiln::text {

namespace {

// The next byte that is not ASCII, or the end.
const char *beyond_ascii(const char *at, const char *end)
{
    for (; static_cast<size_t>(end - at) >= sizeof(uint64_t); at += sizeof(uint64_t)) {
        const uint64_t found = load<uint64_t>(at) & BEYOND_ASCII;
        if (found != 0) {
            return at + (std::endian::native == std::endian::little ? std::countr_zero(found) : std::countl_zero(found)) / 8;
        }
    }
    while (at < end && static_cast<unsigned char>(*at) < 0x80) {
        ++at;
    }

    return at;
}

} // namespace

bool is_utf8_beyond_ascii(const char *bytes, size_t length)
{
    // Names and sentences of languages with Latin letters have few such characters. To set simdjson
    // up takes longer than these.
    constexpr int FEW = 8;
    const char *at = bytes;
    const char *const end = bytes + length;
    for (int i = 0; i < FEW; ++i) {
        at = beyond_ascii(at, end);
        if (at == end) {
            return true;
        }
        const Character character = decode(at, end);
        if (UNEXPECTED(character.length == 0)) {
            return false;
        }
        at += character.length;
    }

    return simdjson::validate_utf8(at, static_cast<size_t>(end - at));
}

bool is_utf8_in_blocks(const char *bytes, size_t length)
{
    return simdjson::validate_utf8(bytes, length);
}

} // namespace kiln::text
