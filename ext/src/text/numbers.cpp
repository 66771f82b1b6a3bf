#include "numbers.h"

extern "C" {
#include "main/snprintf.h"
}

#include <charconv>
#include <cmath>

namespace kiln::text {

namespace {

int count_digits(uint64_t number)
{
    int digits = 1;
    for (;;) {
        if (number < 10) {
            return digits;
        }
        if (number < 100) {
            return digits + 1;
        }
        if (number < 1000) {
            return digits + 2;
        }
        if (number < 10000) {
            return digits + 3;
        }
        number /= 10000;
        digits += 4;
    }
}

char *write_unsigned(char *to, uint64_t number)
{
    char *const end = to + count_digits(number);
    char *at = end;
    while (number >= 100) {
        at -= 2;
        memcpy(at, PAIRS.of + number % 100 * 2, 2);
        number /= 100;
    }
    if (number >= 10) {
        memcpy(at - 2, PAIRS.of + number * 2, 2);
    } else {
        at[-1] = static_cast<char>('0' + number);
    }

    return end;
}

// Numbers with few decimals, as most of those that people write.
constexpr uint64_t DECIMALS = 10000;
constexpr double LARGEST_DECIMAL = 1e11;

// Writes a number that is a multiple of 0.0001, or gives null.
//
// A quotient of two integers that floats hold exactly is rounded correctly (IEEE
// 754), so the number is the one closest to units/10000. That has at most 15
// digits, and no two decimals of so few digits are closest to the same float: it
// is the shortest.
char *write_decimal(char *to, double magnitude, bool keeps_zero_fraction)
{
    const auto units = static_cast<uint64_t>(magnitude * DECIMALS + 0.5);
    if (static_cast<double>(units) / DECIMALS != magnitude) {
        return nullptr;
    }
    to = write_unsigned(to, units / DECIMALS);
    auto fraction = static_cast<uint32_t>(units % DECIMALS);
    if (fraction == 0) {
        if (keeps_zero_fraction) {
            memcpy(to, ".0", 2);
            to += 2;
        }
        return to;
    }
    *to = '.';
    memcpy(to + 1, PAIRS.of + fraction / 100 * 2, 2);
    memcpy(to + 3, PAIRS.of + fraction % 100 * 2, 2);
    to += 5;
    while (to[-1] == '0') {
        --to;
    }

    return to;
}

// The significant digits of a number, and where the point stands: 0.DIGITS * 10^point.
struct Shortest {
    char digits[17];
    int count;
    int point;
};

Shortest shortest_digits(double magnitude)
{
    // "1.2345e-07"
    char text[LONGEST_NUMBER];
    char *const end = std::to_chars(text, text + sizeof(text), magnitude, std::chars_format::scientific).ptr;

    Shortest shortest;
    shortest.digits[0] = text[0];
    shortest.count = 1;
    const char *at = text + 1;
    if (*at == '.') {
        for (++at; *at != 'e'; ++at) {
            shortest.digits[shortest.count++] = *at;
        }
    }
    int exponent = 0;
    const bool is_negative = at[1] == '-';
    for (at += 2; at < end; ++at) {
        exponent = exponent * 10 + (*at - '0');
    }
    shortest.point = (is_negative ? -exponent : exponent) + 1;

    return shortest;
}

char *write_zeros(char *to, int count)
{
    for (; count > 0; --count) {
        *to++ = '0';
    }

    return to;
}

char *write_digits(char *to, const char *digits, int count)
{
    memcpy(to, digits, count);

    return to + count;
}

// 1.2345e+21
char *write_exponential(char *to, const Shortest &number)
{
    *to++ = number.digits[0];
    *to++ = '.';
    to = number.count == 1 ? write_zeros(to, 1) : write_digits(to, number.digits + 1, number.count - 1);
    const int exponent = number.point - 1;
    *to++ = 'e';
    *to++ = exponent < 0 ? '-' : '+';

    return write_unsigned(to, static_cast<uint64_t>(exponent < 0 ? -exponent : exponent));
}

// How many digits may stand before the point; php-src, main/snprintf.c, php_gcvt() with precision 17.
constexpr int MOST_DIGITS = 17;
constexpr int LEAST_POINT = -3;

char *write_laid_out(char *to, const Shortest &number, bool keeps_zero_fraction)
{
    if (number.point < LEAST_POINT || number.point > MOST_DIGITS) {
        return write_exponential(to, number);
    }
    if (number.point <= 0) {
        *to++ = '0';
        *to++ = '.';
        to = write_zeros(to, -number.point);
        return write_digits(to, number.digits, number.count);
    }
    if (number.count > number.point) {
        to = write_digits(to, number.digits, number.point);
        *to++ = '.';
        return write_digits(to, number.digits + number.point, number.count - number.point);
    }
    to = write_digits(to, number.digits, number.count);
    to = write_zeros(to, number.point - number.count);
    if (keeps_zero_fraction) {
        *to++ = '.';
        *to++ = '0';
    }

    return to;
}

} // namespace

char *write_integer(char *to, zend_long number)
{
    auto magnitude = static_cast<uint64_t>(number);
    if (number < 0) {
        *to++ = '-';
        magnitude = 0 - magnitude;
    }

    return write_unsigned(to, magnitude);
}

char *write_double(char *to, double number, bool keeps_zero_fraction)
{
    if (std::signbit(number)) {
        *to++ = '-';
        number = -number;
    }
    if (number < LARGEST_DECIMAL) {
        char *const end = write_decimal(to, number, keeps_zero_fraction);
        if (EXPECTED(end != nullptr)) {
            return end;
        }
    }

    return write_laid_out(to, shortest_digits(number), keeps_zero_fraction);
}

void append_double_as_configured(Buffer &out, double number, bool keeps_zero_fraction)
{
    const auto precision = static_cast<int>(PG(serialize_precision));
    if (precision == -1) {
        out.wrote(write_double(out.room(LONGEST_NUMBER), number, keeps_zero_fraction));
        return;
    }
    // As php_json_encode_double() of php-src, ext/json/json_encoder.c.
    char text[ZEND_DOUBLE_MAX_LENGTH];
    php_gcvt(number, precision, '.', 'e', text);
    const size_t length = strlen(text);
    out.append(text, length);
    if (keeps_zero_fraction && strchr(text, '.') == nullptr && length < ZEND_DOUBLE_MAX_LENGTH - 2) {
        out.append(".0", 2);
    }
}

} // namespace kiln::text
