// Numbers as JSON texts.
#ifndef KILN_TEXT_NUMBERS_H
#define KILN_TEXT_NUMBERS_H

#include "buffer.h"

namespace kiln::text {

// Room that any number needs: "-2.2250738585072014e-308".
constexpr size_t LONGEST_NUMBER = 32;

// "00" to "99".
struct Pairs {
    char of[200];

    constexpr Pairs() : of()
    {
        for (int number = 0; number < 100; ++number) {
            of[number * 2] = static_cast<char>('0' + number / 10);
            of[number * 2 + 1] = static_cast<char>('0' + number % 10);
        }
    }
};

inline constexpr Pairs PAIRS;

// Both return where the text ends.
char *write_integer(char *to, zend_long number);

// The shortest digits that read back as the same number, laid out as
// json_encode() does under serialize_precision=-1. The number must be finite.
char *write_double(char *to, double number, bool keeps_zero_fraction);

// The same under whatever serialize_precision is set.
void append_double_as_configured(Buffer &out, double number, bool keeps_zero_fraction);

} // namespace kiln::text

#endif
