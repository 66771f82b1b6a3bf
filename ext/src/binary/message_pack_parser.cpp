#include "cursor.h"
#include "parsers.h"
#include "../value/date_from.h"

namespace kiln::binary {

namespace {

// The formats are those of msgpack/spec.md, "Formats".
class MessagePackParser final : public Parser<MessagePackParser> {
public:
    using Parser::Parser;

    // Most are short texts.
    zend_always_inline bool value(zend_long levels)
    {
        if (UNEXPECTED(cursor_.is_at_end())) {
            return false;
        }
        const unsigned char first = cursor_.byte();
        if (first >= 0xa0 && first < 0xc0) {
            return text(first & 0x1f);
        }

        return other_value(first, levels);
    }

    zend_never_inline bool other_value(unsigned char first, zend_long levels)
    {
        if (first < 0x80) {
            builder_.integer(first);
            return true;
        }
        if (first < 0x90) {
            return members(first & 0x0f, levels);
        }
        if (first < 0xa0) {
            return items(first & 0x0f, levels);
        }
        if (first >= 0xe0) {
            builder_.integer(static_cast<signed char>(first));
            return true;
        }
        uint64_t number;
        switch (first) {
            case 0xc0: builder_.append(document::NOTHING); return true;
            case 0xc2: builder_.append(document::FALSE); return true;
            case 0xc3: builder_.append(document::TRUE); return true;
            case 0xca:
                if (!cursor_.number<4>(number)) {
                    return false;
                }
                builder_.floating_point(as_float(number));
                return true;
            case 0xcb:
                if (!cursor_.number<8>(number)) {
                    return false;
                }
                builder_.floating_point(as_double(number));
                return true;
            case 0xcc: return cursor_.number<1>(number) && unsigned_integer(number);
            case 0xcd: return cursor_.number<2>(number) && unsigned_integer(number);
            case 0xce: return cursor_.number<4>(number) && unsigned_integer(number);
            case 0xcf: return cursor_.number<8>(number) && unsigned_integer(number);
            case 0xd0: return cursor_.number<1>(number) && integer(static_cast<int8_t>(number));
            case 0xd1: return cursor_.number<2>(number) && integer(static_cast<int16_t>(number));
            case 0xd2: return cursor_.number<4>(number) && integer(static_cast<int32_t>(number));
            case 0xd3: return cursor_.number<8>(number) && integer(static_cast<int64_t>(number));
            case 0xc4: return cursor_.number<1>(number) && bytes(number);
            case 0xc5: return cursor_.number<2>(number) && bytes(number);
            case 0xc6: return cursor_.number<4>(number) && bytes(number);
            case 0xc7: return cursor_.number<1>(number) && number == 12 && is_timestamp() && cursor_.number<4>(number) && long_timestamp(number);
            case 0xd6: return is_timestamp() && cursor_.number<4>(number) && moment(static_cast<int64_t>(number), 0);
            case 0xd7: return is_timestamp() && cursor_.number<8>(number) && moment(static_cast<int64_t>(number & 0x3ffffffff), number >> 34);
            case 0xd9: return cursor_.number<1>(number) && text(number);
            case 0xda: return cursor_.number<2>(number) && text(number);
            case 0xdb: return cursor_.number<4>(number) && text(number);
            case 0xdc: return cursor_.number<2>(number) && items(number, levels);
            case 0xdd: return cursor_.number<4>(number) && items(number, levels);
            case 0xde: return cursor_.number<2>(number) && members(number, levels);
            case 0xdf: return cursor_.number<4>(number) && members(number, levels);
            default: return false;
        }
    }

    zend_always_inline bool key()
    {
        if (UNEXPECTED(cursor_.is_at_end())) {
            return false;
        }
        const unsigned char first = cursor_.byte();
        if (EXPECTED(first >= 0xa0 && first < 0xc0)) {
            return text(first & 0x1f);
        }

        return other_key(first);
    }

private:
    zend_never_inline bool other_key(unsigned char first)
    {
        uint64_t number;
        switch (first) {
            case 0xcc: return cursor_.number<1>(number) && number_as_key(static_cast<int64_t>(number));
            case 0xcd: return cursor_.number<2>(number) && number_as_key(static_cast<int64_t>(number));
            case 0xce: return cursor_.number<4>(number) && number_as_key(static_cast<int64_t>(number));
            case 0xcf: return cursor_.number<8>(number) && number <= INT64_MAX && number_as_key(static_cast<int64_t>(number));
            case 0xd0: return cursor_.number<1>(number) && number_as_key(static_cast<int8_t>(number));
            case 0xd1: return cursor_.number<2>(number) && number_as_key(static_cast<int16_t>(number));
            case 0xd2: return cursor_.number<4>(number) && number_as_key(static_cast<int32_t>(number));
            case 0xd3: return cursor_.number<8>(number) && number_as_key(static_cast<int64_t>(number));
            case 0xd9: return cursor_.number<1>(number) && text(number);
            case 0xda: return cursor_.number<2>(number) && text(number);
            case 0xdb: return cursor_.number<4>(number) && text(number);
            default: return (first < 0x80 || first >= 0xe0) && number_as_key(static_cast<signed char>(first));
        }
    }

    bool unsigned_integer(uint64_t number)
    {
        builder_.unsigned_integer(number);

        return true;
    }

    bool integer(int64_t number)
    {
        builder_.integer(number);

        return true;
    }

    // Extension -1; the others are left to PHP.
    bool is_timestamp()
    {
        uint64_t type;

        return cursor_.number<1>(type) && type == 0xff;
    }

    bool long_timestamp(uint64_t nanoseconds)
    {
        uint64_t seconds;

        return cursor_.number<8>(seconds) && moment(static_cast<int64_t>(seconds), nanoseconds);
    }

    bool moment(int64_t seconds, uint64_t nanoseconds)
    {
        if (UNEXPECTED(nanoseconds >= 1000000000 || !value::is_usual_moment(seconds))) {
            return false;
        }
        builder_.timestamp(seconds, static_cast<uint32_t>(nanoseconds / 1000));

        return true;
    }
};

} // namespace

bool parse_message_pack(document::Source source, zend_long depth, document::Document &document)
{
    return parse<MessagePackParser>(source, depth, document);
}

} // namespace kiln::binary
