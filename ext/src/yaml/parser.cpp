#include "parser.h"

#include "../document/keys_twice.h"
#include "../text/any_byte.h"
#include "../text/utf8.h"
#include "reader.h"

#include <charconv>
#include <initializer_list>

namespace kiln::yaml {

namespace {

using document::At;
using document::Builder;
using document::Document;
using document::Kind;
using document::Tape;
using document::Text;

// Whether all lines end in a line feed, and nothing stands in the text that is not ordinary:
// control characters, tabs, a byte order mark, U+FFFE and U+FFFF.
bool is_ordinary(const char *bytes, size_t length)
{
    if (text::any_byte(bytes, length, [](auto byte) { return (byte < ' ') & (byte != '\n'); })) {
        return false;
    }
    const char *at = bytes;
    const char *const end = bytes + length;
    while ((at = static_cast<const char *>(memchr(at, '\xef', static_cast<size_t>(end - at)))) != nullptr) {
        const auto second = end - at > 1 ? static_cast<unsigned char>(at[1]) : 0;
        const auto third = end - at > 2 ? static_cast<unsigned char>(at[2]) : 0;
        if ((second == 0xbb && third == 0xbf) || (second == 0xbf && third >= 0xbe)) {
            return false;
        }
        ++at;
    }

    return text::is_utf8(bytes, length);
}

bool is_one_of(Text text, std::initializer_list<const char *> words)
{
    for (const char *word : words) {
        if (document::is_text(text, word, strlen(word))) {
            return true;
        }
    }

    return false;
}

bool is_null(Text text)
{
    return text.length == 0 || is_one_of(text, {"~", "null", "Null", "NULL"});
}

// Copies a tape, and resolves its plain scalars as Kiln\Format\Yaml\CoreSchema does.
class Resolver {
public:
    Resolver(const Tape &tape, const Expected &expected, uint64_t *words) : tape_(tape), expected_(expected), words_(words) {}

    bool document()
    {
        word(static_cast<Kind>('r'), 0);
        At at = tape_.root();

        return value(at, expected_.root());
    }

private:
    // Moves over the value.
    bool value(At &at, Place place)
    {
        const Kind kind = document::kind_of(at);
        if (kind == PLAIN) {
            return plain(*at++, expected_.kinds(place));
        }
        if (kind == document::ARRAY) {
            return items(at, place);
        }
        if (kind == document::OBJECT) {
            return members(at, place);
        }
        words_[count_++] = *at++;

        return true;
    }

    bool items(At &at, Place place)
    {
        const size_t start = count_;
        const At end = tape_.end_of(at);
        word(document::ARRAY, 0);
        uint32_t count = 0;
        for (++at; at != end; ++count) {
            if (UNEXPECTED(!value(at, expected_.item(place, count)))) {
                return false;
            }
        }
        close(start, ']', tape_.count(end_to_start(end)));
        ++at;

        return true;
    }

    bool members(At &at, Place place)
    {
        const At map = at;
        if (UNEXPECTED(document::may_have_key_twice(tape_, map))) {
            return false;
        }
        uint32_t steps = 0;
        for (const HashTable *cases = expected_.cases(place); UNEXPECTED(cases != nullptr); cases = expected_.cases(place)) {
            if (UNEXPECTED(++steps > expected_.most_steps())) {
                return false;
            }
            place = decide(map, cases);
        }
        const size_t start = count_;
        const At end = tape_.end_of(at);
        word(document::OBJECT, 0);
        for (++at; at != end;) {
            const Text key = tape_.text(at);
            words_[count_++] = *at++;
            if (UNEXPECTED(!value(at, expected_.member(place, key)))) {
                return false;
            }
        }
        close(start, '}', tape_.count(map));
        ++at;

        return true;
    }

    At end_to_start(At end) const { return tape_.start + static_cast<uint32_t>(*end); }

    void close(size_t start, char kind, uint32_t count)
    {
        constexpr uint32_t SATURATED = 0xFFFFFF;
        word(static_cast<Kind>(kind), start);
        words_[start] |= static_cast<uint64_t>(MIN(count, SATURATED)) << 32 | count_;
    }

    // As Kiln\Format\Expected::map().
    Place decide(At map, const HashTable *cases) const
    {
        zval *row;
        ZEND_HASH_FOREACH_VAL(const_cast<HashTable *>(cases), row) {
            if (Z_TYPE_P(row) != IS_ARRAY) {
                continue;
            }
            const zval *field = zend_hash_index_find(Z_ARR_P(row), 0);
            const zval *values = zend_hash_index_find(Z_ARR_P(row), 1);
            const zval *place = zend_hash_index_find(Z_ARR_P(row), 2);
            if (field == nullptr || values == nullptr || place == nullptr || Z_TYPE_P(values) != IS_ARRAY || Z_TYPE_P(place) != IS_LONG) {
                continue;
            }
            if (Z_TYPE_P(field) == IS_STRING ? has_value(map, Z_STR_P(field), Z_ARR_P(values)) : has_all(map, Z_ARR_P(values))) {
                return Z_LVAL_P(place);
            }
        } ZEND_HASH_FOREACH_END();

        return ANY;
    }

    bool has_value(At map, const zend_string *field, const HashTable *values) const
    {
        const At member = tape_.find(map, ZSTR_VAL(field), ZSTR_LEN(field));
        if (member == nullptr || (document::kind_of(member) != PLAIN && document::kind_of(member) != document::STRING)) {
            return false;
        }
        const Text text = tape_.text(member);
        if (document::kind_of(member) == PLAIN && is_null(text)) {
            return false;
        }
        zval *value;
        ZEND_HASH_FOREACH_VAL(const_cast<HashTable *>(values), value) {
            if (Z_TYPE_P(value) == IS_STRING && document::is_text(text, Z_STRVAL_P(value), Z_STRLEN_P(value))) {
                return true;
            }
        } ZEND_HASH_FOREACH_END();

        return false;
    }

    bool has_all(At map, const HashTable *keys) const
    {
        zval *key;
        ZEND_HASH_FOREACH_VAL(const_cast<HashTable *>(keys), key) {
            if (Z_TYPE_P(key) != IS_STRING) {
                return false;
            }
            const At member = tape_.find(map, Z_STRVAL_P(key), Z_STRLEN_P(key));
            if (member == nullptr || document::kind_of(member) == document::NOTHING || (document::kind_of(member) == PLAIN && is_null(tape_.text(member)))) {
                return false;
            }
        } ZEND_HASH_FOREACH_END();

        return true;
    }

    bool plain(uint64_t scalar, zend_long kinds)
    {
        const Text text = tape_.text(&scalar);
        if (UNEXPECTED(text.length == 0)) {
            word(document::NOTHING, 0);
            return true;
        }
        if (kinds == TEXTS) {
            return keep(scalar);
        }
        const char first = text.bytes[0];
        if ((first >= '0' && first <= '9') || first == '-' || first == '+' || first == '.') {
            return number(scalar, text, kinds);
        }
        if (is_null(text)) {
            return (kinds & NULLS) != 0 || (kinds & TEXTS) == 0 ? word(document::NOTHING, 0) : keep(scalar);
        }
        const bool is_true = is_one_of(text, {"true", "True", "TRUE"});
        if (is_true || is_one_of(text, {"false", "False", "FALSE"})) {
            return (kinds & BOOLS) != 0 || (kinds & TEXTS) == 0 ? word(is_true ? document::TRUE : document::FALSE, 0) : keep(scalar);
        }
        if ((kinds & (BOOLS | TEXTS)) == BOOLS) {
            const bool is_on = is_one_of(text, {"yes", "Yes", "YES", "on", "On", "ON"});
            if (is_on || is_one_of(text, {"no", "No", "NO", "off", "Off", "OFF"})) {
                return word(is_on ? document::TRUE : document::FALSE, 0);
            }
        }

        return keep(scalar);
    }

    bool number(uint64_t scalar, Text text, zend_long kinds)
    {
        const char *at = text.bytes;
        const char *const end = at + text.length;
        const bool is_signed = *at == '-' || *at == '+';
        const char *const digits = is_signed ? at + 1 : at;
        const char *rest = digits;
        while (rest < end && *rest >= '0' && *rest <= '9') {
            ++rest;
        }
        if (rest == end) {
            return rest > digits && integer(scalar, at, digits, end, kinds);
        }
        const char *mantissa_end = rest;
        if (*rest == '.') {
            ++rest;
            while (rest < end && *rest >= '0' && *rest <= '9') {
                ++rest;
            }
            mantissa_end = rest;
        }
        if (rest < end && (*rest == 'e' || *rest == 'E')) {
            ++rest;
            if (rest < end && (*rest == '-' || *rest == '+')) {
                ++rest;
            }
            const char *const exponent = rest;
            while (rest < end && *rest >= '0' && *rest <= '9') {
                ++rest;
            }
            if (rest == exponent) {
                return false;
            }
        }
        const ptrdiff_t mantissa = mantissa_end - digits;
        if (rest != end || mantissa == 0 || (mantissa == 1 && *digits == '.')) {
            // A date, a version, another base, .inf: what is no number for sure is a text.
            return is_surely_text(digits, end) && keep(scalar);
        }
        if ((kinds & (FLOATS | TEXTS)) == TEXTS) {
            return keep(scalar);
        }
        double number;
        const auto result = std::from_chars(*at == '+' ? digits : at, end, number);
        if (result.ec != std::errc() || result.ptr != end) {
            return false;
        }
        floating_point(number);

        return true;
    }

    // Digits and what dates have between them.
    static bool is_surely_text(const char *digits, const char *end)
    {
        return digits < end && *digits >= '1' && *digits <= '9' && end - digits >= 2;
    }

    bool integer(uint64_t scalar, const char *at, const char *digits, const char *end, zend_long kinds)
    {
        int64_t value = 0;
        const int64_t sign = *at == '-' ? -1 : 1;
        for (; digits < end; ++digits) {
            // What is beyond 64 bits is left to PHP.
            if (UNEXPECTED(__builtin_mul_overflow(value, 10, &value) || __builtin_add_overflow(value, sign * (*digits - '0'), &value))) {
                return false;
            }
        }
        if ((kinds & INTS) != 0) {
            integer(value);
        } else if ((kinds & FLOATS) != 0) {
            floating_point(static_cast<double>(value));
        } else if ((kinds & TEXTS) != 0) {
            keep(scalar);
        } else {
            integer(value);
        }

        return true;
    }

    void integer(int64_t value)
    {
        word(document::INTEGER, 0);
        words_[count_++] = static_cast<uint64_t>(value);
    }

    void floating_point(double value)
    {
        word(document::DOUBLE, 0);
        memcpy(&words_[count_++], &value, sizeof(value));
    }

    bool keep(uint64_t scalar)
    {
        constexpr uint64_t PAYLOAD = (uint64_t{1} << 56) - 1;

        return word(document::STRING, scalar & PAYLOAD);
    }

    bool word(Kind kind, uint64_t payload)
    {
        words_[count_++] = static_cast<uint64_t>(kind) << 56 | payload;

        return true;
    }

    const Tape tape_;
    const Expected &expected_;
    uint64_t *words_;
    size_t count_ = 0;
};

} // namespace

bool parse(document::Source source, zend_long depth, const Expected &expected, Document &document)
{
    if (depth < 1 || source.length > document::MAX_LENGTH || !is_ordinary(source.bytes, source.length)) {
        return false;
    }
    Builder builder(source);
    if (UNEXPECTED(!Reader(source, builder).document(MIN(depth, document::MAX_DEPTH)))) {
        builder.discard();
        return false;
    }
    // A number has a word more than the text that it was.
    const size_t most = 2 * builder.count();
    const Document raw = builder.finish();
    auto *words = static_cast<uint64_t *>(safe_emalloc(most, sizeof(uint64_t), 0));
    const bool is_resolved = Resolver(raw.tape, expected, words).document();
    efree(const_cast<uint64_t *>(raw.tape.start));
    document = {{words, raw.tape.strings, false, source.bytes}, nullptr};
    if (UNEXPECTED(!is_resolved)) {
        document::release(document);
    }

    return is_resolved;
}

} // namespace kiln::yaml
