#include "parser.h"

#include "../document/builder.h"
#include "../document/keys_twice.h"
#include "../text/any_byte.h"
#include "../text/digits.h"
#include "../text/utf8.h"
#include "texts.h"

#include <charconv>

namespace kiln::toml {

namespace {

using document::ARRAY;
using document::At;
using document::Builder;
using document::Kind;
using document::OBJECT;
using text::is_digit;

struct Key {
    const char *bytes;
    size_t length;

    bool operator==(const Key &other) const { return length == other.length && memcmp(bytes, other.bytes, length) == 0; }
};

class Parser {
public:
    Parser(document::Source source, Builder &builder, zend_long levels)
        : at_(source.bytes),
          end_(source.bytes + source.length),
          builder_(builder),
          levels_(levels)
    {
    }

    bool document()
    {
        open({nullptr, 0}, OBJECT, false);
        while (skip_lines()) {
            if (UNEXPECTED(!(*at_ == '[' ? header() : pair(top(), levels_ - static_cast<zend_long>(open_count_))) || !end_line())) {
                return false;
            }
        }
        close_to(0);

        return true;
    }

private:
    // A table or an array of tables that may still get members.
    struct Open {
        Key key;
        size_t place;
        size_t count;
        Kind kind;
        // Only tables in it have been named so far.
        bool is_implied;
    };

    // Deeper ones are left to PHP.
    static constexpr size_t MOST_OPEN = 64;

    Open &top() { return open_[open_count_ - 1]; }

    bool open(Key key, Kind kind, bool is_implied)
    {
        if (UNEXPECTED(open_count_ == MOST_OPEN || static_cast<zend_long>(open_count_) >= levels_)) {
            return false;
        }
        open_[open_count_++] = {key, builder_.begin(kind), 0, kind, is_implied};

        return true;
    }

    bool open_member(Key key, Kind kind, bool is_implied)
    {
        ++top().count;
        builder_.known_text(key.bytes, key.length);

        return open(key, kind, is_implied);
    }

    void close_to(size_t count)
    {
        while (open_count_ > count) {
            const Open &last = open_[--open_count_];
            builder_.end(last.place, last.kind, last.count);
        }
    }

    // `[a.b]` or `[[a.b]]`. Tables that were closed are not opened again: their key stands twice
    // then, which is found in the end.
    bool header()
    {
        ++at_;
        const bool is_element = here() == '[';
        at_ += is_element;
        Key keys[MOST_OPEN];
        size_t count = 0;
        do {
            skip_space();
            if (UNEXPECTED(count == MOST_OPEN || !bare_key(keys[count++]))) {
                return false;
            }
            skip_space();
        } while (here() == '.' && ++at_);
        if (here() != ']' || (is_element && (at_ + 1 == end_ || at_[1] != ']'))) {
            return false;
        }
        at_ += is_element ? 2 : 1;

        // How far the path is open: behind an array its last element comes.
        size_t open = 1;
        size_t known = 0;
        while (known < count && open < open_count_ && open_[open].key == keys[known]) {
            const bool is_array = open_[open].kind == ARRAY;
            if (is_array && is_element && known + 1 == count) {
                close_to(open + 1);
                return element();
            }
            open += is_array ? 2 : 1;
            ++known;
        }
        if (known == count) {
            if (is_element || open > open_count_ || !open_[open - 1].is_implied) {
                return false;
            }
            close_to(open);
            top().is_implied = false;
            return true;
        }
        close_to(open);
        for (; known + 1 < count; ++known) {
            if (UNEXPECTED(!open_member(keys[known], OBJECT, true))) {
                return false;
            }
        }

        return is_element ? open_member(keys[known], ARRAY, false) && element() : open_member(keys[known], OBJECT, false);
    }

    bool element()
    {
        ++top().count;

        return open({nullptr, 0}, OBJECT, false);
    }

    bool bare_key(Key &key)
    {
        key.bytes = at_;
        while (at_ < end_ && is_bare(*at_)) {
            ++at_;
        }
        key.length = static_cast<size_t>(at_ - key.bytes);

        return key.length > 0;
    }

    // A key, an equals sign and a value.
    template <typename Table>
    bool pair(Table &table, zend_long levels)
    {
        ++table.count;
        if (here() == '"' || here() == '\'') {
            if (!string()) {
                return false;
            }
        } else {
            Key key;
            if (!bare_key(key)) {
                return false;
            }
            builder_.known_text(key.bytes, key.length);
        }
        skip_space();
        if (here() != '=') {
            return false;
        }
        ++at_;
        skip_space();

        return value(levels);
    }

    bool value(zend_long levels)
    {
        switch (here()) {
            case '"':
            case '\'': return string();
            case '[': return items(levels);
            case '{': return members(levels);
            default: return word();
        }
    }

    bool items(zend_long levels)
    {
        if (UNEXPECTED(levels == 0)) {
            return false;
        }
        const size_t place = builder_.begin(ARRAY);
        size_t count = 0;
        ++at_;
        skip_lines();
        while (here() != ']') {
            if (UNEXPECTED(at_ == end_ || !value(levels - 1))) {
                return false;
            }
            ++count;
            skip_lines();
            if (here() == ',') {
                ++at_;
                skip_lines();
            } else if (here() != ']') {
                return false;
            }
        }
        ++at_;
        builder_.end(place, ARRAY, count);

        return true;
    }

    bool members(zend_long levels)
    {
        if (UNEXPECTED(levels == 0)) {
            return false;
        }
        struct {
            size_t count = 0;
        } table;
        const size_t place = builder_.begin(OBJECT);
        ++at_;
        skip_space();
        while (here() != '}') {
            if (table.count > 0) {
                if (here() != ',') {
                    return false;
                }
                ++at_;
                skip_space();
            }
            if (UNEXPECTED(!pair(table, levels - 1))) {
                return false;
            }
            skip_space();
        }
        ++at_;
        builder_.end(place, OBJECT, table.count);

        return true;
    }

    // On one line, with escapes that JSON has too.
    bool string()
    {
        const char quote = *at_++;
        if (end_ - at_ >= 2 && at_[0] == quote && at_[1] == quote) {
            return false;
        }
        builder_.begin_text();
        while (true) {
            const char *start = at_;
            while (at_ < end_ && *at_ != quote && *at_ != '\n' && (*at_ != '\\' || quote == '\'')) {
                ++at_;
            }
            builder_.add(start, static_cast<size_t>(at_ - start));
            if (at_ == end_ || *at_ == '\n') {
                return false;
            }
            if (*at_ == quote) {
                ++at_;
                break;
            }
            if (!escape()) {
                return false;
            }
        }
        builder_.end_text();

        return true;
    }

    bool escape()
    {
        ++at_;
        if (at_ == end_) {
            return false;
        }
        switch (*at_++) {
            case 'n': builder_.add("\n", 1); return true;
            case 't': builder_.add("\t", 1); return true;
            case 'r': builder_.add("\r", 1); return true;
            case 'b': builder_.add("\b", 1); return true;
            case 'f': builder_.add("\f", 1); return true;
            case '"': builder_.add("\"", 1); return true;
            case '\\': builder_.add("\\", 1); return true;
            // By a number: left to PHP.
            default: return false;
        }
    }

    // A number, a boolean or a date.
    bool word()
    {
        const char *start = at_;
        while (at_ < end_ && (is_bare(*at_) || *at_ == '+' || *at_ == '.' || *at_ == ':')) {
            ++at_;
        }
        const auto length = static_cast<size_t>(at_ - start);
        const auto is = [start, length](const char *word) { return strlen(word) == length && memcmp(start, word, length) == 0; };
        if (is("true") || is("false")) {
            builder_.append(*start == 't' ? document::TRUE : document::FALSE);
            return true;
        }
        if (is("inf") || is("+inf") || is("-inf") || is("nan") || is("+nan") || is("-nan")) {
            const bool is_nan = start[length - 1] == 'n';
            builder_.floating_point(is_nan ? ZEND_NAN : *start == '-' ? -ZEND_INFINITY : ZEND_INFINITY);
            return true;
        }

        return number(start, at_) || moment(start, length);
    }

    bool number(const char *start, const char *end)
    {
        const char *digits = start;
        if (digits < end && (*digits == '-' || *digits == '+')) {
            ++digits;
        }
        const char *at = digits;
        while (at < end && is_digit(*at)) {
            ++at;
        }
        // No digit follows a leading 0.
        if (at == digits || (*digits == '0' && at - digits > 1)) {
            return false;
        }
        if (at == end) {
            return integer(start, digits, end);
        }
        if (*at == '.') {
            const char *fraction = ++at;
            while (at < end && is_digit(*at)) {
                ++at;
            }
            if (at == fraction) {
                return false;
            }
        }
        if (at < end && (*at == 'e' || *at == 'E')) {
            ++at;
            at += at < end && (*at == '-' || *at == '+');
            const char *exponent = at;
            while (at < end && is_digit(*at)) {
                ++at;
            }
            if (at == exponent) {
                return false;
            }
        }
        double value;
        if (at != end || std::from_chars(*start == '+' ? digits : start, end, value).ec != std::errc()) {
            return false;
        }
        builder_.floating_point(value);

        return true;
    }

    bool integer(const char *start, const char *digits, const char *end)
    {
        int64_t value = 0;
        const int64_t sign = *start == '-' ? -1 : 1;
        for (; digits < end; ++digits) {
            if (UNEXPECTED(__builtin_mul_overflow(value, 10, &value) || __builtin_add_overflow(value, sign * (*digits - '0'), &value))) {
                return false;
            }
        }
        builder_.integer(value);

        return true;
    }

    // One that RFC 3339 has too; local ones are left to PHP.
    bool moment(const char *start, size_t length)
    {
        constexpr size_t SHORTEST = sizeof("2026-11-21T08:02:00Z") - 1;

        return length >= SHORTEST && builder_.date(start, length);
    }

    // Moves over empty lines and comments; false at the end of the text.
    bool skip_lines()
    {
        while (true) {
            skip_space();
            if (here() == '#') {
                skip_comment();
            }
            if (at_ == end_ || *at_ != '\n') {
                break;
            }
            ++at_;
        }

        return at_ < end_;
    }

    bool end_line()
    {
        skip_space();
        if (here() == '#') {
            skip_comment();
        }

        return at_ == end_ || *at_ == '\n';
    }

    void skip_comment()
    {
        const auto *feed = static_cast<const char *>(memchr(at_, '\n', static_cast<size_t>(end_ - at_)));
        at_ = feed == nullptr ? end_ : feed;
    }

    void skip_space()
    {
        while (at_ < end_ && (*at_ == ' ' || *at_ == '\t')) {
            ++at_;
        }
    }

    // Nothing begins with a NUL.
    char here() const { return at_ < end_ ? *at_ : '\0'; }

    const char *at_;
    const char *end_;
    Builder &builder_;
    zend_long levels_;
    Open open_[MOST_OPEN];
    size_t open_count_ = 0;
};

// Whether nothing stands in the text that is not ordinary: control characters but tabs and
// line feeds, a byte order mark, what is no UTF-8.
bool is_ordinary(const char *bytes, size_t length)
{
    const auto is_odd = [](auto byte) { return ((byte < ' ') & (byte != '\n') & (byte != '\t')) | (byte == 0x7f); };

    return !text::any_byte(bytes, length, is_odd) && (length < 3 || memcmp(bytes, "\xef\xbb\xbf", 3) != 0) && text::is_utf8(bytes, length);
}

bool has_key_twice(const document::Tape &tape)
{
    const At end = tape.after(tape.root());
    for (At at = tape.root(); at != end; at += document::has_second_word(at) ? 2 : 1) {
        if (document::kind_of(at) == OBJECT && document::may_have_key_twice(tape, at)) {
            return true;
        }
    }

    return false;
}

} // namespace

bool parse(document::Source source, zend_long depth, document::Document &document)
{
    if (depth < 1 || source.length > document::MAX_LENGTH || !is_ordinary(source.bytes, source.length)) {
        return false;
    }
    Builder builder(source);
    if (UNEXPECTED(!Parser(source, builder, MIN(depth, document::MAX_DEPTH)).document())) {
        builder.discard();
        return false;
    }
    document = builder.finish();
    if (UNEXPECTED(has_key_twice(document.tape))) {
        document::release(document);
        return false;
    }

    return true;
}

} // namespace kiln::toml
