#ifndef KILN_TEXT_DIGITS_H
#define KILN_TEXT_DIGITS_H

namespace kiln::text {

// Of ASCII, whatever the locale says.
inline bool is_digit(char byte)
{
    return byte >= '0' && byte <= '9';
}

} // namespace kiln::text

#endif
