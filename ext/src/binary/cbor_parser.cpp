#include "cursor.h"
#include "../text/utf8.h"
#include "major_type.h"
#include "parsers.h"
#include "../value/date_from.h"

#include <cmath>

namespace kiln::binary {

namespace {

constexpr unsigned char INDEFINITE = 31;
constexpr unsigned char BREAK = 0xff;

// RFC 8949, appendix D.
double as_half(uint64_t bits)
{
    const auto exponent = static_cast<int>(bits >> 10 & 0x1f);
    const auto mantissa = static_cast<double>(bits & 0x3ff);
    const double value = exponent == 0 ? std::ldexp(mantissa, -24)
        : exponent != 31               ? std::ldexp(mantissa + 1024, exponent - 25)
        : mantissa == 0                ? HUGE_VAL
                                       : NAN;

    return (bits & 0x8000) != 0 ? -value : value;
}

class CborParser : public Parser<CborParser> {
public:
    using Parser::Parser;

    // Most are short texts.
    zend_always_inline bool value(zend_long levels)
    {
        if (UNEXPECTED(cursor_.is_at_end())) {
            return false;
        }
        const unsigned char first = cursor_.byte();
        const auto type = static_cast<MajorType>(first >> 5);
        const unsigned char information = first & 0x1f;
        if (type == TEXT && information < 24) {
            return text(information);
        }

        return other_value(type, information, levels);
    }

    zend_never_inline bool other_value(MajorType type, unsigned char information, zend_long levels)
    {
        if (type == SIMPLE) {
            return simple(information);
        }
        if (UNEXPECTED(information == INDEFINITE)) {
            return indefinite(type, levels);
        }
        uint64_t number;
        if (UNEXPECTED(!argument(information, number))) {
            return false;
        }
        switch (type) {
            case UNSIGNED: builder_.unsigned_integer(number); return true;
            case NEGATIVE:
                if (UNEXPECTED(number > INT64_MAX)) {
                    return false;
                }
                builder_.integer(static_cast<int64_t>(~number));
                return true;
            case BYTES: return bytes(number);
            case TEXT: return text(number);
            case TAG: return tagged(number, levels);
            case ARRAY: return items(number, levels);
            case MAP: return members(number, levels);
            default: return false;
        }
    }

    zend_always_inline bool key()
    {
        if (UNEXPECTED(cursor_.is_at_end())) {
            return false;
        }
        const unsigned char first = cursor_.byte();
        const auto type = static_cast<MajorType>(first >> 5);
        const unsigned char information = first & 0x1f;
        if (EXPECTED(type == TEXT && information < 24)) {
            return text(information);
        }

        return other_key(type, information);
    }

private:
    zend_never_inline bool other_key(MajorType type, unsigned char information)
    {
        uint64_t number;
        if (UNEXPECTED(information == INDEFINITE)) {
            return type == TEXT && parts();
        }
        if (UNEXPECTED(!argument(information, number))) {
            return false;
        }
        switch (type) {
            case TEXT: return text(number);
            case UNSIGNED: return number <= INT64_MAX && number_as_key(static_cast<int64_t>(number));
            case NEGATIVE: return number <= INT64_MAX && number_as_key(static_cast<int64_t>(~number));
            default: return false;
        }
    }

    bool argument(unsigned char information, uint64_t &number)
    {
        if (EXPECTED(information < 24)) {
            number = information;
            return true;
        }
        switch (information) {
            case 24: return cursor_.number<1>(number);
            case 25: return cursor_.number<2>(number);
            case 26: return cursor_.number<4>(number);
            case 27: return cursor_.number<8>(number);
            default: return false;
        }
    }

    bool simple(unsigned char information)
    {
        uint64_t number;
        switch (information) {
            case 20: builder_.append(document::FALSE); return true;
            case 21: builder_.append(document::TRUE); return true;
            case 22: builder_.append(document::NOTHING); return true;
            case 25: return cursor_.number<2>(number) && floating_point(as_half(number));
            case 26: return cursor_.number<4>(number) && floating_point(as_float(number));
            case 27: return cursor_.number<8>(number) && floating_point(as_double(number));
            default: return false;
        }
    }

    bool floating_point(double number)
    {
        builder_.floating_point(number);

        return true;
    }

    // Of dates and big numbers PHP reads what is not usual. Any other tag says nothing.
    bool tagged(uint64_t tag, zend_long levels)
    {
        constexpr uint64_t DATE = 0;
        constexpr uint64_t SECONDS = 1;
        constexpr uint64_t NEGATIVE_BIG_NUMBER = 3;
        if (UNEXPECTED(levels == 0 || cursor_.is_at_end())) {
            return false;
        }
        if (tag > NEGATIVE_BIG_NUMBER) {
            return passes_tags_ && value(levels - 1);
        }
        const unsigned char first = cursor_.byte();
        uint64_t number;
        if (tag == DATE) {
            return first >> 5 == TEXT && argument(first & 0x1f, number) && date(number);
        }

        return tag == SECONDS && first >> 5 <= NEGATIVE && argument(first & 0x1f, number) && number <= INT64_MAX
            && seconds(first >> 5 == UNSIGNED ? static_cast<int64_t>(number) : static_cast<int64_t>(~number));
    }

    bool date(uint64_t length)
    {
        return EXPECTED(cursor_.has(length)) && builder_.date(cursor_.skip(length), length);
    }

    bool seconds(int64_t timestamp)
    {
        if (UNEXPECTED(!value::is_usual_moment(timestamp))) {
            return false;
        }
        builder_.timestamp(timestamp, 0);

        return true;
    }

    // RFC 8949, section 3.2.
    bool indefinite(MajorType type, zend_long levels)
    {
        if (type == TEXT) {
            return parts();
        }
        if (levels == 0 || (type != ARRAY && type != MAP)) {
            return false;
        }
        const document::Kind kind = type == ARRAY ? document::ARRAY : document::OBJECT;
        const size_t place = builder_.begin(kind);
        size_t count = 0;
        while (!at_break()) {
            if (UNEXPECTED((type == MAP && !key()) || !value(levels - 1))) {
                return false;
            }
            ++count;
        }
        if (!cursor_.has(1)) {
            return false;
        }
        cursor_.byte();
        builder_.end(place, kind, count);

        return true;
    }

    bool at_break() const { return !cursor_.has(1) || cursor_.peek() == BREAK; }

    // Each part is a text of its own, of a definite length.
    bool parts()
    {
        builder_.begin_text();
        while (!at_break()) {
            const unsigned char first = cursor_.byte();
            uint64_t length;
            if (first >> 5 != TEXT || !argument(first & 0x1f, length) || !cursor_.has(length)) {
                return false;
            }
            const char *bytes = cursor_.skip(length);
            if (!text::is_utf8(bytes, length)) {
                return false;
            }
            builder_.add(bytes, length);
        }
        if (!cursor_.has(1)) {
            return false;
        }
        cursor_.byte();
        builder_.end_text();

        return true;
    }

protected:
    // Whether a tag that says nothing to Kiln is passed over.
    bool passes_tags_ = true;
};

class CborParserOfKnownTags : public CborParser {
public:
    CborParserOfKnownTags(document::Source source, document::Builder &builder) : CborParser(source, builder) { passes_tags_ = false; }
};

} // namespace

bool parse_cbor(document::Source source, zend_long depth, document::Document &document)
{
    return parse<CborParser>(source, depth, document);
}

bool parse_cbor_of_known_tags(document::Source source, zend_long depth, document::Document &document)
{
    return parse<CborParserOfKnownTags>(source, depth, document);
}

} // namespace kiln::binary
