// JSON, as this dialect writes it: what json_encode() refuses is only noted.
#ifndef KILN_DIALECT_JMS_WRITE_EMITTER_H
#define KILN_DIALECT_JMS_WRITE_EMITTER_H

#include "../../../json/emitter.h"
#include "run.h"

namespace kiln::write::jms {

struct Out : json::Emitter {
    static bool has_any(const Run &run, Level level) { return here(run) != level; }

    static void close(Run &run, Level level, bool is_object)
    {
        const bool has_any = is_object ? close_members(run, level) : close_items(run, level);
        run.outcome = has_any ? Outcome::WRITTEN : Outcome::EMPTY;
    }

    static void key(Run &run, const zend_string *key, zend_ulong number)
    {
        if (key == nullptr) {
            json::Emitter::key(run, static_cast<zend_long>(number));
        } else if (UNEXPECTED(!json::Emitter::key(run, key))) {
            note_error(run, PHP_JSON_ERROR_UTF8);
        }
    }

    // A member, or an item where the values around have no keys.
    static void entry(Run &run, bool is_member, const zend_string *name, zend_ulong number)
    {
        if (is_member) {
            key(run, name, number);
        } else {
            item(run);
        }
    }

    static bool number(write::Run &run, double value)
    {
        if (UNEXPECTED(!zend_finite(value))) {
            note_error(jms(run), PHP_JSON_ERROR_INF_OR_NAN);
        } else {
            text::append_double_as_configured(run.out, value, run.keeps_zero_fraction);
        }

        return true;
    }

    static bool string(write::Run &run, const zend_string *value)
    {
        if (UNEXPECTED(!json::Emitter::string(run, value))) {
            note_error(jms(run), PHP_JSON_ERROR_UTF8 + STOP);
        }

        return true;
    }

    // An item, or a member of a known key, whose value is a scalar: one test for room instead of two.
    static void scalar_item(Run &run, const zval *value)
    {
        scalar_after(run, value, 1, [](char *to) { *to = ','; return to + 1; });
    }

    static void scalar_member(Run &run, const FixedText &key, const zval *value)
    {
        scalar_after(run, value, key.room(), [&key](char *to) { return key.put(to); });
    }

private:
    template <typename Put>
    static void scalar_after(Run &run, const zval *value, size_t room, Put put)
    {
        char *to = put(run.out.room(room + text::LONGEST_NUMBER));
        switch (Z_TYPE_P(value)) {
            case IS_STRING:
                run.out.wrote(to);
                string(run, Z_STR_P(value));
                return;
            case IS_LONG:
                run.out.wrote(text::write_integer(to, Z_LVAL_P(value)));
                return;
            case IS_DOUBLE:
                run.out.wrote(to);
                number(run, Z_DVAL_P(value));
                return;
            default:
                run.out.wrote(write(run, to, Z_TYPE_P(value) == IS_TRUE));
        }
    }
};

} // namespace kiln::write::jms

#endif
