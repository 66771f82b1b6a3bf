// The bytes of CBOR (RFC 8949, section 3): definite lengths, and each head as short as it
// can be.
#ifndef KILN_BINARY_CBOR_H
#define KILN_BINARY_CBOR_H

#include "big_endian.h"
#include "emitter.h"

namespace kiln::binary {

// Names of formats: writing is another with the first two options, reading with the last one.
constexpr const char *CBOR_WITH_OPTIONS[] = {
    "cbor-tags",
    "cbor-epoch",
    "cbor-epoch-tags",
    "cbor-deterministic",
    "cbor-deterministic-tags",
    "cbor-deterministic-epoch",
    "cbor-deterministic-epoch-tags",
};

struct Cbor {
    static constexpr const char *FORMAT = "cbor";

    static constexpr char FALSE = '\xf4';
    static constexpr char TRUE = '\xf5';
    static constexpr char NOTHING = '\xf6';

    static char *put_integer(char *to, zend_long value)
    {
        return value >= 0 ? put_head(to, 0x00, static_cast<uint64_t>(value)) : put_head(to, 0x20, ~static_cast<uint64_t>(value));
    }

    static char *put_double(char *to, double value)
    {
        *to = '\xfb';

        return binary::put_double(to + 1, value);
    }

    // Whether a header says how many bytes stand inside.
    static constexpr bool SAYS_LENGTH = false;

    static char *put_container(char *to, Kind kind, size_t count, size_t) { return put_header(to, kind, count); }

    static char *put_header(char *to, Kind kind, size_t count)
    {
        constexpr unsigned char MAJOR_TYPES[] = {0x80, 0xa0, 0x60, 0x40};

        return put_head(to, MAJOR_TYPES[static_cast<size_t>(kind)], count);
    }

    // Tag 0, a text of RFC 3339; or tag 1, a number.
    static bool moment(Run &run, zend_object *date, value::ZoneSpans &spans)
    {
        if (run.has_epoch_dates) {
            return seconds(run, date);
        }
        run.out.append('\xc0');
        const auto put = [date, &spans](char *to) { return value::write_rfc3339(to, date, spans); };

        return Emitter<Cbor>::plain(run, value::LONGEST_DATE, put);
    }

private:
    static bool seconds(Run &run, zend_object *date)
    {
        constexpr double MICROSECONDS = 1e6;
        zend_long seconds;
        uint32_t microseconds;
        if (UNEXPECTED(!value::read_moment(date, &seconds, &microseconds))) {
            return false;
        }
        char *to = run.out.room(1 + LONGEST_HEADER);
        *to++ = '\xc1';
        run.out.wrote(microseconds == 0 ? put_integer(to, seconds) : put_double(to, static_cast<double>(seconds) + microseconds / MICROSECONDS));

        return true;
    }

    static char *put_head(char *to, unsigned char major_type, uint64_t argument)
    {
        if (EXPECTED(argument < 24)) {
            *to = static_cast<char>(major_type | argument);
            return to + 1;
        }
        if (argument < 0x100) {
            *to = static_cast<char>(major_type | 24);
            return put_big_endian<1>(to + 1, argument);
        }
        if (argument < 0x10000) {
            *to = static_cast<char>(major_type | 25);
            return put_big_endian<2>(to + 1, argument);
        }
        if (argument < 0x100000000) {
            *to = static_cast<char>(major_type | 26);
            return put_big_endian<4>(to + 1, argument);
        }
        *to = static_cast<char>(major_type | 27);

        return put_big_endian<8>(to + 1, argument);
    }
};

} // namespace kiln::binary

#endif
