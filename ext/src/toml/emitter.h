// TOML, as programs write it, where the plan says of each list whether it is one of tables.
//
// A scalar in a table is a line; a list or map in it is a table with a header of its own. What
// stands in a list that is not of tables alone is written on one line.
#ifndef KILN_TOML_EMITTER_H
#define KILN_TOML_EMITTER_H

#include "../text/copy.h"
#include "../text/numbers.h"
#include "../text/utf8.h"
#include "../value/date_format.h"
#include "../write/run.h"
#include "../write/fixed_text.h"
#include "layout.h"
#include "parser.h"
#include "texts.h"
#include "writer.h"

namespace kiln::toml {

using write::Run;

struct Emitter {
    static constexpr const char *FORMAT = toml::FORMAT;

    struct Place {
        size_t length;
        size_t behind;
        uint32_t count;
        uint32_t written;
    };

    static Place here(const Run &run) { return {run.out.length(), run.toml->length_behind(), run.count, run.toml->written}; }

    static void back_to(Run &run, Place place)
    {
        run.out.rewind(place.length);
        run.toml->rewind_behind(place.behind);
        run.count = place.count;
        run.toml->written = place.written;
    }

    struct Level {
        In in;
        Key key;
        uint32_t written;
        uint32_t count;
        size_t keys;
    };

    static Level open_members(Run &run)
    {
        Layout &layout = *run.toml;
        if (layout.in == In::INLINE_LIST || layout.in == In::INLINE_TABLE) {
            run.out.wrote(put(room(run, 1), '{'));
            return begin(run, In::INLINE_TABLE);
        }
        const In in = layout.in;
        if (EXPECTED(in != In::NOTHING)) {
            layout.begin_table(run.out, in != In::TABLE);
        }

        return begin(run, In::TABLE);
    }

    static bool close_members(Run &run, const Level &level)
    {
        Layout &layout = *run.toml;
        if (layout.in == In::INLINE_TABLE) {
            run.out.append(layout.written > 0 ? " }" : "}", layout.written > 0 ? 2 : 1);
        } else if (level.in != In::NOTHING) {
            layout.end_table(run.out);
        }
        const bool has_any = run.count > 0;
        end(run, level, level.in == In::LIST ? In::TABLES : level.in);

        return has_any;
    }

    static Level open_items(Run &run)
    {
        if (EXPECTED(run.toml->in == In::TABLE)) {
            return begin(run, In::LIST);
        }
        run.out.wrote(put(room(run, 1), '['));

        return begin(run, In::INLINE_LIST);
    }

    static bool close_items(Run &run, const Level &level)
    {
        Layout &layout = *run.toml;
        if (layout.in == In::LIST) {
            begin_line(run);
        }
        if (layout.in != In::TABLES) {
            run.out.append(']');
        }
        const bool is_line = level.in == In::TABLE && layout.in != In::TABLES;
        if (is_line) {
            run.out.append('\n');
        }
        const bool has_any = run.count > 0;
        end(run, level, level.in);

        return has_any;
    }

    static void no_items(Run &run)
    {
        char *to = room(run, 3);
        memcpy(to, "[]", 2);
        run.out.wrote(end_value(run, to + 2));
    }

    static void no_members(Run &run) { close_members(run, open_members(run)); }

    static void item(Run &run) { ++run.count; }

    // To PHP, a text that looks like an integer is one as a key of an array; both are written alike.
    static bool key(Run &run, const zend_string *key)
    {
        const bool is_bare = toml::is_bare(ZSTR_VAL(key), ZSTR_LEN(key));
        if (UNEXPECTED(run.toml == nullptr)) {
            if (is_bare) {
                run.out.append(key);
            }
            return is_bare || append_string(run.out, ZSTR_VAL(key), ZSTR_LEN(key));
        }
        ++run.count;
        if (EXPECTED(is_bare)) {
            run.toml->key = {ZSTR_VAL(key), static_cast<uint32_t>(ZSTR_LEN(key)), 0};
            return true;
        }

        return run.toml->keep_key(ZSTR_VAL(key), ZSTR_LEN(key), true);
    }

    static void key(Run &run, zend_long number)
    {
        char digits[text::LONGEST_NUMBER];
        const auto length = static_cast<size_t>(text::write_integer(digits, number) - digits);
        if (UNEXPECTED(run.toml == nullptr)) {
            run.out.append(digits, length);
        } else {
            ++run.count;
            run.toml->keep_key(digits, length, false);
        }
    }

    static void known(Run &run, const write::FixedText &text)
    {
        ++run.count;
        run.toml->key = {text.bytes, text.length, 0};
    }

    // A key with a scalar.
    static void constant(Run &run, const write::FixedText &text)
    {
        ++run.count;
        Layout &layout = *run.toml;
        if (layout.in == In::INLINE_TABLE) {
            run.out.wrote(put_comma(layout, run.out.room(2)));
        }
        text.append_to(run.out);
        if (layout.in == In::TABLE) {
            run.out.append('\n');
        }
    }

    static char *room(Run &run, size_t bytes)
    {
        constexpr size_t AROUND = 8;
        if (UNEXPECTED(run.toml == nullptr)) {
            char *const to = run.out.room(bytes + AROUND);
            memcpy(to, " = ", 3);
            return to + 3;
        }
        Layout &layout = *run.toml;
        char *to = run.out.room(layout.key.length + bytes + AROUND);
        switch (layout.in) {
            case In::TABLE: return put_key(layout, to);
            case In::LIST:
                layout.in = In::INLINE_LIST;
                to = put_key(layout, to);
                *to++ = '[';
                layout.written = 1;
                return to;
            case In::INLINE_LIST: return layout.written++ > 0 ? put_comma_and_space(to) : to;
            case In::INLINE_TABLE: return put_key(layout, put_comma(layout, to));
            default:
                // A scalar or list among tables, or no table at all.
                layout.has_failed = true;
                return to;
        }
    }

    static char *room_behind(Run &run, const write::FixedText &key, size_t bytes)
    {
        known(run, key);
        if (EXPECTED(run.toml->in == In::TABLE)) {
            char *const to = key.begin(run.out, bytes + 3 + 1);
            memcpy(to, " = ", 3);
            return to + 3;
        }

        return room(run, bytes);
    }

    static constexpr size_t LONGEST_SCALAR = text::LONGEST_NUMBER + 1;

    static char *write(const Run &run, char *to, zend_long value) { return end_value(run, text::write_integer(to, value)); }

    // As var_export() does, under serialize_precision=-1.
    static char *write(const Run &run, char *to, double value)
    {
        if (UNEXPECTED(!zend_finite(value))) {
            const char *text = zend_isnan(value) ? "nan" : value > 0 ? "inf" : "-inf";
            const size_t length = strlen(text);
            memcpy(to, text, length);
            return end_value(run, to + length);
        }
        char *const end = text::write_double(to, value, true);
        for (char *at = to; at < end; ++at) {
            if (UNEXPECTED(*at == 'e')) {
                *at = 'E';
            }
        }

        return end_value(run, end);
    }

    static char *write(const Run &run, char *to, bool value)
    {
        memcpy(to, value ? "true" : "fals", 4);
        to[4] = 'e';

        return end_value(run, to + (value ? 4 : 5));
    }

    static constexpr bool HAS_NULL = false;

    // A member is left out. An item cannot be.
    static void null(Run &run)
    {
        if (UNEXPECTED(run.toml->in != In::TABLE && run.toml->in != In::INLINE_TABLE)) {
            run.toml->has_failed = true;
        }
    }

    static bool string(Run &run, const zend_string *value)
    {
        const size_t length = ZSTR_LEN(value);
        const unsigned marks = marks_of(ZSTR_VAL(value), length);
        char *const to = room(run, length + 3);

        return put_string(run, to, value, marks);
    }

    static bool string(Run &run, const write::FixedText &key, const zend_string *value)
    {
        const size_t length = ZSTR_LEN(value);
        const unsigned marks = marks_of(ZSTR_VAL(value), length);
        char *const to = room_behind(run, key, length + 3);

        return put_string(run, to, value, marks);
    }

    // False for one that is not usual.
    static bool moment(Run &run, zend_object *date, value::ZoneSpans &spans)
    {
        return plain_without_quotes(run, value::LONGEST_DATE, [date, &spans](char *to) { return value::write_rfc3339(to, date, spans); });
    }

    template <typename Put>
    static bool plain(Run &run, size_t longest, Put put)
    {
        return plain_without_quotes(run, longest + 2, [&put](char *to) {
            char *const end = put(to + 1);
            if (UNEXPECTED(end == nullptr)) {
                return end;
            }
            *to = '"';
            *end = '"';

            return end + 1;
        });
    }

    // A value that had to be seen before it is written. False where this is no place for it.
    static bool packed(Run &run, const char *message_pack)
    {
        const Layout &layout = *run.toml;
        const bool is_on_a_line = layout.in == In::INLINE_LIST || layout.in == In::INLINE_TABLE;
        switch (kind_of(message_pack)) {
            case binary::ValueKind::NOTHING: null(run); return true;
            case binary::ValueKind::MAP:
                if (!is_on_a_line) {
                    const Level level = open_members(run);
                    const bool is_written = write_table(run.out, layout.prefix(), message_pack, run.count);
                    close_members(run, level);
                    return is_written;
                }
                break;
            case binary::ValueKind::LIST:
                // It may be one of tables.
                if (!is_on_a_line) {
                    return false;
                }
                break;
            default: break;
        }
        run.out.wrote(room(run, 1));
        if (!write_inline(run.out, message_pack)) {
            return false;
        }
        run.out.wrote(end_value(run, run.out.room(1)));

        return true;
    }

private:
    // Nothing counts where the text is not usual, and what is written in its place begins anew.
    template <typename Put>
    static bool plain_without_quotes(Run &run, size_t longest, Put put)
    {
        Layout &layout = *run.toml;
        const In in = layout.in;
        const uint32_t written = layout.written;
        char *const end = put(room(run, longest + 1));
        if (UNEXPECTED(end == nullptr)) {
            layout.in = in;
            layout.written = written;
            return false;
        }
        run.out.wrote(end_value(run, end));

        return true;
    }

    static bool put_string(Run &run, char *to, const zend_string *value, unsigned marks)
    {
        const char *const bytes = ZSTR_VAL(value);
        const size_t length = ZSTR_LEN(value);
        // Where it will stand is not known.
        if (UNEXPECTED(run.toml == nullptr && has_separator(bytes, length))) {
            return false;
        }
        if (EXPECTED(marks == 0) || ((marks & ESCAPES) == 0 && may_stand(run, bytes, length))) {
            *to = '"';
            text::copy_is_ascii(to + 1, bytes, length);
            to[length + 1] = '"';
            run.out.wrote(end_value(run, to + length + 2));
            return marks == 0 || text::is_utf8_beyond_ascii(bytes, length);
        }
        run.out.wrote(to);
        if (UNEXPECTED(!append_string(run.out, bytes, length))) {
            return false;
        }
        run.out.wrote(end_value(run, run.out.room(1)));

        return true;
    }

    // A line takes separators of lines of Unicode as they are, unless it has something else to escape.
    static bool may_stand(const Run &run, const char *bytes, size_t length)
    {
        return (run.toml != nullptr && run.toml->in == In::TABLE) || !has_separator(bytes, length);
    }

    static Level begin(Run &run, In in)
    {
        Layout &layout = *run.toml;
        const Level level = {layout.in, layout.key, layout.written, run.count, layout.keep_keys()};
        run.count = 0;
        layout.in = in;
        layout.written = 0;

        return level;
    }

    static void end(Run &run, const Level &level, In in)
    {
        Layout &layout = *run.toml;
        layout.in = in;
        layout.key = level.key;
        layout.written = level.written;
        layout.leave_keys(level.keys);
        run.count = level.count;
    }

    static void begin_line(Run &run)
    {
        Layout &layout = *run.toml;
        char *to = put_key(layout, run.out.room(layout.key.length + 4));
        run.out.wrote(put(to, '['));
    }

    static char *end_value(const Run &run, char *at)
    {
        if (EXPECTED(run.toml != nullptr && run.toml->in == In::TABLE)) {
            *at++ = '\n';
        }

        return at;
    }

    static char *put(char *to, char byte)
    {
        *to = byte;

        return to + 1;
    }

    static char *put_key(const Layout &layout, char *to)
    {
        memcpy(to, layout.key_bytes(), layout.key.length);
        to += layout.key.length;
        memcpy(to, " = ", 3);

        return to + 3;
    }

    static char *put_comma_and_space(char *to)
    {
        memcpy(to, ", ", 2);

        return to + 2;
    }

    static char *put_comma(Layout &layout, char *to)
    {
        return layout.written++ > 0 ? put_comma_and_space(to) : put(to, ' ');
    }
};

} // namespace kiln::toml

#endif
