#include "names.h"

#include "../text/character.h"
#include "../zend_compat.h"

namespace kiln::xml {

namespace {

struct Range {
    uint32_t first;
    uint32_t last;
};

// NameStartChar and NameChar of XML 1.0, section 2.3, beyond ASCII.
constexpr Range ANYWHERE[] = {
    {0xC0, 0xD6}, {0xD8, 0xF6}, {0xF8, 0x2FF}, {0x370, 0x37D}, {0x37F, 0x1FFF}, {0x200C, 0x200D}, {0x2070, 0x218F},
    {0x2C00, 0x2FEF}, {0x3001, 0xD7FF}, {0xF900, 0xFDCF}, {0xFDF0, 0xFFFD}, {0x10000, 0xEFFFF},
};
constexpr Range BEHIND_THE_FIRST[] = {{0xB7, 0xB7}, {0x300, 0x36F}, {0x203F, 0x2040}};

template <size_t COUNT>
bool is_in(const Range (&ranges)[COUNT], uint32_t code_point)
{
    for (const Range &range : ranges) {
        if (code_point >= range.first && code_point <= range.last) {
            return true;
        }
    }

    return false;
}

} // namespace

bool is_name(const char *bytes, size_t length)
{
    const char *at = bytes;
    const char *const end = bytes + length;
    while (at < end) {
        const char byte = *at;
        const bool is_first = at == bytes;
        if (EXPECTED(static_cast<signed char>(byte) >= 0)) {
            if (!(is_first ? is_name_start(byte) : is_name_part(byte))) {
                return false;
            }
            ++at;
            continue;
        }
        const text::Character character = text::decode(at, end);
        if (character.length == 0 || !(is_in(ANYWHERE, character.code_point) || (!is_first && is_in(BEHIND_THE_FIRST, character.code_point)))) {
            return false;
        }
        at += character.length;
    }

    return length != 0;
}

} // namespace kiln::xml
