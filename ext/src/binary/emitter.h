// MessagePack and CBOR, as programs write them. Both say ahead how many items or members
// follow, and differ in little more than the bytes of that; what is a format's own is its
// Wire.
#ifndef KILN_BINARY_EMITTER_H
#define KILN_BINARY_EMITTER_H

#include "../text/utf8.h"
#include "../value/date_format.h"
#include "../write/node.h"
#include "../write/run.h"
#include "../write/fixed_text.h"

namespace kiln::binary {

using write::Run;

// What a header announces.
enum class Kind { ITEMS, MEMBERS, TEXT, BYTES };

// The longest header, or number with its own.
constexpr size_t LONGEST_HEADER = 9;

template <typename Wire>
struct Emitter {
    static constexpr const char *FORMAT = Wire::FORMAT;

    struct Place {
        size_t length;
        uint32_t count;
    };

    static Place here(const Run &run) { return {run.out.length(), run.count}; }

    static void back_to(Run &run, Place place)
    {
        run.out.rewind(place.length);
        run.count = place.count;
    }

    // The header is that of as many items or members as there probably are. Where it becomes another one, what follows
    // moves on.
    struct Level {
        size_t start;
        uint32_t around;
        uint32_t expected;
        uint32_t header;
    };

    static Level open_object(Run &run, const write::ObjectPlan &plan) { return open(run, Kind::MEMBERS, plan.member_count); }
    static Level open_array(Run &run, bool is_map, uint32_t count) { return open(run, is_map ? Kind::MEMBERS : Kind::ITEMS, count); }
    static Level open_items(Run &run) { return open(run, Kind::ITEMS, 0); }
    static Level open_members(Run &run) { return open(run, Kind::MEMBERS, 0); }
    static bool close_items(Run &run, Level level) { return close(run, level, Kind::ITEMS); }
    static bool close_members(Run &run, Level level) { return close(run, level, Kind::MEMBERS); }
    static void no_items(Run &run) { run.out.wrote(Wire::put_container(run.out.room(LONGEST_HEADER), Kind::ITEMS, 0, 0)); }
    static void no_members(Run &run) { run.out.wrote(Wire::put_container(run.out.room(LONGEST_HEADER), Kind::MEMBERS, 0, 0)); }

    static void item(Run &run) { ++run.count; }

    // To PHP, a text that looks like an integer is one as a key of an array.
    static bool key(Run &run, const zend_string *key)
    {
        zend_ulong number;
        if (UNEXPECTED(ZEND_HANDLE_NUMERIC_STR(ZSTR_VAL(key), ZSTR_LEN(key), number))) {
            Emitter::key(run, static_cast<zend_long>(number));
            return true;
        }
        ++run.count;

        return string(run, key);
    }

    static void key(Run &run, zend_long number)
    {
        ++run.count;
        run.out.wrote(write(run, run.out.room(LONGEST_SCALAR), number));
    }

    static void known(Run &run, const write::FixedText &text)
    {
        ++run.count;
        text.append_to(run.out);
    }

    static char *room(Run &run, size_t bytes) { return run.out.room(bytes); }

    static char *room_behind(Run &run, const write::FixedText &key, size_t bytes)
    {
        ++run.count;

        return key.begin(run.out, bytes);
    }

    static constexpr size_t LONGEST_SCALAR = LONGEST_HEADER;

    static char *write(const Run &, char *to, zend_long value) { return Wire::put_integer(to, value); }
    static char *write(const Run &, char *to, double value) { return Wire::put_double(to, value); }

    static char *write(const Run &, char *to, bool value)
    {
        *to = value ? Wire::TRUE : Wire::FALSE;

        return to + 1;
    }

    static constexpr bool HAS_NULL = true;

    static void null(Run &run) { run.out.append(Wire::NOTHING); }

    static bool string(Run &run, const zend_string *value)
    {
        return write_string(run, run.out.room(LONGEST_HEADER + ZSTR_LEN(value)), value);
    }

    static zend_always_inline bool string(Run &run, const write::FixedText &key, const zend_string *value)
    {
        return write_string(run, room_behind(run, key, LONGEST_HEADER + ZSTR_LEN(value)), value);
    }

    // False for one that is not usual.
    static bool moment(Run &run, zend_object *date, value::ZoneSpans &spans) { return Wire::moment(run, date, spans); }

    static void bytes(Run &run, const zend_string *value)
    {
        char *const behind = Wire::put_header(run.out.room(LONGEST_HEADER + ZSTR_LEN(value)), Kind::BYTES, ZSTR_LEN(value));
        memcpy(behind, ZSTR_VAL(value), ZSTR_LEN(value));
        run.out.wrote(behind + ZSTR_LEN(value));
    }

    // Written where it stands if it is as long as a date.
    template <typename Put>
    static bool plain(Run &run, size_t longest, Put put)
    {
        char *const to = run.out.room(LONGEST_HEADER + longest);
        char *const text = Wire::put_header(to, Kind::TEXT, value::USUAL_DATE);
        char *const end = put(text);
        if (UNEXPECTED(end == nullptr)) {
            return false;
        }
        const auto length = static_cast<size_t>(end - text);
        if (UNEXPECTED(length != value::USUAL_DATE)) {
            char header[LONGEST_HEADER];
            const auto size = static_cast<size_t>(Wire::put_header(header, Kind::TEXT, length) - header);
            memmove(to + size, text, length);
            memcpy(to, header, size);
            run.out.wrote(to + size + length);
        } else {
            run.out.wrote(end);
        }

        return true;
    }

private:
    static zend_always_inline bool write_string(Run &run, char *to, const zend_string *value)
    {
        const size_t length = ZSTR_LEN(value);
        char *const behind = Wire::put_header(to, Kind::TEXT, length);
        const bool is_ascii = text::copy_is_ascii(behind, ZSTR_VAL(value), length);
        run.out.wrote(behind + length);

        return EXPECTED(is_ascii) || text::is_utf8_beyond_ascii(value);
    }

    static Level open(Run &run, Kind kind, uint32_t expected)
    {
        char *const to = run.out.room(LONGEST_HEADER);
        char *const behind = Wire::put_container(to, kind, expected, 0);
        const Level level = {run.out.length(), run.count, expected, static_cast<uint32_t>(behind - to)};
        run.out.wrote(behind);
        run.count = 0;

        return level;
    }

    static bool close(Run &run, Level level, Kind kind)
    {
        if (Wire::SAYS_LENGTH || UNEXPECTED(run.count != level.expected)) {
            change_header(run, level, kind);
        }
        const bool has_any = run.count != 0;
        run.count = level.around;

        return has_any;
    }

    static void change_header(Run &run, Level level, Kind kind)
    {
        char header[LONGEST_HEADER];
        const size_t inside = run.out.length() - level.start - level.header;
        const auto length = static_cast<size_t>(Wire::put_container(header, kind, run.count, inside) - header);
        if (length > level.header) {
            run.out.insert(level.start, length - level.header);
        } else if (length < level.header) {
            run.out.remove(level.start, level.header - length);
        }
        run.out.replace(level.start, header, length);
    }
};

} // namespace kiln::binary

#endif
