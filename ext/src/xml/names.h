// Names of elements and attributes without their prefix: NCName of Namespaces in XML 1.0, section 3.
#ifndef KILN_XML_NAMES_H
#define KILN_XML_NAMES_H

#include <array>
#include <cstddef>
#include <cstdint>

namespace kiln::xml {

enum class InName : uint8_t { NOWHERE, BEHIND_THE_FIRST, ANYWHERE };

// Where each byte of ASCII may stand.
constexpr std::array<InName, 256> BYTES_OF_NAMES = [] {
    std::array<InName, 256> bytes{};
    for (int byte = 'a'; byte <= 'z'; ++byte) {
        bytes[static_cast<size_t>(byte)] = InName::ANYWHERE;
        bytes[static_cast<size_t>(byte - 'a' + 'A')] = InName::ANYWHERE;
    }
    bytes['_'] = InName::ANYWHERE;
    for (int byte = '0'; byte <= '9'; ++byte) {
        bytes[static_cast<size_t>(byte)] = InName::BEHIND_THE_FIRST;
    }
    bytes['-'] = InName::BEHIND_THE_FIRST;
    bytes['.'] = InName::BEHIND_THE_FIRST;

    return bytes;
}();

inline bool is_name_start(char byte)
{
    return BYTES_OF_NAMES[static_cast<unsigned char>(byte)] == InName::ANYWHERE;
}

inline bool is_name_part(char byte)
{
    return BYTES_OF_NAMES[static_cast<unsigned char>(byte)] != InName::NOWHERE;
}

bool is_name(const char *bytes, size_t length);

// Likewise, of ASCII alone.
inline bool is_ascii_name(const char *bytes, size_t length)
{
    if (length == 0) {
        return false;
    }
    bool is_name = is_name_start(*bytes);
    for (size_t i = 1; i < length; ++i) {
        is_name &= is_name_part(bytes[i]);
    }

    return is_name;
}

} // namespace kiln::xml

#endif
