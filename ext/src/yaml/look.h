// What texts of YAML consist of, as Kiln\Format\Yaml\Texts sees them.
#ifndef KILN_YAML_LOOK_H
#define KILN_YAML_LOOK_H

#include "../zend_compat.h"

namespace kiln::yaml {

// Bits in one word: five bools would be put together in memory, and then waited for.
class Look {
public:
    enum Bit : unsigned {
        PLAIN = 1,
        SPECIAL = 2,
        TAB = 4,
        LINE_FEED = 8,
        BEYOND_ASCII = 16,
    };

    explicit Look(unsigned bits) : bits_(bits) {}

    // Whether it stays a text when it is written as it is.
    bool is_plain() const { return (bits_ & PLAIN) != 0; }
    // Control characters other than tab and line feed, and characters that are not seen.
    bool has_special() const { return (bits_ & SPECIAL) != 0; }
    bool has_line_feed() const { return (bits_ & LINE_FEED) != 0; }
    bool is_ascii() const { return (bits_ & BEYOND_ASCII) == 0; }
    // Whether single quotes are enough.
    bool can_be_quoted() const { return (bits_ & (SPECIAL | TAB | LINE_FEED)) == 0; }

private:
    unsigned bits_;
};

Look look_at(const char *bytes, size_t length);

// Copies it, too, to where there is room for as many bytes and a block more.
Look copy_and_look_at(char *to, const char *bytes, size_t length);

// A character that is not seen, or a line break of YAML 1.1: U+0080 to U+00A0, U+2028, U+2029,
// U+FEFF, U+FFFE and U+FFFF. Its length, or 0 for another one.
size_t special_length(const char *at, const char *end);

} // namespace kiln::yaml

#endif
