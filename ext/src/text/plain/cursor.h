// What copying a string up to its next special character has in common, whatever
// the number of bytes that are looked at in one go.
#ifndef KILN_TEXT_PLAIN_CURSOR_H
#define KILN_TEXT_PLAIN_CURSOR_H

#include <cstddef>

namespace kiln::text::plain {

constexpr unsigned char FIRST_PLAIN = 0x20;
constexpr unsigned char FIRST_BEYOND_ASCII = 0x80;

// Blocks are stored whole, also where only some of their bytes count.
constexpr size_t WIDEST_BLOCK = 32;

// How many escapes of two characters there is always room for.
constexpr size_t SPARE = 32;

// What stands behind the backslash; RFC 8259, section 7.
struct Letters {
    // Zero where there is none.
    char of[256];

    constexpr Letters() : of()
    {
        of['"'] = '"';
        of['\\'] = '\\';
        of['/'] = '/';
        of['\b'] = 'b';
        of['\f'] = 'f';
        of['\n'] = 'n';
        of['\r'] = 'r';
        of['\t'] = 't';
    }
};

inline constexpr Letters LETTERS;

// What is between the quotation marks and where it goes. There is room for all
// the rest of the string, the spare escapes, and a block more.
struct Cursor {
    const char *from;
    const char *end;
    char *to;
    size_t spare;

    size_t rest() const { return static_cast<size_t>(end - from); }

    void advance(size_t bytes)
    {
        from += bytes;
        to += bytes;
    }
};

// By choice is a character that is escaped though JSON does not demand it, or one
// that is escaped anyway: so there is nothing to ask for each block.
inline bool is_plain(char byte, char by_choice)
{
    const auto code = static_cast<unsigned char>(byte);

    return code >= FIRST_PLAIN && code < FIRST_BEYOND_ASCII && byte != '"' && byte != '\\' && byte != by_choice;
}

// Copies up to a byte that is not written as it is; escapes of two characters it
// may write itself.
using Copy = void (*)(Cursor &cursor, char by_choice);

} // namespace kiln::text::plain

#endif
