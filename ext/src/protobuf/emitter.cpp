#include "emitter.h"

namespace kiln::protobuf {

namespace {

constexpr Field unknown()
{
    Field field = {};
    field.kind = NO_KIND;
    field.label = EXPLICIT;
    field.group = Field::NO_GROUP;
    field.test.how = Test::ANYTHING;

    return field;
}

bool fits(int64_t value, int64_t least, int64_t largest)
{
    return value >= least && value <= largest;
}

// Null where no case of the enum has the value.
const Case *case_of(const Field &field, zend_long value)
{
    for (const Case *one = field.cases; one != field.cases + field.case_count; ++one) {
        if (Z_TYPE_P(one->value) == IS_LONG && Z_LVAL_P(one->value) == value) {
            return one;
        }
    }

    return nullptr;
}

// The content of google.protobuf.Timestamp and Duration, behind its length, which takes one byte.
char *put_time(char *length, int64_t seconds, int64_t nanoseconds)
{
    char *end = length + 1;
    if (EXPECTED(seconds != 0)) {
        *end = 1 << TYPE_BITS;
        end = put_varint(end + 1, static_cast<uint64_t>(seconds));
    }
    if (nanoseconds != 0) {
        *end = 2 << TYPE_BITS;
        end = put_varint(end + 1, static_cast<uint64_t>(nanoseconds));
    }
    *length = static_cast<char>(end - length - 1);

    return end;
}

} // namespace

constinit const Field Emitter::UNKNOWN = unknown();

const Field *Emitter::search(Run &run, Text key)
{
    Writer &writer = *run.protobuf;
    const State &now = writer.now;
    if (EXPECTED(now.message != nullptr)) {
        const Member *member = now.message->member(key);
        return member == nullptr ? nullptr : member->field == nullptr ? &UNKNOWN : member->field;
    }
    if (writer.rare.map == nullptr) {
        // Within what is not known, or of a message of which nobody knows yet which it is.
        writer.is_odd = true;
        return nullptr;
    }
    --run.count;
    zend_string *name = zend_string_init(key.bytes, key.length, false);
    Emitter::key(run, name);
    zend_string_release(name);

    return writer.now.field;
}

// With room for a key, and a tag and a length before it. The value of the entry follows. False within what is odd anyway.
zend_always_inline bool Emitter::begin_entry(Run &run, size_t length)
{
    Writer &writer = *run.protobuf;
    const Field &map = *writer.rare.map;
    if (writer.rare.entry_at != NOWHERE) {
        put_length(run.out, writer.rare.entry_at);
    }
    if (map.message->is_odd || map.message->field_count != 2) {
        writer.is_odd = true;
        return false;
    }
    char *const to = put_tag(map, run.out.room(2 * LONGEST_SCALAR + length));
    *to = '\0';
    run.out.wrote(to + 1);
    writer.rare.entry_at = run.out.length() - 1;
    writer.now.form = State::ITEM;
    writer.now.field = &map.message->fields[1];

    return true;
}

bool Emitter::key(Run &run, const zend_string *key)
{
    if (UNEXPECTED(run.protobuf == nullptr)) {
        run.out.append(key);
        return true;
    }
    if (UNEXPECTED(run.protobuf->rare.map == nullptr)) {
        ++run.count;
        run.protobuf->now.field = search(run, {ZSTR_VAL(key), static_cast<uint32_t>(ZSTR_LEN(key))});
        return true;
    }
    zend_ulong number;
    if (UNEXPECTED(ZEND_HANDLE_NUMERIC_STR(ZSTR_VAL(key), ZSTR_LEN(key), number))) {
        Emitter::key(run, static_cast<zend_long>(number));
        return true;
    }
    ++run.count;
    if (UNEXPECTED(!begin_entry(run, ZSTR_LEN(key)))) {
        return true;
    }
    const Field &field = run.protobuf->rare.map->message->fields[0];
    run.protobuf->is_odd |= field.kind != STRING;

    return copy(run, put_varint(put_tag(field, run.out.end_of_text()), ZSTR_LEN(key)), key);
}

void Emitter::key(Run &run, zend_long number)
{
    if (UNEXPECTED(run.protobuf == nullptr || run.protobuf->rare.map == nullptr)) {
        zend_string *key = zend_long_to_str(number);
        Emitter::key(run, key);
        zend_string_release(key);
        return;
    }
    ++run.count;
    if (UNEXPECTED(!begin_entry(run, text::LONGEST_NUMBER))) {
        return;
    }
    const Field &field = run.protobuf->rare.map->message->fields[0];
    char *to = put_tag(field, run.out.end_of_text());
    if (field.kind == STRING) {
        char *const end = text::write_integer(to + 1, number);
        *to = static_cast<char>(end - to - 1);
        to = end;
    } else {
        to = put(*run.protobuf, field, field.kind, to, number);
    }
    run.out.wrote(to);
}

size_t Emitter::begin_length(Run &run, const Field &field)
{
    char *const to = begin(*run.protobuf, field, run.out.room(LONGEST_SCALAR));
    *to = '\0';
    run.out.wrote(to + 1);

    return run.out.length() - 1;
}

void Emitter::open_rare_members(Run &run, Level &level)
{
    Writer &writer = *run.protobuf;
    State &now = writer.now;
    State inner = {State::FIELD, true, false, 0, nullptr, Message::NO_ID, nullptr, NOWHERE};
    Rare rare = NOTHING_RARE;
    const Message *message = nullptr;
    const Field *field = now.field;
    if (now.form == State::ROOT) {
        message = writer.root;
    } else if (UNEXPECTED(field == nullptr || now.form == State::PACKED_ITEM || now.form == State::ENTRY || field->kind != MESSAGE)) {
        // A field of another kind may stand before those with the same key that are messages.
        const Field *other = field;
        while (other != nullptr && other->test.how != Test::DISCRIMINATOR) {
            other = other->other;
        }
        if (now.form == State::FIELD && other != nullptr) {
            rare.choices = other;
        } else {
            writer.is_odd = true;
        }
    } else if (EXPECTED(field->label <= EXPLICIT || now.form == State::ITEM)) {
        if (UNEXPECTED(field->test.how != Test::ANYTHING)) {
            rare.choices = field;
        } else {
            message = field->message;
            inner.length_at = begin_length(run, *field);
        }
    } else if (field->label == MAP) {
        note(writer, *field);
        inner.form = State::ENTRY;
        rare.map = field;
    } else {
        writer.is_odd = true;
    }
    if (UNEXPECTED(rare.choices != nullptr)) {
        // Which of them it is, and so its place among the others, is clear when it is written.
        now.is_sorted = false;
        note_group(writer, *rare.choices);
    }
    if (UNEXPECTED(message != nullptr && message->is_odd)) {
        // Some of what it says may be missing: nothing of it is looked at.
        writer.is_odd = true;
    } else if (message != nullptr) {
        if (UNEXPECTED(message->is_choice)) {
            // As many levels as PHP counts.
            writer.is_odd |= --run.levels < 0;
            rare.choices = message->fields;
            rare.choice = message;
        } else {
            inner.message = message;
            inner.id = message->id;
        }
    }
    level.count = run.count;
    level.around = now;
    level.rare = writer.rare;
    inner.has_rare = rare.map != nullptr || rare.choices != nullptr;
    now = inner;
    writer.rare = rare;
    run.count = 0;
}

bool Emitter::close_rare_members(Run &run, const Level &level)
{
    Writer &writer = *run.protobuf;
    const State &now = writer.now;
    const Rare &rare = writer.rare;
    if (rare.entry_at != NOWHERE) {
        put_length(run.out, rare.entry_at);
    }
    // Nobody has said which of them it is.
    writer.is_odd |= rare.choices != nullptr;
    if (!now.is_sorted && !writer.is_odd) {
        // The document begins where the text does.
        sort_fields(run.out, (rare.chosen_at != NOWHERE ? rare.chosen_at : now.length_at) + 1);
    }
    if (rare.chosen_at != NOWHERE) {
        put_length(run.out, rare.chosen_at);
    }
    if (now.length_at != NOWHERE) {
        put_length(run.out, now.length_at);
    }
    if (rare.choice != nullptr) {
        ++run.levels;
    }
    const bool has_any = run.count != 0;
    writer.now = level.around;
    writer.rare = level.around.has_rare ? level.rare : NOTHING_RARE;
    run.count = level.count;

    return has_any;
}

void Emitter::open_rare_items(Run &run, Level &level)
{
    Writer &writer = *run.protobuf;
    State &now = writer.now;
    const Field *field = now.field;
    State inner = {State::ENTRY, true, false, 0, nullptr, Message::NO_ID, field, NOWHERE};
    if (UNEXPECTED(now.form != State::FIELD || field == nullptr || (field->label != REPEATED && field->label != PACKED))) {
        writer.is_odd = true;
    } else if (field->label == PACKED) {
        inner.form = State::PACKED_ITEM;
        inner.length_at = begin_length(run, *field);
    } else {
        inner.form = State::ITEM;
        note(writer, *field);
    }
    // Only now, since the field of the list may be one of a group.
    if (UNEXPECTED(now.has_rare)) {
        level.rare = writer.rare;
        writer.rare = NOTHING_RARE;
    }
    level.around = now;
    now = inner;
}

void Emitter::close_rare_items(Run &run, const Level &level)
{
    Writer &writer = *run.protobuf;
    const State &now = writer.now;
    if (now.length_at != NOWHERE) {
        if (EXPECTED(run.count != 0)) {
            put_length(run.out, now.length_at);
        } else {
            run.out.rewind(now.length_at - now.field->tag_length);
        }
    }
    writer.now = level.around;
    if (UNEXPECTED(level.around.has_rare)) {
        writer.rare = level.rare;
    }
}

void Emitter::no_items(Run &run)
{
    const State &now = run.protobuf->now;
    run.protobuf->is_odd |= now.form != State::FIELD || (now.field != nullptr && now.field->label <= EXPLICIT);
}

void Emitter::no_members(Run &run)
{
    no_items(run);
}

void Emitter::constant(Run &run, const write::FixedText &member)
{
    ++run.count;
    Writer &writer = *run.protobuf;
    const Rare &rare = writer.rare;
    if (EXPECTED(rare.choices == nullptr)) {
        // Of a class below, or in a map.
        const Message *message = writer.now.message;
        writer.is_odd |= message == nullptr || message->member({member.bytes, static_cast<uint32_t>(strlen(member.bytes))}) != nullptr;
        return;
    }
    for (const Field *field = rare.choices; field != nullptr;) {
        const Text &constant = field->test.constant;
        if (field->test.how == Test::DISCRIMINATOR && constant.length == member.length && memcmp(constant.bytes, member.bytes, member.length) == 0) {
            choose(run, *field);
            return;
        }
        if (rare.choice != nullptr) {
            field = field + 1 == rare.choice->end() ? nullptr : field + 1;
        } else {
            field = field->other;
        }
    }
}

// From now on it is this one of several messages.
void Emitter::choose(Run &run, const Field &field)
{
    Writer &writer = *run.protobuf;
    char *const to = put_tag(field, run.out.room(LONGEST_SCALAR));
    *to = '\0';
    run.out.wrote(to + 1);
    (writer.rare.choice != nullptr ? writer.rare.chosen_at : writer.now.length_at) = run.out.length() - 1;
    writer.rare.choices = nullptr;
    if (UNEXPECTED(field.message->is_odd || field.message->is_choice)) {
        writer.is_odd = true;
        return;
    }
    writer.now.message = field.message;
    writer.now.id = field.message->id;
}

const Field *Emitter::variant(const Field &first, uint32_t types)
{
    for (const Field *field = &first; field != nullptr; field = field->other) {
        if (field->test.how == Test::ANYTHING || (field->test.how == Test::SCALARS && (field->test.types & types) != 0)) {
            return field;
        }
    }

    return nullptr;
}

void Emitter::note_group(Writer &writer, const Field &field)
{
    if (field.group == Field::NO_GROUP) {
        return;
    }
    const uint64_t bit = uint64_t{1} << field.group;
    writer.is_odd |= (writer.rare.groups & bit) != 0;
    writer.rare.groups |= bit;
    writer.now.has_rare = true;
}

bool Emitter::is_zero_of_enum(const Field &field, zend_long value)
{
    const Case *const one = case_of(field, value);

    return one != nullptr && one->number == 0;
}

char *Emitter::put_other(Writer &writer, const Field &field, Kind kind, char *to, zend_long value)
{
    switch (kind) {
        case INT64:
        case UINT64: return put_varint(to, static_cast<uint64_t>(value));
        case INT32:
            writer.is_odd |= !fits(value, INT32_MIN, INT32_MAX);
            return put_varint(to, static_cast<uint64_t>(value));
        case UINT32:
            writer.is_odd |= !fits(value, 0, UINT32_MAX);
            return put_varint(to, static_cast<uint64_t>(value));
        case SINT32:
            writer.is_odd |= !fits(value, INT32_MIN, INT32_MAX);
            return put_varint(to, zigzag(value));
        case SINT64: return put_varint(to, zigzag(value));
        case FIXED64:
        case SFIXED64: return put_little_endian<8>(to, static_cast<uint64_t>(value));
        case FIXED32:
            writer.is_odd |= !fits(value, 0, UINT32_MAX);
            return put_little_endian<4>(to, static_cast<uint64_t>(value));
        case SFIXED32:
            writer.is_odd |= !fits(value, INT32_MIN, INT32_MAX);
            return put_little_endian<4>(to, static_cast<uint64_t>(value));
        case DOUBLE:
        case FLOAT: return put(writer, field, kind, to, static_cast<double>(value));
        case ENUM: {
            if (field.cases == nullptr) {
                writer.is_odd |= !fits(value, INT32_MIN, INT32_MAX);
                return put_varint(to, static_cast<uint64_t>(value));
            }
            const Case *const one = case_of(field, value);
            if (EXPECTED(one != nullptr)) {
                return put_varint(to, static_cast<uint64_t>(int64_t{one->number}));
            }
            break;
        }
        default: break;
    }
    writer.is_odd = true;

    return to;
}

char *Emitter::put(Writer &writer, const Field &, Kind kind, char *to, double value)
{
    if (EXPECTED(kind == DOUBLE)) {
        return put_little_endian<8>(to, bits_of(value));
    }
    const auto number = static_cast<float>(value);
    // One that is infinite only as a float of 32 bits.
    writer.is_odd |= kind != FLOAT || (zend_isinf(number) && !zend_isinf(value));

    return put_little_endian<4>(to, bits_of(number));
}

bool Emitter::other_text(Run &run, const Field &field, const zend_string *value)
{
    Writer &writer = *run.protobuf;
    char *const to = run.out.room(2 * LONGEST_SCALAR + ZSTR_LEN(value));
    switch (field.kind) {
        case BYTES:
            bytes(run, value);
            return true;
        case ENUM: {
            for (const Case *one = field.cases; one != field.cases + field.case_count; ++one) {
                if (Z_TYPE_P(one->value) == IS_STRING && zend_string_equals(Z_STR_P(one->value), value)) {
                    if (one->number != 0 || !is_left_out(writer, field)) {
                        run.out.wrote(put_varint(begin(writer, field, to), static_cast<uint64_t>(int64_t{one->number})));
                    }
                    return true;
                }
            }
            break;
        }
        case DURATION: {
            int64_t seconds, nanoseconds;
            if (!read_duration(ZSTR_VAL(value), ZSTR_LEN(value), seconds, nanoseconds)) {
                break;
            }
            run.out.wrote(put_time(begin(writer, field, to), seconds, nanoseconds));
            return true;
        }
        case WRAPPER: {
            if (field.inner != STRING && field.inner != BYTES) {
                break;
            }
            const size_t length = ZSTR_LEN(value);
            char header[LONGEST_VARINT];
            const size_t inside = length == 0 ? 0 : 1 + static_cast<size_t>(put_varint(header, length) - header) + length;
            char *end = put_varint(begin(writer, field, to), inside);
            if (length != 0) {
                *end = static_cast<char>(1 << TYPE_BITS | LEN);
                end = put_varint(end + 1, length);
                memcpy(end, ZSTR_VAL(value), length);
            }
            run.out.wrote(end + length);
            return field.inner == BYTES || text::is_utf8(ZSTR_VAL(value), length);
        }
        default: break;
    }
    writer.is_odd = true;

    return true;
}

void Emitter::bytes(Run &run, const zend_string *value)
{
    Writer &writer = *run.protobuf;
    const Field *field = field_for(writer, 0);
    if (field == nullptr || field->kind != BYTES) {
        writer.is_odd = true;
        return;
    }
    const size_t length = ZSTR_LEN(value);
    if (length == 0 && is_left_out(writer, *field)) {
        return;
    }
    char *const to = put_varint(begin(writer, *field, run.out.room(LONGEST_SCALAR + length)), length);
    memcpy(to, ZSTR_VAL(value), length);
    run.out.wrote(to + length);
}

bool Emitter::moment(Run &run, zend_object *date, value::ZoneSpans &)
{
    Writer &writer = *run.protobuf;
    zend_long seconds;
    uint32_t microseconds;
    const Field *field = field_for(writer, 0);
    if (UNEXPECTED(!value::read_moment(date, &seconds, &microseconds)) || !is_timestamp(seconds) || field == nullptr || field->kind != TIMESTAMP) {
        return false;
    }
    run.out.wrote(put_time(begin(writer, *field, run.out.room(2 * LONGEST_SCALAR)), seconds, int64_t{microseconds} * 1000));

    return true;
}

} // namespace kiln::protobuf
