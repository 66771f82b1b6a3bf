#include "reader.h"

namespace kiln::yaml {

namespace {

using document::ARRAY;
using document::OBJECT;

// Characters that a key may have (YAML 1.2.2, section 7.4.2); bytes are fewer than that.
constexpr ptrdiff_t LONGEST_KEY = 1024;

// What no plain scalar begins with, or only where something else follows (section 7.3.3).
bool is_indicator(char byte)
{
    switch (byte) {
        case ',': case '[': case ']': case '{': case '}': case '#': case '&': case '*': case '!': case '|': case '>':
        case '\'': case '"': case '%': case '@': case '`':
            return true;
        default:
            return false;
    }
}

bool begins_plain(const char *at, const char *end)
{
    if (at == end || is_indicator(*at)) {
        return false;
    }

    return (*at != '-' && *at != '?' && *at != ':') || (at + 1 < end && at[1] != ' ' && at[1] != '\n');
}

} // namespace

bool Reader::document(zend_long levels)
{
    if (!next_line() || is_marker()) {
        // One that begins with a line of its own has what follows.
        if (!has_line_ || end_ - at_ < 4 || memcmp(at_, "---\n", 4) != 0) {
            return false;
        }
        at_ += 4;
        if (!next_line() || is_marker()) {
            return false;
        }
    }

    return block(indentation_, levels) && !has_line_;
}

// Moves on to the next line that is not empty, and to what stands in it.
bool Reader::next_line()
{
    while (at_ < end_) {
        const char *start = at_;
        skip_spaces();
        if (at_ == end_) {
            break;
        }
        if (*at_ == '\n') {
            ++at_;
            continue;
        }
        if (*at_ == '#') {
            const auto *feed = static_cast<const char *>(memchr(at_, '\n', static_cast<size_t>(end_ - at_)));
            at_ = feed == nullptr ? end_ : feed + 1;
            continue;
        }
        indentation_ = static_cast<size_t>(at_ - start);
        has_line_ = true;

        return true;
    }
    has_line_ = false;

    return false;
}

// `---`, `...` or a directive, where no line is indented.
bool Reader::is_marker() const
{
    return indentation_ == 0 && end_ - at_ >= 3 && (*at_ == '%' || ((memcmp(at_, "---", 3) == 0 || memcmp(at_, "...", 3) == 0) && (at_ + 3 == end_ || at_[3] == ' ' || at_[3] == '\n')));
}

bool Reader::block(size_t indentation, zend_long levels)
{
    if (UNEXPECTED(levels == 0)) {
        return false;
    }

    return is_dash() ? sequence(indentation, levels) : is_key() && mapping(indentation, levels);
}

bool Reader::sequence(size_t indentation, zend_long levels)
{
    const size_t place = builder_.begin(ARRAY);
    size_t count = 0;
    do {
        ++at_;
        if (UNEXPECTED(!item(indentation, levels - 1))) {
            return false;
        }
        ++count;
    } while (has_line_ && indentation_ == indentation && is_dash());
    builder_.end(place, ARRAY, count);

    return !has_line_ || indentation_ <= indentation;
}

// Behind the dash.
bool Reader::item(size_t indentation, zend_long levels)
{
    const char *dash = at_ - 1;
    skip_spaces();
    if (here() == '\n' || *at_ == '#') {
        return end_line() && below(indentation, false, levels);
    }
    if (is_dash() || is_key()) {
        indentation_ = indentation + static_cast<size_t>(at_ - dash);

        return block(indentation_, levels);
    }

    return value(indentation, levels);
}

bool Reader::mapping(size_t indentation, zend_long levels)
{
    const size_t place = builder_.begin(OBJECT);
    size_t count = 0;
    do {
        if (UNEXPECTED(!key())) {
            return false;
        }
        ++at_;
        skip_spaces();
        const bool is_below = here() == '\n' || *at_ == '#';
        if (UNEXPECTED(is_below ? !end_line() || !below(indentation, true, levels - 1) : is_dash() || !value(indentation, levels - 1))) {
            return false;
        }
        ++count;
    } while (has_line_ && indentation_ == indentation && !is_dash() && !is_marker());
    builder_.end(place, OBJECT, count);

    return !has_line_ || indentation_ < indentation || is_dash();
}

// A value on lines of its own, or none.
bool Reader::below(size_t indentation, bool may_be_list, zend_long levels)
{
    if (has_line_ && (indentation_ > indentation || (may_be_list && indentation_ == indentation && is_dash()))) {
        return block(indentation_, levels);
    }
    builder_.append(document::NOTHING);

    return true;
}

// Whether the line goes on with a key.
bool Reader::is_key() const
{
    if (here() == '"' || here() == '\'') {
        const char quote = *at_;
        for (const char *at = at_ + 1; at < end_ && *at != '\n'; ++at) {
            if (*at == '\\' && quote == '"') {
                ++at;
            } else if (*at == quote) {
                if (quote == '\'' && at + 1 < end_ && at[1] == quote) {
                    ++at;
                    continue;
                }
                return at + 1 < end_ && at[1] == ':' && (at + 2 == end_ || at[2] == ' ' || at[2] == '\n');
            }
        }
        return false;
    }
    if (!begins_plain(at_, end_)) {
        return false;
    }
    for (const char *at = at_; at < end_ && *at != '\n'; ++at) {
        if (*at == ':' && (at + 1 == end_ || at[1] == ' ' || at[1] == '\n')) {
            return true;
        }
        if (*at == '#' && at > at_ && at[-1] == ' ') {
            return false;
        }
    }

    return false;
}

// Moves to the colon behind it.
bool Reader::key()
{
    const char *start = at_;
    if (here() == '"' || here() == '\'') {
        return quoted() && here() == ':' && at_ - start <= LONGEST_KEY && (at_ + 1 == end_ || at_[1] == ' ' || at_[1] == '\n');
    }
    if (!begins_plain(at_, end_)) {
        return false;
    }
    const char *stop = nullptr;
    for (; at_ < end_ && *at_ != '\n'; ++at_) {
        if (*at_ == ':' && (at_ + 1 == end_ || at_[1] == ' ' || at_[1] == '\n')) {
            stop = at_;
            break;
        }
        if (*at_ == '#' && at_ > start && at_[-1] == ' ') {
            return false;
        }
    }
    if (stop == nullptr || stop - start > LONGEST_KEY) {
        return false;
    }
    while (stop > start && stop[-1] == ' ') {
        --stop;
    }
    // What it merges is left to PHP.
    if (stop - start == 2 && memcmp(start, "<<", 2) == 0) {
        return false;
    }
    builder_.known_text(start, static_cast<size_t>(stop - start));

    return true;
}

// What stands behind a dash or a colon. Moves on to the next line.
bool Reader::value(size_t indentation, zend_long levels)
{
    switch (*at_) {
        case '|': return literal(indentation);
        case '"':
        case '\'':
            if (!quoted() || !end_line()) {
                return false;
            }
            break;
        case '[':
        case '{':
            if (!flow(levels) || !end_line()) {
                return false;
            }
            break;
        default:
            if (!plain()) {
                return false;
            }
    }

    // A scalar may go on there.
    return !has_line_ || indentation_ <= indentation;
}

bool Reader::plain()
{
    if (!begins_plain(at_, end_)) {
        return false;
    }
    const char *start = at_;
    const auto *feed = static_cast<const char *>(memchr(at_, '\n', static_cast<size_t>(end_ - at_)));
    const char *stop = feed == nullptr ? end_ : feed;
    const char *last = stop;
    for (const char *at = start; at < stop; ++at) {
        if (UNEXPECTED(*at == ':') && (at + 1 == stop || at[1] == ' ')) {
            return false;
        }
        if (UNEXPECTED(*at == '#') && at[-1] == ' ') {
            last = at;
            break;
        }
    }
    while (last[-1] == ' ') {
        --last;
    }
    builder_.known_text(start, static_cast<size_t>(last - start), PLAIN);
    at_ = stop;

    return end_line();
}

// A literal block scalar (section 8.1), whose indentation its first line tells.
bool Reader::literal(size_t indentation)
{
    ++at_;
    const char chomping = here() == '-' || here() == '+' ? *at_++ : ' ';
    if (here() != '\n' || at_ == end_) {
        return false;
    }
    ++at_;
    if (end_ == at_ || end_[-1] != '\n') {
        return false;
    }
    size_t width = 0;
    size_t empty_lines = 0;
    builder_.begin_text();
    bool has_any = false;
    while (at_ < end_) {
        const char *start = at_;
        skip_spaces();
        const auto spaces = static_cast<size_t>(at_ - start);
        if (*at_ == '\n' && (width == 0 || spaces <= width)) {
            // In front of all others it would have to be no longer than their indentation.
            if (width == 0 && spaces > 0) {
                return false;
            }
            ++empty_lines;
            ++at_;
            continue;
        }
        if (width == 0) {
            if (spaces <= indentation) {
                return false;
            }
            width = spaces;
        }
        if (spaces < width) {
            at_ = start;
            break;
        }
        const auto *feed = static_cast<const char *>(memchr(at_, '\n', static_cast<size_t>(end_ - at_)));
        if (has_any) {
            builder_.add("\n", 1);
        }
        for (; empty_lines > 0; --empty_lines) {
            builder_.add("\n", 1);
        }
        builder_.add(start + width, static_cast<size_t>(feed - start) - width);
        has_any = true;
        at_ = feed + 1;
    }
    if (!has_any) {
        return false;
    }
    if (chomping != '-') {
        builder_.add("\n", 1);
    }
    for (; chomping == '+' && empty_lines > 0; --empty_lines) {
        builder_.add("\n", 1);
    }
    builder_.end_text();
    next_line();

    return !has_line_ || indentation_ <= indentation;
}

bool Reader::quoted()
{
    return *at_ == '"' ? double_quoted() : single_quoted();
}

bool Reader::single_quoted()
{
    builder_.begin_text();
    ++at_;
    while (true) {
        const char *start = at_;
        while (at_ < end_ && *at_ != '\'' && *at_ != '\n') {
            ++at_;
        }
        builder_.add(start, static_cast<size_t>(at_ - start));
        if (here() == '\n') {
            return false;
        }
        ++at_;
        if (at_ == end_ || *at_ != '\'') {
            break;
        }
        builder_.add("'", 1);
        ++at_;
    }
    builder_.end_text();

    return true;
}

bool Reader::double_quoted()
{
    builder_.begin_text();
    ++at_;
    while (true) {
        const char *start = at_;
        while (at_ < end_ && *at_ != '"' && *at_ != '\n' && *at_ != '\\') {
            ++at_;
        }
        builder_.add(start, static_cast<size_t>(at_ - start));
        if (here() == '\n') {
            return false;
        }
        if (*at_ == '"') {
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

// Those that JSON has too (section 5.7).
bool Reader::escape()
{
    ++at_;
    const char letter = here();
    ++at_;
    switch (letter) {
        case 'n': builder_.add("\n", 1); return true;
        case 't': builder_.add("\t", 1); return true;
        case 'r': builder_.add("\r", 1); return true;
        case 'b': builder_.add("\b", 1); return true;
        case 'f': builder_.add("\f", 1); return true;
        case '"': builder_.add("\"", 1); return true;
        case '/': builder_.add("/", 1); return true;
        case '\\': builder_.add("\\", 1); return true;
        case 'u': break;
        default: return false;
    }
    if (end_ - at_ < 4) {
        return false;
    }
    uint32_t code = 0;
    for (int i = 0; i < 4; ++i) {
        const char digit = *at_++;
        const char lower = static_cast<char>(digit | 0x20);
        const bool is_digit = digit >= '0' && digit <= '9';
        if (!is_digit && (lower < 'a' || lower > 'f')) {
            return false;
        }
        code = code << 4 | static_cast<uint32_t>(is_digit ? digit - '0' : lower - 'a' + 10);
    }
    // Surrogates are left to PHP.
    if (code >= 0xd800 && code < 0xe000) {
        return false;
    }
    const auto byte = [](uint32_t bits) { return static_cast<char>(bits); };
    const char three[] = {byte(0xe0 | code >> 12), byte(0x80 | (code >> 6 & 0x3f)), byte(0x80 | (code & 0x3f))};
    const char two[] = {byte(0xc0 | code >> 6), byte(0x80 | (code & 0x3f))};
    const char one = byte(code);
    code < 0x80 ? builder_.add(&one, 1) : code < 0x800 ? builder_.add(two, 2) : builder_.add(three, 3);

    return true;
}

bool Reader::flow(zend_long levels)
{
    if (UNEXPECTED(levels == 0)) {
        return false;
    }

    return *at_ == '[' ? flow_sequence(levels) : flow_mapping(levels);
}

// Moves over it and the spaces behind it.
bool Reader::comma()
{
    if (here() != ',') {
        return false;
    }
    ++at_;
    skip_spaces();

    return true;
}

bool Reader::flow_sequence(zend_long levels)
{
    const size_t place = builder_.begin(ARRAY);
    size_t count = 0;
    ++at_;
    skip_spaces();
    while (here() != ']') {
        if (count > 0 && !comma()) {
            return false;
        }
        if (!flow_value(levels - 1)) {
            return false;
        }
        ++count;
        skip_spaces();
    }
    ++at_;
    builder_.end(place, ARRAY, count);

    return true;
}

bool Reader::flow_mapping(zend_long levels)
{
    const size_t place = builder_.begin(OBJECT);
    size_t count = 0;
    ++at_;
    skip_spaces();
    while (here() != '}') {
        if (count > 0 && !comma()) {
            return false;
        }
        const bool is_key = here() == '"' || here() == '\'' ? quoted() : flow_plain(true);
        if (!is_key || here() != ':' || at_ + 1 == end_ || at_[1] != ' ') {
            return false;
        }
        ++at_;
        skip_spaces();
        if (!flow_value(levels - 1)) {
            return false;
        }
        ++count;
        skip_spaces();
    }
    ++at_;
    builder_.end(place, OBJECT, count);

    return true;
}

bool Reader::flow_value(zend_long levels)
{
    switch (here()) {
        case '[':
        case '{': return flow(levels);
        case '"':
        case '\'': {
            if (!quoted()) {
                return false;
            }
            skip_spaces();
            // Not a key, as `["a": b]` has one.
            return here() == ',' || here() == ']' || here() == '}';
        }
        default: return flow_plain(false);
    }
}

bool Reader::flow_plain(bool is_key)
{
    if (!begins_plain(at_, end_) || *at_ == '-' || *at_ == '?' || *at_ == ':') {
        // A negative number is ordinary.
        if (at_ + 1 >= end_ || *at_ != '-' || at_[1] < '0' || at_[1] > '9') {
            return false;
        }
    }
    const char *start = at_;
    for (; at_ < end_; ++at_) {
        const char byte = *at_;
        if (byte == ',' || byte == ']' || byte == '}' || byte == ':') {
            break;
        }
        if (byte == '[' || byte == '{' || byte == '\n' || byte == '#') {
            return false;
        }
    }
    if (at_ == end_ || (*at_ == ':') != is_key) {
        return false;
    }
    const char *stop = at_;
    while (stop > start && stop[-1] == ' ') {
        --stop;
    }
    if (stop - start > LONGEST_KEY || (is_key && stop - start == 2 && memcmp(start, "<<", 2) == 0)) {
        return false;
    }
    builder_.known_text(start, static_cast<size_t>(stop - start), is_key ? document::STRING : PLAIN);

    return true;
}

// Moves over spaces and a comment to the next line.
bool Reader::end_line()
{
    const char *start = at_;
    skip_spaces();
    if (at_ < end_ && *at_ == '#' && at_ > start) {
        const auto *feed = static_cast<const char *>(memchr(at_, '\n', static_cast<size_t>(end_ - at_)));
        at_ = feed == nullptr ? end_ : feed;
    }
    if (at_ < end_ && *at_ != '\n') {
        return false;
    }
    next_line();

    return !has_line_ || !is_marker();
}

void Reader::skip_spaces()
{
    while (at_ < end_ && *at_ == ' ') {
        ++at_;
    }
}

} // namespace kiln::yaml
