// An emitter that only tests use. It differs from JSON where formats do: it says how many
// members there were, and takes any bytes and numbers.
//
//     null ~   true +   false -   7 i7;   1.5 f1.5;   "é" 2:é   [1] <i1;>1   {"a": null} (1:a=~)1
#ifndef KILN_TESTING_COUNTED_H
#define KILN_TESTING_COUNTED_H

#if KILN_DEV

#include "../text/numbers.h"
#include "../write/run.h"
#include "../write/text.h"

namespace kiln::testing {

using write::Run;

struct Counted {
    static constexpr const char *FORMAT = "counted";

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
        size_t start;
        uint32_t around;
    };

    static Level open(Run &run)
    {
        const Level level = {run.out.length(), run.count};
        run.out.append(' ');
        run.count = 0;

        return level;
    }

    static bool close(Run &run, Level level, char opening, char closing)
    {
        const bool has_any = run.count != 0;
        run.out.replace(level.start, opening);
        run.out.append(closing);
        run.out.wrote(text::write_integer(run.out.room(text::LONGEST_NUMBER), run.count));
        run.count = level.around;

        return has_any;
    }

    static bool close_items(Run &run, Level level) { return close(run, level, '<', '>'); }
    static bool close_members(Run &run, Level level) { return close(run, level, '(', ')'); }
    static void no_items(Run &run) { close_items(run, open(run)); }
    static void no_members(Run &run) { close_members(run, open(run)); }
    static void item(Run &run) { ++run.count; }

    static bool key(Run &run, const zend_string *key)
    {
        ++run.count;
        string(run, key);
        run.out.append('=');

        return true;
    }

    static void key(Run &run, zend_long number)
    {
        ++run.count;
        integer(run, number);
        run.out.append('=');
    }

    static void known(Run &run, const write::Text &text)
    {
        ++run.count;
        text.append_to(run.out);
    }

    static void null(Run &run) { run.out.append('~'); }
    static void boolean(Run &run, bool value) { run.out.append(value ? '+' : '-'); }

    static void integer(Run &run, zend_long value)
    {
        run.out.append('i');
        run.out.wrote(text::write_integer(run.out.room(text::LONGEST_NUMBER), value));
        run.out.append(';');
    }

    static bool number(Run &run, double value)
    {
        run.out.append('f');
        if (!zend_finite(value)) {
            run.out.append("inf;", 4);
            return true;
        }
        text::append_double_as_configured(run.out, value, false);
        run.out.append(';');

        return true;
    }

    static bool string(Run &run, const zend_string *value)
    {
        run.out.wrote(text::write_integer(run.out.room(text::LONGEST_NUMBER), static_cast<zend_long>(ZSTR_LEN(value))));
        run.out.append(':');
        run.out.append(value);

        return true;
    }

    template <typename Put>
    static bool plain(Run &run, size_t longest, Put put)
    {
        zend_string *text = zend_string_alloc(longest, false);
        const char *const end = put(ZSTR_VAL(text));
        if (end != nullptr) {
            ZSTR_LEN(text) = static_cast<size_t>(end - ZSTR_VAL(text));
            string(run, text);
        }
        zend_string_efree(text);

        return end != nullptr;
    }
};

} // namespace kiln::testing

#endif
#endif
