// Protocol Buffers, as programs write them. A program knows keys and values; which number a field has, and how a value lies on the
// wire, stands in the table of messages that the call comes with, so that the same program serves an object wherever it stands.
//
// As Kiln\Format\Protobuf\Encoder writes; what that refuses, and what is rare, is noted as odd, and the call is declined at its end.
#ifndef KILN_PROTOBUF_EMITTER_H
#define KILN_PROTOBUF_EMITTER_H

#include "../text/numbers.h"
#include "../text/utf8.h"
#include "../value/date_format.h"
#include "../write/node.h"
#include "../write/run.h"
#include "../write/fixed_text.h"
#include "duration.h"
#include "parser.h"
#include "writer.h"

namespace kiln::protobuf {

using write::Run;

struct Emitter {
    static constexpr const char *FORMAT = protobuf::FORMAT;

    struct Place {
        size_t length;
        uint32_t count;
        State state;
        Rare rare;
    };

    static Place here(const Run &run) { return {run.out.length(), run.count, run.protobuf->now, run.protobuf->rare}; }

    static void back_to(Run &run, const Place &place)
    {
        run.out.rewind(place.length);
        run.count = place.count;
        run.protobuf->now = place.state;
        run.protobuf->rare = place.rare;
    }

    struct Level {
        uint32_t count;
        // Of a list about which nothing else is to be kept.
        bool is_plain_list;
        State around;
        // Of one that has any.
        Rare rare;
    };

    static Level open_members(Run &run)
    {
        Writer &writer = *run.protobuf;
        State &now = writer.now;
        const Field *field = now.field;
        Level level;
        const bool is_plain = field != nullptr && field->plain == Field::PLAIN_MESSAGE && (now.form == State::FIELD ? field->label <= EXPLICIT : now.form == State::ITEM);
        if (UNEXPECTED(!is_plain || now.has_rare || !field->message->is_simple)) {
            open_rare_members(run, level);
            return level;
        }
        char *to = run.out.room(LONGEST_SCALAR);
        if (now.form == State::FIELD) {
            note(now, *field);
        }
        to = put_tag(*field, to);
        *to = '\0';
        run.out.wrote(to + 1);
        level.count = run.count;
        level.around = now;
        now = {State::FIELD, true, false, 0, field->message, field->message->id, nullptr, run.out.length() - 1};
        run.count = 0;

        return level;
    }

    static bool close_members(Run &run, const Level &level)
    {
        Writer &writer = *run.protobuf;
        if (UNEXPECTED(writer.now.has_rare || level.around.has_rare || !writer.now.is_sorted || writer.now.length_at == NOWHERE)) {
            return close_rare_members(run, level);
        }
        put_length(run.out, writer.now.length_at);
        const bool has_any = run.count != 0;
        writer.now = level.around;
        run.count = level.count;

        return has_any;
    }

    // The members of an object.
    static bool fields(Run &run, write::ObjectPlan &plan, write::HeldObject object);

    static Level open_items(Run &run)
    {
        State &now = run.protobuf->now;
        const Field *field = now.field;
        Level level;
        level.count = run.count;
        level.is_plain_list = now.form == State::FIELD && field != nullptr && field->is_plain_list;
        if (UNEXPECTED(!level.is_plain_list)) {
            open_rare_items(run, level);
        } else {
            note(now, *field);
            now.form = State::ITEM;
        }
        run.count = 0;

        return level;
    }

    static bool close_items(Run &run, const Level &level)
    {
        const bool has_any = run.count != 0;
        if (UNEXPECTED(!level.is_plain_list)) {
            close_rare_items(run, level);
        } else {
            run.protobuf->now.form = State::FIELD;
        }
        run.count = level.count;

        return has_any;
    }

    static void no_items(Run &run);
    static void no_members(Run &run);

    static void item(Run &run) { ++run.count; }

    static bool key(Run &run, const zend_string *key);
    static void key(Run &run, zend_long number);

    static void known(Run &run, const write::FixedText &key)
    {
        ++run.count;
        run.protobuf->now.field = search(run, {key.bytes, key.length});
    }

    // A key of a program, which mostly writes it in the same message.
    struct Known {
        write::FixedText key;
        mutable uint64_t message;
        mutable const Field *field;
    };

    static void known(Run &run, const Known &key) { run.protobuf->now.field = field_of(run, key); }

    // A member that says which of several messages this is, or that the message does not have.
    static void constant(Run &run, const write::FixedText &member);

    static char *room(Run &run, size_t bytes) { return run.out.room(bytes); }

    template <typename Number>
    static zend_always_inline void scalar(Run &run, const Known &key, Number value)
    {
        const Field *field = field_of(run, key);
        if (UNEXPECTED(field == nullptr || field->plain != plain_of(value))) {
            run.protobuf->now.field = field;
            run.out.wrote(scalar(run, run.out.room(LONGEST_SCALAR), value));
            return;
        }
        if (is_zero(value) && field->label == IMPLICIT) {
            return;
        }
        note(run.protobuf->now, *field);
        run.out.wrote(put_plain(put_tag(*field, run.out.room(LONGEST_SCALAR)), value));
    }

    // A tag, a length, another tag, and a number.
    static constexpr size_t LONGEST_SCALAR = 32;

    static char *write(const Run &run, char *to, zend_long value) { return scalar(run, to, value); }
    static char *write(const Run &run, char *to, double value) { return scalar(run, to, value); }
    static char *write(const Run &run, char *to, bool value) { return scalar(run, to, value); }

    static constexpr bool HAS_NULL = true;

    // Left out.
    static void null(Run &run)
    {
        if (EXPECTED(run.protobuf != nullptr) && UNEXPECTED(run.protobuf->now.form != State::FIELD)) {
            run.protobuf->is_odd = true;
        }
    }

    static bool string(Run &run, const zend_string *value)
    {
        if (UNEXPECTED(run.protobuf == nullptr)) {
            return constant_text(run, value);
        }
        const Field *field = field_for(*run.protobuf, 1 << IS_STRING);
        if (UNEXPECTED(field == nullptr)) {
            return true;
        }
        if (UNEXPECTED(field->kind != STRING)) {
            return other_text(run, *field, value);
        }

        return text(run, *field, value);
    }

    static zend_always_inline bool string(Run &run, const Known &key, const zend_string *value)
    {
        const Field *field = field_of(run, key);
        if (UNEXPECTED(field == nullptr || field->plain != Field::PLAIN_STRING)) {
            run.protobuf->now.field = field;
            return string(run, value);
        }
        const size_t length = ZSTR_LEN(value);
        if (UNEXPECTED(length == 0) && field->label == IMPLICIT) {
            return true;
        }
        note(run.protobuf->now, *field);

        return copy(run, put_varint(put_tag(*field, run.out.room(LONGEST_SCALAR + length)), length), value);
    }

    static void bytes(Run &run, const zend_string *value);

    // False for one that is not usual.
    static bool moment(Run &run, zend_object *date, value::ZoneSpans &spans);

    template <typename Put>
    static bool plain(Run &run, size_t longest, Put put)
    {
        const Field *field = field_for(*run.protobuf, 1 << IS_STRING);
        char *const to = run.out.room(LONGEST_SCALAR + longest);
        char *const text = to + LONGEST_SCALAR;
        char *const end = put(text);
        if (UNEXPECTED(end == nullptr || field == nullptr || field->kind != STRING)) {
            run.protobuf->is_odd |= field != nullptr && field->kind != STRING;
            return end != nullptr;
        }
        const auto length = static_cast<size_t>(end - text);
        if (UNEXPECTED(length == 0) && is_left_out(*run.protobuf, *field)) {
            return true;
        }
        char *const behind = put_varint(begin(*run.protobuf, *field, to), length);
        memmove(behind, text, length);
        run.out.wrote(behind + length);

        return true;
    }

private:
    static constexpr Field::Plain plain_of(zend_long) { return Field::PLAIN_INT64; }
    static constexpr Field::Plain plain_of(double) { return Field::PLAIN_DOUBLE; }
    static constexpr Field::Plain plain_of(bool) { return Field::PLAIN_BOOL; }

    static zend_always_inline const Field *field_of(Run &run, const Known &key)
    {
        ++run.count;
        const State &now = run.protobuf->now;
        if (UNEXPECTED(key.message != now.id)) {
            key.field = search(run, {key.key.bytes, key.key.length});
            key.message = now.message == nullptr ? 0 : now.id;
        }

        return key.field;
    }

    // The field of a key; null for none.
    static const Field *search(Run &run, Text key);

    // Of what nobody knows: whatever is written to it is odd.
    static const Field UNKNOWN;

    // The field that a scalar of the types goes to; null where it goes nowhere.
    static zend_always_inline const Field *field_for(Writer &writer, uint32_t types)
    {
        const State &now = writer.now;
        const Field *field = now.field;
        if (EXPECTED(now.form == State::FIELD)) {
            if (UNEXPECTED(field == nullptr)) {
                writer.is_odd |= writer.rare.choices != nullptr;
                return nullptr;
            }
            if (UNEXPECTED(field->test.how != Test::ANYTHING)) {
                return variant(*field, types);
            }
            if (EXPECTED(field->label <= EXPLICIT)) {
                return field;
            }
            writer.is_odd = true;
            return nullptr;
        }
        if (EXPECTED(now.form == State::ITEM || now.form == State::PACKED_ITEM)) {
            return field;
        }
        writer.is_odd = true;

        return nullptr;
    }

    static const Field *variant(const Field &first, uint32_t types);

    // Whether a zero is not written.
    static bool is_left_out(const Writer &writer, const Field &field) { return writer.now.form == State::FIELD && field.label == IMPLICIT; }

    static void note(State &now, const Field &field)
    {
        if (EXPECTED(field.number >= now.last)) {
            now.last = field.number;
        } else {
            now.is_sorted = false;
        }
    }

    static void note(Writer &writer, const Field &field)
    {
        note(writer.now, field);
        if (UNEXPECTED(field.group != Field::NO_GROUP)) {
            note_group(writer, field);
        }
    }

    static void note_group(Writer &writer, const Field &field);

    // Of a field, or what is known of one.
    template <typename Tagged>
    static zend_always_inline char *put_tag(const Tagged &tagged, char *to)
    {
        memcpy(to, tagged.tag_bytes, sizeof(tagged.tag_bytes));

        return to + tagged.tag_length;
    }

    // What stands before a value.
    static zend_always_inline char *begin(Writer &writer, const Field &field, char *to)
    {
        if (EXPECTED(writer.now.form == State::FIELD)) {
            note(writer, field);
            return put_tag(field, to);
        }

        return writer.now.form == State::ITEM ? put_tag(field, to) : to;
    }

    static constexpr uint32_t type_of(zend_long) { return 1 << IS_LONG; }
    static constexpr uint32_t type_of(double) { return 1 << IS_DOUBLE; }
    static constexpr uint32_t type_of(bool) { return 1 << IS_TRUE; }

    static char *put_plain(char *to, zend_long value) { return put_varint(to, static_cast<uint64_t>(value)); }
    static char *put_plain(char *to, double value) { return put_little_endian<8>(to, bits_of(value)); }

    static char *put_plain(char *to, bool value)
    {
        *to = static_cast<char>(value);

        return to + 1;
    }

    template <typename Number>
    static zend_always_inline char *scalar(const Run &run, char *to, Number value)
    {
        if (UNEXPECTED(run.protobuf == nullptr)) {
            return constant_scalar(to, value);
        }
        Writer &writer = *run.protobuf;
        const Field *field = writer.now.field;
        if (EXPECTED(field != nullptr && writer.now.form == State::FIELD && field->plain == plain_of(value))) {
            if (field->label == IMPLICIT && is_zero(value)) {
                return to;
            }
            note(writer.now, *field);
            return put_plain(put_tag(*field, to), value);
        }
        field = field_for(writer, type_of(value));
        if (UNEXPECTED(field == nullptr) || (is_zero(*field, value) && is_left_out(writer, *field))) {
            return to;
        }
        to = begin(writer, *field, to);
        if (EXPECTED(field->kind != WRAPPER)) {
            return put(writer, *field, field->kind, to, value);
        }
        if (is_zero(value)) {
            *to = 0;
            return to + 1;
        }
        to[1] = static_cast<char>(1 << TYPE_BITS | wire_type_of(field->inner));
        char *const end = put(writer, *field, field->inner, to + 2, value);
        *to = static_cast<char>(end - to - 1);

        return end;
    }

    static bool is_zero(zend_long value) { return value == 0; }
    static bool is_zero(bool value) { return !value; }
    // A negative zero is none: its bits are not.
    static bool is_zero(double value) { return bits_of(value) == 0; }

    static zend_always_inline bool is_zero(const Field &field, zend_long value)
    {
        return EXPECTED(field.kind != ENUM || field.cases == nullptr) ? value == 0 : is_zero_of_enum(field, value);
    }

    static bool is_zero(const Field &, bool value) { return !value; }

    static bool is_zero(const Field &field, double value)
    {
        return field.kind == FLOAT ? bits_of(static_cast<float>(value)) == 0 : bits_of(value) == 0;
    }

    static bool is_zero_of_enum(const Field &field, zend_long value);

    static zend_always_inline char *put(Writer &writer, const Field &field, Kind kind, char *to, zend_long value)
    {
        return EXPECTED(kind == INT64) ? put_varint(to, static_cast<uint64_t>(value)) : put_other(writer, field, kind, to, value);
    }

    static char *put_other(Writer &writer, const Field &field, Kind kind, char *to, zend_long value);
    static char *put(Writer &writer, const Field &field, Kind kind, char *to, double value);

    static char *put(Writer &writer, const Field &, Kind kind, char *to, bool value)
    {
        writer.is_odd |= kind != BOOL;
        *to = static_cast<char>(value);

        return to + 1;
    }

    static zend_always_inline bool text(Run &run, const Field &field, const zend_string *value)
    {
        const size_t length = ZSTR_LEN(value);
        char *to = run.out.room(LONGEST_SCALAR + length);
        if (UNEXPECTED(length == 0) && is_left_out(*run.protobuf, field)) {
            return true;
        }

        return copy(run, put_varint(begin(*run.protobuf, field, to), length), value);
    }

    static zend_always_inline bool copy(Run &run, char *to, const zend_string *value)
    {
        const size_t length = ZSTR_LEN(value);
        const bool is_ascii = text::copy_is_ascii(to, ZSTR_VAL(value), length);
        run.out.wrote(to + length);

        return EXPECTED(is_ascii) || text::is_utf8_beyond_ascii(value);
    }

    static bool other_text(Run &run, const Field &field, const zend_string *value);

    // A tag, and one byte for the length.
    static size_t begin_length(Run &run, const Field &field);
    static bool begin_entry(Run &run, size_t length);
    static void open_rare_items(Run &run, Level &level);
    static void close_rare_items(Run &run, const Level &level);
    static void open_rare_members(Run &run, Level &level);
    static bool close_rare_members(Run &run, const Level &level);
    static void choose(Run &run, const Field &field);

    // While a program is compiled, a constant is put together as a discriminator is.
    static char *constant_scalar(char *to, zend_long value)
    {
        *to++ = '\0';
        *to++ = 'i';
        memcpy(to, &value, sizeof(value));

        return to + sizeof(value);
    }

    static char *constant_scalar(char *to, double) { return to; }
    static char *constant_scalar(char *to, bool) { return to; }

    static bool constant_text(Run &run, const zend_string *value)
    {
        run.out.append("\0s", 2);
        run.out.append(value);

        return true;
    }
};

} // namespace kiln::protobuf

#endif
