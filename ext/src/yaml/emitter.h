// YAML in block style, as Kiln\Format\Yaml\Writer writes it where nobody has set any option.
//
// A scalar ends its line. A list or map says where its first entry stands: behind the dash of
// an item, or on a line of its own below a key; one that has none is `[]` or `{}`.
#ifndef KILN_YAML_EMITTER_H
#define KILN_YAML_EMITTER_H

#include "../text/numbers.h"
#include "../text/utf8.h"
#include "../write/run.h"
#include "../write/fixed_text.h"
#include "texts.h"

namespace kiln::yaml {

using write::Run;

// Where the next value stands.
enum Position : uint8_t { WHOLE, BEHIND_DASH, BEHIND_KEY };

struct Emitter {
    static constexpr const char *FORMAT = "yaml";

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

    struct Level {
        uint32_t count;
        uint32_t indentation;
        // Of the list or map itself, and so of its first entry.
        uint8_t position;
        uint8_t first;
    };

    static Level open(Run &run)
    {
        const Level level = {run.count, run.indentation, run.position, run.first};
        run.first = run.position;
        run.indentation += run.position == WHOLE ? 0 : STEP;
        run.count = 0;

        return level;
    }

    static Level open_items(Run &run) { return open(run); }
    static Level open_members(Run &run) { return open(run); }
    static bool close_items(Run &run, Level level) { return close(run, level, "[]\n"); }
    static bool close_members(Run &run, Level level) { return close(run, level, "{}\n"); }

    static void no_items(Run &run) { append_scalar(run, "[]\n", 3); }
    static void no_members(Run &run) { append_scalar(run, "{}\n", 3); }

    static void item(Run &run)
    {
        begin(run);
        run.out.append("- ", 2);
        run.position = BEHIND_DASH;
    }

    // To PHP, a text that looks like an integer is one as a key of an array.
    static bool key(Run &run, const zend_string *key)
    {
        zend_ulong number;
        if (UNEXPECTED(ZEND_HANDLE_NUMERIC_STR(ZSTR_VAL(key), ZSTR_LEN(key), number))) {
            Emitter::key(run, static_cast<zend_long>(number));
            return true;
        }
        const Look look = look_at(ZSTR_VAL(key), ZSTR_LEN(key));
        if (UNEXPECTED(!is_text(key, look))) {
            return false;
        }
        begin(run);
        run.position = BEHIND_KEY;

        return append_key(run, key, look);
    }

    static void key(Run &run, zend_long number)
    {
        begin(run);
        run.position = BEHIND_KEY;
        if (number < 0) {
            run.out.append('\'');
        }
        run.out.wrote(text::write_integer(run.out.room(text::LONGEST_NUMBER), number));
        run.out.append(number < 0 ? "':" : ":", number < 0 ? 2 : 1);
    }

    static void known(Run &run, const write::FixedText &text)
    {
        begin(run);
        run.position = BEHIND_KEY;
        text.append_to(run.out);
    }

    // Behind the space that parts it from its key.
    static char *room(Run &run, size_t bytes)
    {
        char *to = run.out.room(bytes + 1);
        if (run.position == BEHIND_KEY) {
            *to++ = ' ';
        }

        return to;
    }

    static char *room_behind(Run &run, const write::FixedText &key, size_t bytes)
    {
        char *to = run.out.room(room_before(run) + key.room() + bytes + 1);
        to = key.put(begin(run, to));
        *to = ' ';

        return to + 1;
    }

    static constexpr size_t LONGEST_SCALAR = text::LONGEST_NUMBER + 1;

    static char *write(const Run &, char *to, zend_long value) { return end_line(text::write_integer(to, value)); }

    static char *write(const Run &, char *to, double value)
    {
        if (EXPECTED(zend_finite(value))) {
            return end_line(text::write_double(to, value, true));
        }
        const char *text = zend_isnan(value) ? ".nan\n" : value > 0 ? ".inf\n" : "-.inf\n";
        const size_t length = strlen(text);
        memcpy(to, text, length);

        return to + length;
    }

    static char *write(const Run &, char *to, bool value)
    {
        memcpy(to, value ? "true" : "fals", 4);
        to[4] = 'e';

        return end_line(to + (value ? 4 : 5));
    }

    static constexpr bool HAS_NULL = true;

    static void null(Run &run) { append_scalar(run, "null\n", 5); }
    static bool string(Run &run, const zend_string *value)
    {
        const Look look = look_at(ZSTR_VAL(value), ZSTR_LEN(value));

        return EXPECTED(is_text(value, look)) && append_text(run, ZSTR_VAL(value), ZSTR_LEN(value), look);
    }

    static bool string(Run &run, const write::FixedText &key, const zend_string *value)
    {
        const size_t length = ZSTR_LEN(value);
        char *const to = room_behind(run, key, length + sizeof(text::Block));
        const Look look = copy_and_look_at(to, ZSTR_VAL(value), length);
        if (UNEXPECTED(!is_text(value, look))) {
            return false;
        }
        if (EXPECTED(look.is_plain())) {
            run.out.wrote(end_line(to + length));
            return true;
        }
        run.out.wrote(to - 1);
        run.position = BEHIND_KEY;

        return append_text(run, ZSTR_VAL(value), length, look);
    }

    template <typename Put>
    static bool plain(Run &run, size_t longest, Put put)
    {
        char room[128];
        char *const bytes = EXPECTED(longest <= sizeof(room)) ? room : static_cast<char *>(emalloc(longest));
        char *const end = put(bytes);
        const bool is_written = EXPECTED(end != nullptr) && append_text(run, bytes, static_cast<size_t>(end - bytes), look_at(bytes, static_cast<size_t>(end - bytes)));
        if (UNEXPECTED(bytes != room)) {
            efree(bytes);
        }

        return is_written;
    }

private:
    static constexpr uint32_t STEP = 2;

    // Bytes that a key without "?" may have.
    static constexpr size_t LONGEST_KEY = 1024;

    // What stands before an entry.
    static void begin(Run &run) { run.out.wrote(begin(run, run.out.room(room_before(run)))); }

    static size_t room_before(const Run &run) { return 1 + run.indentation + SPACES; }

    // The same where there is room. Nothing counts yet.
    static char *begin(Run &run, char *to)
    {
        if (UNEXPECTED(run.count++ == 0)) {
            if (run.first != BEHIND_KEY) {
                return to;
            }
            *to++ = '\n';
        }

        return put_spaces(to, run.indentation);
    }

    static char *end_line(char *at)
    {
        *at = '\n';

        return at + 1;
    }

    static void append_scalar(Run &run, const char *text, size_t length)
    {
        char *to = room(run, length);
        memcpy(to, text, length);
        run.out.wrote(to + length);
    }

    static bool is_text(const zend_string *string, const Look &look)
    {
        return look.is_ascii() || text::is_utf8_beyond_ascii(string);
    }

    static bool append_text(Run &run, const char *bytes, size_t length, const Look &look)
    {
        if (run.position == BEHIND_KEY) {
            run.out.append(' ');
        }
        // The whole document is no block; of a text that is known when the program is compiled the place is not.
        if (UNEXPECTED(look.has_line_feed() && (run.position != WHOLE || run.root == nullptr) && can_be_block(bytes, length, look))) {
            // It knows no level either.
            if (run.root == nullptr) {
                return false;
            }
            append_block(run.out, bytes, length, run.indentation + STEP);
        } else {
            append_on_one_line(run.out, bytes, length, look);
        }
        run.out.append('\n');

        return true;
    }

    static bool append_key(Run &run, const zend_string *key, const Look &look)
    {
        const size_t start = run.out.length();
        append_on_one_line(run.out, ZSTR_VAL(key), ZSTR_LEN(key), look);
        if (UNEXPECTED(run.out.length() - start > LONGEST_KEY)) {
            if (run.root == nullptr) {
                return false;
            }
            run.out.insert(start, 2);
            run.out.replace(start, "? ", 2);
            run.out.append('\n');
            append_spaces(run.out, run.indentation);
        }
        run.out.append(':');

        return true;
    }

    static bool close(Run &run, Level level, const char *empty)
    {
        const bool has_any = run.count > 0;
        run.count = level.count;
        run.indentation = level.indentation;
        run.position = level.position;
        run.first = level.first;
        if (!has_any) {
            append_scalar(run, empty, 3);
        }

        return has_any;
    }
};

} // namespace kiln::yaml

#endif
