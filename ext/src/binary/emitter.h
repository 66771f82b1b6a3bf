// MessagePack and CBOR, as programs write them. Both say ahead how many items or members
// follow, and differ in little more than the bytes of that; what is a format's own is its
// Wire.
#ifndef KILN_BINARY_EMITTER_H
#define KILN_BINARY_EMITTER_H

#include "../text/utf8.h"
#include "../value/date_format.h"
#include "../write/run.h"
#include "../write/text.h"

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

    // As many bytes are kept free for the header as it mostly has. Where it takes more, what
    // follows moves on.
    struct Level {
        size_t start;
        uint32_t around;
    };

    static Level open(Run &run)
    {
        const Level level = {run.out.length(), run.count};
        run.out.wrote(run.out.room(Wire::USUAL_HEADER) + Wire::USUAL_HEADER);
        run.count = 0;

        return level;
    }

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
        integer(run, number);
    }

    static void known(Run &run, const write::Text &text)
    {
        ++run.count;
        text.append_to(run.out);
    }

    static void null(Run &run) { run.out.append(Wire::NOTHING); }

    static void boolean(Run &run, bool value) { run.out.append(value ? Wire::TRUE : Wire::FALSE); }

    static void integer(Run &run, zend_long value) { run.out.wrote(Wire::put_integer(run.out.room(LONGEST_HEADER), value)); }

    static bool number(Run &run, double value)
    {
        run.out.wrote(Wire::put_double(run.out.room(LONGEST_HEADER), value));

        return true;
    }

    static bool string(Run &run, const zend_string *value)
    {
        if (UNEXPECTED(!text::is_utf8(ZSTR_VAL(value), ZSTR_LEN(value)))) {
            return false;
        }
        append_text(run, Kind::TEXT, ZSTR_VAL(value), ZSTR_LEN(value));

        return true;
    }

    // False for one that is not usual.
    static bool moment(Run &run, zend_object *date, value::ZoneSpans &spans) { return Wire::moment(run, date, spans); }

    static void bytes(Run &run, const zend_string *value) { append_text(run, Kind::BYTES, ZSTR_VAL(value), ZSTR_LEN(value)); }

    template <typename Put>
    static bool plain(Run &run, size_t longest, Put put)
    {
        char *const to = run.out.room(LONGEST_HEADER + longest);
        char *const text = to + LONGEST_HEADER;
        char *const end = put(text);
        if (UNEXPECTED(end == nullptr)) {
            return false;
        }
        const auto length = static_cast<size_t>(end - text);
        char *const behind = Wire::put_header(to, Kind::TEXT, length);
        memmove(behind, text, length);
        run.out.wrote(behind + length);

        return true;
    }

private:
    static void append_header(Run &run, Kind kind, size_t count)
    {
        run.out.wrote(Wire::put_header(run.out.room(LONGEST_HEADER), kind, count));
    }

    static void append_text(Run &run, Kind kind, const char *bytes, size_t length)
    {
        char *const behind = Wire::put_header(run.out.room(LONGEST_HEADER + length), kind, length);
        memcpy(behind, bytes, length);
        run.out.wrote(behind + length);
    }

    static bool close(Run &run, Level level, Kind kind)
    {
        char header[LONGEST_HEADER];
        const size_t inside = run.out.length() - level.start - Wire::USUAL_HEADER;
        const auto length = static_cast<size_t>(Wire::put_container(header, kind, run.count, inside) - header);
        if (UNEXPECTED(length > Wire::USUAL_HEADER)) {
            run.out.insert(level.start + Wire::USUAL_HEADER, length - Wire::USUAL_HEADER);
        }
        run.out.replace(level.start, header, length);
        const bool has_any = run.count != 0;
        run.count = level.around;

        return has_any;
    }
};

} // namespace kiln::binary

#endif
