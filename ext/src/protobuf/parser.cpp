#include "parser.h"

#include "duration.h"

namespace kiln::protobuf {

namespace {

using document::ARRAY;
using document::OBJECT;

// Which fields of a message have come, and of which groups.
class Seen {
public:
    // False where it came before, or another one of its group.
    bool add(const Field &field)
    {
        uint64_t &word = words_[field.place / 64];
        const uint64_t mask = uint64_t{1} << field.place % 64;
        const bool is_new = (word & mask) == 0;
        word |= mask;

        return is_new;
    }

private:
    // All fields that a message may have, and all groups.
    uint64_t words_[5] = {};
};

class Parser {
public:
    Parser(document::Source source, document::Builder &builder)
        : at_(reinterpret_cast<const Byte *>(source.bytes)),
          end_(at_ + source.length),
          builder_(builder)
    {
    }

    bool document(const Message &root, zend_long levels) { return object(root, end_, levels, nullptr); }

private:
    // All of what follows up to the end, as a value.
    bool object(const Message &message, const Byte *end, zend_long levels, const Test *test)
    {
        return UNEXPECTED(message.is_choice) ? choice(message, end, levels) : fields(message, end, levels, test);
    }

    bool fields(const Message &message, const Byte *end, zend_long levels, const Test *test)
    {
        if (UNEXPECTED(levels == 0 || message.is_odd)) {
            return false;
        }
        const size_t place = builder_.begin(OBJECT);
        size_t count = 0;
        if (UNEXPECTED(test != nullptr && test->how == Test::DISCRIMINATOR)) {
            discriminator(*test);
            ++count;
        }
        Seen seen;
        const Field *next = message.fields;
        const Field *const last = message.end();
        while (at_ < end) {
            const Field *field = next;
            if (EXPECTED(*at_ == next->short_tag)) {
                ++at_;
                ++next;
            } else {
                uint64_t tag;
                if (UNEXPECTED(!read_varint(at_, end, tag))) {
                    return false;
                }
                field = tag <= UINT32_MAX ? message.find(static_cast<uint32_t>(tag) >> TYPE_BITS) : nullptr;
                if (UNEXPECTED(field == nullptr)) {
                    if (message.keeps_unknown || !skip(tag, end)) {
                        return false;
                    }
                    continue;
                }
                if (UNEXPECTED(field->tag != tag)) {
                    return false;
                }
                // The keys are in the order of the program then, which looks for them less.
                for (; next < field; ++next) {
                    count += zero(*next);
                }
                next = MAX(next, field + 1);
            }
            if (UNEXPECTED(!seen.add(*field))) {
                return false;
            }
            ++count;
            if (UNEXPECTED(!member(*field, end, levels))) {
                return false;
            }
        }
        for (; next < last; ++next) {
            count += zero(*next);
        }
        builder_.end(place, OBJECT, count);

        return true;
    }

    // One of several messages, and nothing else.
    bool choice(const Message &message, const Byte *end, zend_long levels)
    {
        uint64_t tag;
        const Byte *inner;
        if (levels == 0 || message.is_odd || !read_varint(at_, end, tag) || tag > UINT32_MAX) {
            return false;
        }
        const Field *field = message.find(static_cast<uint32_t>(tag) >> TYPE_BITS);

        return field != nullptr && field->tag == tag && length(end, inner) && inner == end && object(*field->message, end, levels - 1, &field->test);
    }

    void discriminator(const Test &test)
    {
        builder_.known_string(test.key);
        if (Z_TYPE_P(test.value) == IS_STRING) {
            builder_.known_string(test.text);
        } else {
            builder_.integer(Z_LVAL_P(test.value));
        }
    }

    // What stands for a field that is missing. As of a key that stands there twice, the last one counts, if it comes later.
    size_t zero(const Field &field)
    {
        if (field.zero == nullptr) {
            return 0;
        }
        builder_.known_string(field.key);
        switch (Z_TYPE_P(field.zero)) {
            case IS_ARRAY: builder_.end(builder_.begin(ARRAY), ARRAY, 0); break;
            case IS_STRING: builder_.known_string(field.zero_text); break;
            case IS_LONG: builder_.integer(Z_LVAL_P(field.zero)); break;
            case IS_DOUBLE: builder_.floating_point(Z_DVAL_P(field.zero)); break;
            case IS_TRUE: builder_.append(document::TRUE); break;
            case IS_FALSE: builder_.append(document::FALSE); break;
            default: builder_.append(document::NOTHING);
        }

        return 1;
    }

    // The key and the value.
    zend_always_inline bool member(const Field &field, const Byte *end, zend_long levels)
    {
        if (UNEXPECTED(field.label > EXPLICIT)) {
            return other_member(field, end, levels);
        }
        switch (field.kind) {
            case STRING: {
                const Byte *inner;
                if (UNEXPECTED(!length(end, inner))) {
                    return false;
                }
                const auto *bytes = reinterpret_cast<const char *>(at_);
                const auto count = static_cast<size_t>(inner - at_);
                at_ = inner;
                return builder_.member_text(field.key, bytes, count);
            }
            case INT64: {
                uint64_t number;
                if (UNEXPECTED(!read_varint(at_, end, number))) {
                    return false;
                }
                builder_.member_number(field.key, document::INTEGER, number);
                return true;
            }
            case DOUBLE:
                if (UNEXPECTED(end - at_ < 8)) {
                    return false;
                }
                builder_.member_number(field.key, document::DOUBLE, read_little_endian<8>(at_));
                at_ += 8;
                return true;
            case BOOL: {
                uint64_t number;
                if (UNEXPECTED(!read_varint(at_, end, number))) {
                    return false;
                }
                builder_.member_of(field.key, number == 0 ? document::FALSE : document::TRUE);
                return true;
            }
            default: return other_member(field, end, levels);
        }
    }

    bool other_member(const Field &field, const Byte *end, zend_long levels)
    {
        builder_.known_string(field.key);
        switch (field.label) {
            case PACKED: return packed(field, end);
            case REPEATED: return repeated(field, end, levels);
            case MAP: return map(field, end, levels);
            default: return value(field, field.kind, end, levels);
        }
    }

    bool packed(const Field &field, const Byte *end)
    {
        const Byte *inner;
        if (UNEXPECTED(!length(end, inner))) {
            return false;
        }
        const size_t place = builder_.begin(ARRAY);
        size_t count = 0;
        for (; at_ < inner; ++count) {
            if (UNEXPECTED(!scalar(field, field.kind, inner))) {
                return false;
            }
        }
        builder_.end(place, ARRAY, count);

        return true;
    }

    // Whether the same field follows, behind whose tag it is then.
    bool follows(const Field &field, const Byte *end)
    {
        if (EXPECTED(field.short_tag != Field::LONG_TAG)) {
            const bool is_here = at_ < end && *at_ == field.short_tag;
            at_ += is_here;
            return is_here;
        }
        const uint8_t length = field.tag_length;
        if (static_cast<size_t>(end - at_) < length || memcmp(at_, field.tag_bytes, length) != 0) {
            return false;
        }
        at_ += length;

        return true;
    }

    bool repeated(const Field &field, const Byte *end, zend_long levels)
    {
        const size_t place = builder_.begin(ARRAY);
        size_t count = 0;
        do {
            if (UNEXPECTED(!value(field, field.kind, end, levels))) {
                return false;
            }
            ++count;
        } while (follows(field, end));
        builder_.end(place, ARRAY, count);

        return true;
    }

    bool map(const Field &field, const Byte *end, zend_long levels)
    {
        const Message &entry = *field.message;
        if (UNEXPECTED(entry.is_odd || entry.field_count != 2 || levels <= 1)) {
            return false;
        }
        const size_t place = builder_.begin(OBJECT);
        size_t count = 0;
        do {
            const Byte *inner;
            if (UNEXPECTED(!length(end, inner) || !this->entry(entry.fields[0], entry.fields[1], inner, levels - 1))) {
                return false;
            }
            ++count;
        } while (follows(field, end));
        builder_.end(place, OBJECT, count);

        return true;
    }

    // Each of them once, the key before the value, as encoders write them.
    bool entry(const Field &key, const Field &value, const Byte *end, zend_long levels)
    {
        const bool has_key = follows(key, end);
        if (key.kind == STRING) {
            const Byte *inner = at_;
            if (has_key && UNEXPECTED(!length(end, inner))) {
                return false;
            }
            if (UNEXPECTED(!text(inner))) {
                return false;
            }
        } else {
            int64_t number = 0;
            if (UNEXPECTED(key.kind == BOOL || (has_key && !integer(key.kind, end, number)))) {
                return false;
            }
            builder_.key(number);
        }
        if (EXPECTED(follows(value, end))) {
            return this->value(value, value.kind, end, levels) && at_ == end;
        }

        return at_ == end && value.kind < MESSAGE && value.kind != ENUM && scalar_zero(value.kind);
    }

    bool value(const Field &field, Kind kind, const Byte *end, zend_long levels)
    {
        if (EXPECTED(kind < MESSAGE)) {
            return scalar(field, kind, end);
        }
        const Byte *inner;
        if (UNEXPECTED(!length(end, inner))) {
            return false;
        }
        switch (kind) {
            case MESSAGE: return object(*field.message, inner, levels - 1, &field.test);
            case TIMESTAMP: return timestamp(inner);
            case DURATION: return duration(inner);
            case WRAPPER: return wrapper(field.inner, inner);
            default: return false;
        }
    }

    bool scalar(const Field &field, Kind kind, const Byte *end)
    {
        switch (kind) {
            case BOOL: {
                uint64_t number;
                if (UNEXPECTED(!read_varint(at_, end, number))) {
                    return false;
                }
                builder_.append(number == 0 ? document::FALSE : document::TRUE);
                return true;
            }
            case ENUM: return case_of(field, end);
            case DOUBLE: {
                if (UNEXPECTED(end - at_ < 8)) {
                    return false;
                }
                builder_.floating_point(std::bit_cast<double>(read_little_endian<8>(at_)));
                at_ += 8;
                return true;
            }
            case FLOAT: {
                if (UNEXPECTED(end - at_ < 4)) {
                    return false;
                }
                builder_.floating_point(static_cast<double>(std::bit_cast<float>(static_cast<uint32_t>(read_little_endian<4>(at_)))));
                at_ += 4;
                return true;
            }
            case STRING: {
                const Byte *inner;
                return EXPECTED(length(end, inner)) && EXPECTED(text(inner));
            }
            case BYTES: {
                const Byte *inner;
                if (UNEXPECTED(!length(end, inner))) {
                    return false;
                }
                builder_.bytes(reinterpret_cast<const char *>(at_), static_cast<size_t>(inner - at_));
                at_ = inner;
                return true;
            }
            default: {
                int64_t number;
                if (UNEXPECTED(!integer(kind, end, number))) {
                    return false;
                }
                builder_.integer(number);
                return true;
            }
        }
    }

    bool integer(Kind kind, const Byte *end, int64_t &into)
    {
        uint64_t number = 0;
        switch (kind) {
            case FIXED64:
            case SFIXED64:
                if (UNEXPECTED(end - at_ < 8)) {
                    return false;
                }
                into = static_cast<int64_t>(read_little_endian<8>(at_));
                at_ += 8;
                return true;
            case FIXED32:
            case SFIXED32:
                if (UNEXPECTED(end - at_ < 4)) {
                    return false;
                }
                number = read_little_endian<4>(at_);
                at_ += 4;
                into = kind == FIXED32 ? static_cast<int64_t>(number) : static_cast<int32_t>(number);
                return true;
            default:
                break;
        }
        if (UNEXPECTED(!read_varint(at_, end, number))) {
            return false;
        }
        switch (kind) {
            case INT32: into = static_cast<int32_t>(number); break;
            case UINT32: into = static_cast<uint32_t>(number); break;
            case SINT32: into = unzigzag(static_cast<uint32_t>(number)); break;
            case SINT64: into = unzigzag(number); break;
            default: into = static_cast<int64_t>(number);
        }

        return true;
    }

    bool case_of(const Field &field, const Byte *end)
    {
        uint64_t bits;
        if (UNEXPECTED(!read_varint(at_, end, bits))) {
            return false;
        }
        const auto number = static_cast<int32_t>(bits);
        if (UNEXPECTED(field.cases == nullptr)) {
            builder_.integer(number);
            return true;
        }
        for (const Case *one = field.cases; one != field.cases + field.case_count; ++one) {
            if (one->number == number) {
                if (Z_TYPE_P(one->value) == IS_STRING) {
                    builder_.known_string(one->text);
                } else {
                    builder_.integer(Z_LVAL_P(one->value));
                }
                return true;
            }
        }

        return false;
    }

    bool scalar_zero(Kind kind)
    {
        switch (kind) {
            case BOOL: builder_.append(document::FALSE); break;
            case DOUBLE:
            case FLOAT: builder_.floating_point(0); break;
            case STRING: return text(at_);
            case BYTES: builder_.bytes(reinterpret_cast<const char *>(at_), 0); break;
            default: builder_.integer(0);
        }

        return true;
    }

    // Seconds as field 1 and nanoseconds as field 2.
    bool seconds_and_nanoseconds(const Byte *end, int64_t &seconds, int32_t &nanoseconds)
    {
        constexpr uint64_t SECONDS = 1 << TYPE_BITS;
        constexpr uint64_t NANOSECONDS = 2 << TYPE_BITS;
        seconds = 0;
        nanoseconds = 0;
        while (at_ < end) {
            uint64_t tag, number;
            if (!read_varint(at_, end, tag) || (tag != SECONDS && tag != NANOSECONDS) || !read_varint(at_, end, number)) {
                return false;
            }
            if (tag == SECONDS) {
                seconds = static_cast<int64_t>(number);
            } else {
                nanoseconds = static_cast<int32_t>(number);
            }
        }

        return true;
    }

    bool timestamp(const Byte *end)
    {
        int64_t seconds;
        int32_t nanoseconds;
        if (UNEXPECTED(!seconds_and_nanoseconds(end, seconds, nanoseconds) || !is_timestamp(seconds) || nanoseconds < 0 || nanoseconds > MOST_NANOSECONDS)) {
            return false;
        }
        builder_.timestamp(seconds, static_cast<uint32_t>(nanoseconds) / 1000);

        return true;
    }

    bool duration(const Byte *end)
    {
        int64_t seconds;
        int32_t nanoseconds;
        char text[LONGEST_DURATION];
        if (UNEXPECTED(!seconds_and_nanoseconds(end, seconds, nanoseconds))) {
            return false;
        }
        const char *const behind = write_duration(text, seconds, nanoseconds);
        if (UNEXPECTED(behind == nullptr)) {
            return false;
        }
        builder_.known_text(text, static_cast<size_t>(behind - text));

        return true;
    }

    bool wrapper(Kind inner, const Byte *end)
    {
        if (at_ == end) {
            return scalar_zero(inner);
        }
        const auto tag = static_cast<Byte>(1 << TYPE_BITS | wire_type_of(inner));
        static const Field NONE = {};

        return *at_++ == tag && scalar(NONE, inner, end) && at_ == end;
    }

    // A field that nobody knows.
    bool skip(uint64_t tag, const Byte *end)
    {
        uint64_t number;
        const Byte *inner;
        if (UNEXPECTED(tag > UINT32_MAX || tag >> TYPE_BITS == 0)) {
            return false;
        }
        switch (tag % (1 << TYPE_BITS)) {
            case VARINT: return read_varint(at_, end, number);
            case I64: return pass(8, end);
            case I32: return pass(4, end);
            case LEN:
                if (!length(end, inner)) {
                    return false;
                }
                at_ = inner;
                return true;
            default: return false;
        }
    }

    bool pass(size_t bytes, const Byte *end)
    {
        if (static_cast<size_t>(end - at_) < bytes) {
            return false;
        }
        at_ += bytes;

        return true;
    }

    bool text(const Byte *end)
    {
        const auto *bytes = reinterpret_cast<const char *>(at_);
        const auto length = static_cast<size_t>(end - at_);
        at_ = end;

        return builder_.text(bytes, length);
    }

    // Where that ends whose length stands here.
    bool length(const Byte *end, const Byte *&inner)
    {
        uint64_t length;
        if (UNEXPECTED(!read_varint(at_, end, length)) || UNEXPECTED(length > static_cast<uint64_t>(end - at_))) {
            return false;
        }
        inner = at_ + length;

        return true;
    }

    const Byte *at_;
    const Byte *end_;
    document::Builder &builder_;
};

} // namespace

bool parse(document::Source source, zend_long depth, const Messages &messages, const Message &root, document::Document &document)
{
    if (depth < 1 || source.length >= document::MAX_LENGTH) {
        return false;
    }
    document::Builder builder(source, messages.strings(), messages.strings_length());
    if (UNEXPECTED(!Parser(source, builder).document(root, MIN(depth, document::MAX_DEPTH)))) {
        builder.discard();
        return false;
    }
    document = builder.finish();

    return true;
}

} // namespace kiln::protobuf
