// The bytes of MessagePack (its specification of 2017, msgpack/spec.md): each value in the
// shortest of its forms.
#ifndef KILN_BINARY_MESSAGE_PACK_H
#define KILN_BINARY_MESSAGE_PACK_H

#include "big_endian.h"
#include "emitter.h"

namespace kiln::binary {

struct MessagePack {
    static constexpr const char *FORMAT = "msgpack";

    static constexpr char NOTHING = '\xc0';
    static constexpr char FALSE = '\xc2';
    static constexpr char TRUE = '\xc3';

    static char *put_integer(char *to, zend_long value)
    {
        if (value >= 0) {
            const auto number = static_cast<uint64_t>(value);
            if (EXPECTED(number < 0x80)) {
                *to = static_cast<char>(number);
                return to + 1;
            }
            return put_sized(to, '\xcc', number);
        }
        if (value >= -32) {
            *to = static_cast<char>(value);
            return to + 1;
        }
        const auto number = static_cast<uint64_t>(value);
        if (value >= INT8_MIN) {
            *to = '\xd0';
            return put_big_endian<1>(to + 1, number);
        }
        if (value >= INT16_MIN) {
            *to = '\xd1';
            return put_big_endian<2>(to + 1, number);
        }
        if (value >= INT32_MIN) {
            *to = '\xd2';
            return put_big_endian<4>(to + 1, number);
        }
        *to = '\xd3';

        return put_big_endian<8>(to + 1, number);
    }

    static char *put_double(char *to, double value)
    {
        *to = '\xcb';

        return binary::put_double(to + 1, value);
    }

    // Whether a header says how many bytes stand inside.
    static constexpr bool SAYS_LENGTH = false;

    static char *put_container(char *to, Kind kind, size_t count, size_t) { return put_header(to, kind, count); }

    static char *put_header(char *to, Kind kind, size_t count)
    {
        switch (kind) {
            case Kind::TEXT:
                if (EXPECTED(count < 32)) {
                    *to = static_cast<char>(0xa0 | count);
                    return to + 1;
                }
                return put_sized(to, '\xd9', count);
            case Kind::BYTES:
                return put_sized(to, '\xc4', count);
            default: {
                const bool is_map = kind == Kind::MEMBERS;
                if (EXPECTED(count < 16)) {
                    *to = static_cast<char>((is_map ? 0x80 : 0x90) | count);
                    return to + 1;
                }
                if (count < 0x10000) {
                    *to = is_map ? '\xde' : '\xdc';
                    return put_big_endian<2>(to + 1, count);
                }
                *to = is_map ? '\xdf' : '\xdd';
                return put_big_endian<4>(to + 1, count);
            }
        }
    }

    // Extension -1, in the shortest of its three forms.
    static bool moment(Run &run, zend_object *date, value::ZoneSpans &)
    {
        zend_long seconds;
        uint32_t microseconds;
        if (UNEXPECTED(!value::read_moment(date, &seconds, &microseconds))) {
            return false;
        }
        constexpr size_t LONGEST = 15;
        const uint64_t nanoseconds = uint64_t{microseconds} * 1000;
        char *to = run.out.room(LONGEST);
        if (UNEXPECTED(seconds < 0 || seconds >> 34 != 0)) {
            memcpy(to, "\xc7\x0c\xff", 3);
            to = put_big_endian<8>(put_big_endian<4>(to + 3, nanoseconds), static_cast<uint64_t>(seconds));
        } else if (nanoseconds != 0 || seconds >> 32 != 0) {
            memcpy(to, "\xd7\xff", 2);
            to = put_big_endian<8>(to + 2, nanoseconds << 34 | static_cast<uint64_t>(seconds));
        } else {
            memcpy(to, "\xd6\xff", 2);
            to = put_big_endian<4>(to + 2, static_cast<uint64_t>(seconds));
        }
        run.out.wrote(to);

        return true;
    }

private:
    // What has one byte for 8, 16, 32 and 64 bits each, in this order.
    static char *put_sized(char *to, char first, uint64_t number)
    {
        if (number < 0x100) {
            *to = first;
            return put_big_endian<1>(to + 1, number);
        }
        if (number < 0x10000) {
            *to = static_cast<char>(first + 1);
            return put_big_endian<2>(to + 1, number);
        }
        if (number < 0x100000000) {
            *to = static_cast<char>(first + 2);
            return put_big_endian<4>(to + 1, number);
        }
        *to = static_cast<char>(first + 3);

        return put_big_endian<8>(to + 1, number);
    }
};

// What the writers of other formats begin with. The same bytes, but a list or map says how many
// bytes stand inside, to be passed over; and dates are text with their zones, in an extension
// of the type 0.
struct Packed : MessagePack {
    static constexpr bool SAYS_LENGTH = true;

    static char *put_container(char *to, Kind kind, size_t count, size_t inside)
    {
        *to = kind == Kind::ITEMS ? '\xdd' : '\xdf';

        return put_big_endian<4>(put_big_endian<4>(to + 1, count), inside);
    }

    static bool moment(Run &run, zend_object *date, value::ZoneSpans &spans)
    {
        constexpr size_t HEADER = 3;
        char *const to = run.out.room(HEADER + value::LONGEST_DATE);
        char *const end = value::write_rfc3339(to + HEADER, date, spans);
        if (UNEXPECTED(end == nullptr)) {
            return false;
        }
        to[0] = '\xc7';
        to[1] = static_cast<char>(end - to - HEADER);
        to[2] = 0;
        run.out.wrote(end);

        return true;
    }
};

} // namespace kiln::binary

#endif
