// JSON, as programs write it.
//
// An emitter brings values, items and members into the text of a run. Nodes and steps are
// compiled for one emitter, so that no value asks which it is. What another one must have
// is what stands here; write/emitters.h lists them.
#ifndef KILN_JSON_EMITTER_H
#define KILN_JSON_EMITTER_H

#include "../text/escape.h"
#include "../text/numbers.h"
#include "../write/run.h"
#include "../write/fixed_text.h"

namespace kiln::json {

using write::Run;

struct Emitter {
    // By which programs ask for it.
    static constexpr const char *FORMAT = "json";

    // How long the text is, to go back to.
    using Place = size_t;

    static Place here(const Run &run) { return run.out.length(); }
    static void back_to(Run &run, Place place) { run.out.rewind(place); }

    // Each item and member begins with a comma, and the first comma becomes the bracket.
    // Both closing functions say whether there was any.
    using Level = size_t;

    static Level open(const Run &run) { return run.out.length(); }
    static Level open_items(const Run &run) { return open(run); }
    static Level open_members(const Run &run) { return open(run); }
    static bool close_items(Run &run, Level level) { return close(run, level, '[', ']'); }
    static bool close_members(Run &run, Level level) { return close(run, level, '{', '}'); }
    static void no_items(Run &run) { run.out.append("[]", 2); }
    static void no_members(Run &run) { run.out.append("{}", 2); }

    static void item(Run &run) { run.out.append(','); }

    static bool key(Run &run, const zend_string *key)
    {
        run.out.append(',');
        if (UNEXPECTED(!text::append_string(run.out, key, run.escapes))) {
            return false;
        }
        run.out.append(':');

        return true;
    }

    static void key(Run &run, zend_long number)
    {
        char *to = run.out.room(text::LONGEST_NUMBER + 4);
        *to++ = ',';
        *to++ = '"';
        to = text::write_integer(to, number);
        *to++ = '"';
        *to++ = ':';
        run.out.wrote(to);
    }

    // A key, or a whole member, that was written when the program was compiled.
    static void known(Run &run, const write::FixedText &text) { text.append_to(run.out); }

    // Where a scalar goes, with room for so many bytes; behind a key that is known, too.
    static char *room(Run &run, size_t bytes) { return run.out.room(bytes); }
    static char *room_behind(Run &run, const write::FixedText &key, size_t bytes) { return key.begin(run.out, bytes); }

    static constexpr size_t LONGEST_SCALAR = text::LONGEST_NUMBER;

    // These write one there, and return where it ends; null where there is no such number.
    static char *write(const Run &, char *to, zend_long value) { return text::write_integer(to, value); }

    static char *write(const Run &run, char *to, double value)
    {
        return EXPECTED(zend_finite(value)) ? text::write_double(to, value, run.keeps_zero_fraction) : nullptr;
    }

    static char *write(const Run &, char *to, bool value)
    {
        memcpy(to, value ? "true" : "fals", 4);
        to[4] = 'e';

        return to + (value ? 4 : 5);
    }

    static constexpr bool HAS_NULL = true;

    static void null(Run &run) { run.out.append("null", 4); }

    // False where it is no text of this format.
    static bool string(Run &run, const zend_string *value) { return text::append_string(run.out, value, run.escapes); }

    // What is JSON already.
    static void json(Run &run, const zend_string *json) { run.out.append(json); }

    // A text without anything to escape: put() writes at most so many bytes, and gives its
    // end, or null where there is no such text.
    template <typename Put>
    static bool plain(Run &run, size_t longest, Put put)
    {
        char *to = run.out.room(longest + 2);
        char *const end = put(to + 1);
        if (UNEXPECTED(end == nullptr)) {
            return false;
        }
        *to = '"';
        *end = '"';
        run.out.wrote(end + 1);

        return true;
    }

private:
    static bool close(Run &run, Level level, char opening, char closing)
    {
        const bool has_any = EXPECTED(run.out.length() != level);
        if (has_any) {
            run.out.replace(level, opening);
        } else {
            run.out.append(opening);
        }
        run.out.append(closing);

        return has_any;
    }
};

} // namespace kiln::json

#endif
