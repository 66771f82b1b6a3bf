#include "scalars.h"

#include "expected.h"

#include "../text/digits.h"

#include <cfloat>
#include <charconv>

namespace kiln::yaml {

namespace {

using document::Builder;
using document::Text;
using text::is_digit;

template <size_t... sizes>
zend_always_inline bool is_one_of(Text text, const char (&...words)[sizes])
{
    return ((text.length == sizes - 1 && memcmp(text.bytes, words, sizes - 1) == 0) || ...);
}

bool keep(Builder &builder, Text text)
{
    builder.known_text(text.bytes, text.length);

    return true;
}

bool append(Builder &builder, document::Kind kind)
{
    builder.append(kind);

    return true;
}

// A sign and digits, and whatever follows them.
struct Digits {
    explicit Digits(Text text)
        : begin(text.bytes),
          end(begin + text.length),
          is_negative(*begin == '-'),
          digits(is_negative || *begin == '+' ? begin + 1 : begin),
          at(digits)
    {
        take();
    }

    void take()
    {
        for (; at < end && is_digit(*at); ++at) {
            value = value * 10 + static_cast<uint64_t>(*at - '0');
        }
    }

    // So many digits fit into 64 bits for sure.
    static constexpr ptrdiff_t SAFE = 18;

    const char *const begin;
    const char *const end;
    const bool is_negative;
    const char *const digits;
    const char *at;
    // Modulo 2^64.
    uint64_t value = 0;
};

bool append_integer(Builder &builder, Text text, const Digits &number, zend_long kinds)
{
    if (number.end == number.digits) {
        return false;
    }
    if ((kinds & (INTS | FLOATS | TEXTS)) == TEXTS) {
        return keep(builder, text);
    }
    // What may be beyond 64 bits is left to PHP.
    if (UNEXPECTED(number.end - number.digits > Digits::SAFE)) {
        int64_t value;
        const auto result = std::from_chars(number.is_negative ? number.begin : number.digits, number.end, value);
        if (result.ec != std::errc()) {
            return false;
        }
        (kinds & (INTS | FLOATS)) == FLOATS ? builder.floating_point(static_cast<double>(value)) : builder.integer(value);
        return true;
    }
    const auto value = static_cast<int64_t>(number.value);
    const int64_t signed_value = number.is_negative ? -value : value;
    (kinds & (INTS | FLOATS)) == FLOATS ? builder.floating_point(static_cast<double>(signed_value)) : builder.integer(signed_value);

    return true;
}

// Digits and what dates have between them.
bool is_surely_text(const Digits &number)
{
    return number.digits < number.end && *number.digits >= '1' && *number.digits <= '9' && number.end - number.digits >= 2;
}

// Few digits make a double without an error, and so does a small power of ten: to divide one by the other rounds once.
constexpr ptrdiff_t FEW_DIGITS = 15;
constexpr double POWERS_OF_TEN[] = {1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};

bool append_number(Builder &builder, Text text, zend_long kinds)
{
    Digits number(text);
    if (number.at == number.end) {
        return append_integer(builder, text, number, kinds);
    }
    const char *mantissa_end = number.at;
    ptrdiff_t decimals = 0;
    if (*number.at == '.') {
        const char *const first = ++number.at;
        number.take();
        mantissa_end = number.at;
        decimals = number.at - first;
    }
    if (number.at < number.end && (*number.at == 'e' || *number.at == 'E')) {
        ++number.at;
        if (number.at < number.end && (*number.at == '-' || *number.at == '+')) {
            ++number.at;
        }
        const char *const exponent = number.at;
        number.take();
        if (number.at == exponent) {
            return false;
        }
    }
    const ptrdiff_t mantissa = mantissa_end - number.digits;
    if (number.at != number.end || mantissa == 0 || (mantissa == 1 && *number.digits == '.')) {
        // A date, a version, another base, .inf: what is no number for sure is a text.
        return is_surely_text(number) && keep(builder, text);
    }
    if ((kinds & (FLOATS | TEXTS)) == TEXTS) {
        return keep(builder, text);
    }
    if (FLT_EVAL_METHOD == 0 && EXPECTED(mantissa_end == number.end) && EXPECTED(mantissa <= FEW_DIGITS)) {
        const double value = static_cast<double>(number.value) / POWERS_OF_TEN[decimals];
        builder.floating_point(number.is_negative ? -value : value);
        return true;
    }
    double value;
    const auto result = std::from_chars(*number.begin == '+' ? number.digits : number.begin, number.end, value);
    if (result.ec != std::errc() || result.ptr != number.end) {
        return false;
    }
    builder.floating_point(value);

    return true;
}

} // namespace

bool is_null(Text text)
{
    return text.length == 0 || is_one_of(text, "~", "null", "Null", "NULL");
}

bool append_plain(Builder &builder, Text text, zend_long kinds)
{
    if (UNEXPECTED(text.length == 0)) {
        return append(builder, document::NOTHING);
    }
    if (kinds == TEXTS) {
        return keep(builder, text);
    }
    const char first = text.bytes[0];
    if (is_digit(first) || first == '-' || first == '+' || first == '.') {
        return append_number(builder, text, kinds);
    }
    // No word that means something is longer.
    constexpr uint32_t LONGEST_WORD = 5;
    if (text.length > LONGEST_WORD) {
        return keep(builder, text);
    }
    if (is_null(text)) {
        return (kinds & NULLS) != 0 || (kinds & TEXTS) == 0 ? append(builder, document::NOTHING) : keep(builder, text);
    }
    const bool is_true = is_one_of(text, "true", "True", "TRUE");
    if (is_true || is_one_of(text, "false", "False", "FALSE")) {
        return (kinds & BOOLS) != 0 || (kinds & TEXTS) == 0 ? append(builder, is_true ? document::TRUE : document::FALSE) : keep(builder, text);
    }
    if ((kinds & (BOOLS | TEXTS)) == BOOLS) {
        const bool is_on = is_one_of(text, "yes", "Yes", "YES", "on", "On", "ON");
        if (is_on || is_one_of(text, "no", "No", "NO", "off", "Off", "OFF")) {
            return append(builder, is_on ? document::TRUE : document::FALSE);
        }
    }

    return keep(builder, text);
}

} // namespace kiln::yaml
