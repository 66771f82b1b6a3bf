// Characters of UTF-8 (RFC 3629).
#ifndef KILN_TEXT_CHARACTER_H
#define KILN_TEXT_CHARACTER_H

#include <cstddef>
#include <cstdint>

namespace kiln::text {

struct Character {
    // 0 where there is none.
    size_t length;
    uint32_t code_point;
};

inline bool continues(unsigned char byte)
{
    return (byte & 0xc0) == 0x80;
}

// One character beyond ASCII: RFC 3629, section 4.
inline Character decode(const char *from, const char *end)
{
    constexpr Character NONE = {0, 0};
    const auto *bytes = reinterpret_cast<const unsigned char *>(from);
    const auto available = end - from;
    const uint32_t first = bytes[0];
    if (first < 0xe0) {
        if (first < 0xc2 || available < 2 || !continues(bytes[1])) {
            return NONE;
        }
        return {2, (first & 0x1f) << 6 | (bytes[1] & 0x3fU)};
    }
    if (first < 0xf0) {
        if (available < 3 || !continues(bytes[1]) || !continues(bytes[2])) {
            return NONE;
        }
        const uint32_t code_point = (first & 0xf) << 12 | (bytes[1] & 0x3fU) << 6 | (bytes[2] & 0x3fU);
        const bool is_surrogate = (code_point & 0xf800) == 0xd800;
        return code_point < 0x800 || is_surrogate ? NONE : Character{3, code_point};
    }
    if (first > 0xf4 || available < 4 || !continues(bytes[1]) || !continues(bytes[2]) || !continues(bytes[3])) {
        return NONE;
    }
    const uint32_t code_point
        = (first & 0x7) << 18 | (bytes[1] & 0x3fU) << 12 | (bytes[2] & 0x3fU) << 6 | (bytes[3] & 0x3fU);

    return code_point < 0x10000 || code_point > 0x10ffff ? NONE : Character{4, code_point};
}

} // namespace kiln::text

#endif
