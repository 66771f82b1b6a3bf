// Texts and keys of TOML, as Kiln\Format\Toml\Writer writes them.
#ifndef KILN_TOML_TEXTS_H
#define KILN_TOML_TEXTS_H

#include "../text/buffer.h"

namespace kiln::toml {

// What a text has; none of these where the sum is 0.
enum Mark : unsigned {
    // Quotes, backslashes and control characters.
    ESCAPES = 1,
    BEYOND_ASCII = 2,
};

unsigned marks_of(const char *bytes, size_t length);

// What stands in a key without quotes.
struct Bare {
    bool has[256];

    constexpr Bare() : has()
    {
        for (int byte = 0; byte < 256; ++byte) {
            has[byte] = (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9') || byte == '_' || byte == '-';
        }
    }
};

inline constexpr Bare BARE;

inline bool is_bare(char byte)
{
    return BARE.has[static_cast<unsigned char>(byte)];
}

// Whether a key needs no quotes.
bool is_bare(const char *bytes, size_t length);

// Whether it has U+2028 or U+2029, which json_encode() escapes.
bool has_separator(const char *bytes, size_t length);

// In quotes. What JSON escapes is escaped in the same way, and DEL besides. False where the text is
// not UTF-8.
bool append_string(text::Buffer &to, const char *bytes, size_t length);

} // namespace kiln::toml

#endif
