#include "duration.h"

#include "../text/digits.h"
#include "../text/numbers.h"

#include <initializer_list>

namespace kiln::protobuf {

namespace {

using text::is_digit;

constexpr int64_t MOST_SECONDS = 315'576'000'000;

struct Unit {
    char letter;
    size_t most_digits;
    int64_t seconds;
};

constexpr Unit DAYS[] = {{'W', 12, 604'800}, {'D', 13, 86'400}};
constexpr Unit TIMES[] = {{'H', 14, 3600}, {'M', 15, 60}, {'S', 17, 1}};

struct Reader {
    const char *at;
    const char *end;
    int64_t seconds;
    int64_t nanoseconds;

    // Those of the parts that are there, in their order.
    template <size_t COUNT>
    bool parts(const Unit (&parts)[COUNT])
    {
        size_t next = 0;
        while (at < end && is_digit(*at)) {
            int64_t number = 0;
            size_t digits = 0;
            for (; at < end && is_digit(*at); ++at) {
                if (++digits > TIMES[2].most_digits) {
                    return false;
                }
                number = number * 10 + (*at - '0');
            }
            const bool has_fraction = at < end && *at == '.';
            if (has_fraction && !fraction()) {
                return false;
            }
            while (next < COUNT && at < end && parts[next].letter != *at) {
                ++next;
            }
            if (next == COUNT || at == end || digits > parts[next].most_digits || (has_fraction && *at != 'S')) {
                return false;
            }
            seconds += number * parts[next].seconds;
            ++next;
            ++at;
        }

        return true;
    }

    bool fraction()
    {
        constexpr size_t MOST = 9;
        size_t digits = 0;
        for (++at; at < end && is_digit(*at) && digits < MOST; ++at, ++digits) {
            nanoseconds = nanoseconds * 10 + (*at - '0');
        }
        const bool has_any = digits > 0;
        for (; digits < MOST; ++digits) {
            nanoseconds *= 10;
        }

        return has_any;
    }
};

} // namespace

char *write_duration(char *to, int64_t seconds, int32_t nanoseconds)
{
    if (seconds > MOST_SECONDS || seconds < -MOST_SECONDS || nanoseconds > MOST_NANOSECONDS || nanoseconds < -MOST_NANOSECONDS
        || (seconds < 0 && nanoseconds > 0) || (seconds > 0 && nanoseconds < 0)) {
        return nullptr;
    }
    if (seconds < 0 || nanoseconds < 0) {
        *to++ = '-';
    }
    int64_t rest = seconds < 0 ? -seconds : seconds;
    // PHP keeps microseconds.
    int32_t fraction = (nanoseconds < 0 ? -nanoseconds : nanoseconds) / 1000;
    *to++ = 'P';
    *to++ = 'T';
    const char *const behind = to;
    for (const Unit &part : {TIMES[0], TIMES[1]}) {
        if (rest >= part.seconds) {
            to = text::write_integer(to, rest / part.seconds);
            *to++ = part.letter;
            rest %= part.seconds;
        }
    }
    if (rest != 0 || fraction != 0 || to == behind) {
        to = text::write_integer(to, rest);
        if (fraction != 0) {
            *to++ = '.';
            for (int32_t unit = 100'000; fraction != 0; unit /= 10) {
                *to++ = static_cast<char>('0' + fraction / unit);
                fraction %= unit;
            }
        }
        *to++ = 'S';
    }

    return to;
}

bool read_duration(const char *bytes, size_t length, int64_t &seconds, int64_t &nanoseconds)
{
    Reader reader = {bytes, bytes + length, 0, 0};
    const bool is_negative = length > 0 && *bytes == '-';
    if (is_negative || (length > 0 && *bytes == '+')) {
        ++reader.at;
    }
    if (reader.at == reader.end || *reader.at++ != 'P' || !reader.parts(DAYS)) {
        return false;
    }
    if (reader.at < reader.end && (*reader.at++ != 'T' || !reader.parts(TIMES))) {
        return false;
    }
    if (reader.at != reader.end || reader.seconds > MOST_SECONDS) {
        return false;
    }
    seconds = is_negative ? -reader.seconds : reader.seconds;
    nanoseconds = is_negative ? -reader.nanoseconds : reader.nanoseconds;

    return true;
}

} // namespace kiln::protobuf
