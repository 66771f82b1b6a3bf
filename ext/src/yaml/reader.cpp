#include "reader.h"

#include "../document/keys_twice.h"
#include "../text/find.h"
#include "../text/same.h"
#include "resolver.h"
#include "scalars.h"

#include <bit>

namespace kiln::yaml {

namespace {

using document::ARRAY;
using document::OBJECT;

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

// What may end a key or plain scalar.
const char *find_in_line(const char *at, const char *end)
{
    return text::find_any<':', '#', '\n'>(at, end);
}

zend_always_inline const char *behind_spaces(const char *at, const char *end)
{
    if constexpr (std::endian::native == std::endian::little) {
        constexpr uint64_t SPACES = 0x2020202020202020;
        for (; static_cast<size_t>(end - at) >= sizeof(SPACES); at += sizeof(SPACES)) {
            const uint64_t others = text::load<uint64_t>(at) ^ SPACES;
            if (others != 0) {
                return at + std::countr_zero(others) / 8;
            }
        }
    }
    while (at < end && *at == ' ') {
        ++at;
    }

    return at;
}

zend_always_inline bool ends_key(const char *colon, const char *end)
{
    return colon + 1 == end || colon[1] == ' ' || colon[1] == '\n';
}

// The colon behind a key that begins there; null where there is none in the line.
const char *end_of_key(const char *start, const char *end)
{
    for (const char *at = find_in_line(start, end); at < end && *at != '\n'; at = find_in_line(at + 1, end)) {
        if (*at == ':' ? ends_key(at, end) : at > start && at[-1] == ' ') {
            return *at == ':' ? at : nullptr;
        }
    }

    return nullptr;
}

} // namespace

// Whether the line goes on with this member of the row.
zend_always_inline bool Reader::is_at(const Row &row, uint32_t number) const
{
    if (UNEXPECTED(number >= row.count)) {
        return false;
    }
    const Row::Member &member = row.members[number];
    // A colon and what follows it.
    constexpr size_t BEHIND = 2;

    return member.is_simple && static_cast<size_t>(end_ - at_) >= member.length + BEHIND && at_[member.length] == ':'
        && ends_key(at_ + member.length, end_) && text::is_same(at_, member.key, member.length);
}

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

    return block(indentation_, levels, expected_.root()) && !has_line_;
}

// Moves on to the next line that is not empty, and to what stands in it.
bool Reader::next_line()
{
    while (at_ < end_) {
        const char *start = at_;
        at_ = behind_spaces(at_, end_);
        if (UNEXPECTED(at_ == end_)) {
            break;
        }
        if (UNEXPECTED(*at_ == '\n')) {
            ++at_;
            continue;
        }
        if (UNEXPECTED(*at_ == '#')) {
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

bool Reader::block(size_t indentation, zend_long levels, Place place)
{
    if (UNEXPECTED(levels == 0)) {
        return false;
    }

    return is_dash() ? sequence(indentation, levels, place) : mapping(indentation, levels, place);
}

bool Reader::sequence(size_t indentation, zend_long levels, Place place)
{
    const Row &row = this->row(place);
    const size_t start = builder_.begin(ARRAY);
    uint32_t count = 0;
    do {
        ++at_;
        if (UNEXPECTED(!item(indentation, levels - 1, row.of_item(count)))) {
            return false;
        }
        ++count;
    } while (has_line_ && indentation_ == indentation && is_dash());
    builder_.end(start, ARRAY, count);

    return !has_line_ || indentation_ <= indentation;
}

// Behind the dash.
bool Reader::item(size_t indentation, zend_long levels, Place place)
{
    const char *dash = at_ - 1;
    skip_spaces();
    if (here() == '\n' || *at_ == '#') {
        return end_line() && below(indentation, false, levels, place);
    }
    if (is_at(row(place), 0) || is_dash() || is_key()) {
        indentation_ = indentation + static_cast<size_t>(at_ - dash);

        return block(indentation_, levels, place);
    }

    return value(indentation, levels, place);
}

bool Reader::mapping(size_t indentation, zend_long levels, Place place)
{
    const Row &row = this->row(place);
    if (UNEXPECTED(row.cases != nullptr)) {
        return resolved(place, [=, this] { return members(indentation, levels, this->row(ANY)); });
    }

    return members(indentation, levels, row);
}

template <typename Read>
bool Reader::resolved(Place place, Read read)
{
    const size_t start = builder_.count();
    is_raw_ = true;
    const bool is_read = read();
    is_raw_ = false;
    if (UNEXPECTED(!is_read)) {
        return false;
    }
    uint64_t *words = builder_.take(start);
    document::Tape tape = builder_.tape();
    // Words say where another one stands on the whole tape.
    tape.start = words - start;
    const bool is_resolved = append_resolved(builder_, tape, words, expected_, place);
    efree(words);

    return is_resolved;
}

bool Reader::members(size_t indentation, zend_long levels, const Row &row)
{
    Members members = {row};
    const size_t start = builder_.begin(OBJECT);
    size_t count = 0;
    do {
        Place place;
        if (UNEXPECTED(!key(members, place))) {
            return false;
        }
        ++at_;
        skip_spaces();
        const bool is_below = here() == '\n' || *at_ == '#';
        if (UNEXPECTED(is_below ? !end_line() || !below(indentation, true, levels - 1, place) : is_dash() || !value(indentation, levels - 1, place))) {
            return false;
        }
        ++count;
    } while (has_line_ && indentation_ == indentation && !is_dash() && !is_marker());
    builder_.end(start, OBJECT, count);

    return !has_key_twice(members, start) && (!has_line_ || indentation_ < indentation || is_dash());
}

// Of those that are not known by number.
bool Reader::has_key_twice(const Members &members, size_t map) const
{
    if (EXPECTED(members.others < 2) || is_raw_) {
        return false;
    }
    const document::Tape tape = builder_.tape();

    return document::may_have_key_twice(tape, tape.start + map);
}

// A value on lines of its own, or none.
bool Reader::below(size_t indentation, bool may_be_list, zend_long levels, Place place)
{
    if (has_line_ && (indentation_ > indentation || (may_be_list && indentation_ == indentation && is_dash()))) {
        return block(indentation_, levels, place);
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

    return end_of_key(at_, end_) != nullptr;
}

// Moves to the colon behind it.
bool Reader::key(Members &members, Place &place)
{
    if (EXPECTED(is_at(members.row, members.next))) {
        const Row::Member &member = members.row.members[members.next];
        builder_.known_text(at_, member.length);
        at_ += member.length;
        place = member.place;

        return members.add(members.next);
    }

    return key() && place_of_key(members, place);
}

// Of the key that has been read last.
bool Reader::place_of_key(Members &members, Place &place) const
{
    const document::Tape tape = builder_.tape();
    const Row::Found found = members.row.find(tape.text(tape.start + builder_.count() - 1));
    place = found.place;
    if (found.number != UINT32_MAX) {
        return members.add(found.number);
    }
    ++members.others;

    return true;
}

bool Reader::key()
{
    const char *start = at_;
    if (here() == '"' || here() == '\'') {
        return quoted() && here() == ':' && static_cast<size_t>(at_ - start) <= LONGEST_KEY && ends_key(at_, end_);
    }
    if (!begins_plain(at_, end_)) {
        return false;
    }
    const char *stop = end_of_key(start, end_);
    if (stop == nullptr || static_cast<size_t>(stop - start) > LONGEST_KEY) {
        return false;
    }
    at_ = stop;
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
bool Reader::value(size_t indentation, zend_long levels, Place place)
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
            if (!flow(levels, place) || !end_line()) {
                return false;
            }
            break;
        default:
            if (!plain(place)) {
                return false;
            }
    }

    // A scalar may go on there.
    return !has_line_ || indentation_ <= indentation;
}

bool Reader::plain(Place place)
{
    if (!begins_plain(at_, end_)) {
        return false;
    }
    const char *start = at_;
    const char *stop = find_in_line(at_, end_);
    while (UNEXPECTED(stop < end_ && *stop != '\n') && (*stop == ':' ? !ends_key(stop, end_) : stop[-1] != ' ')) {
        stop = find_in_line(stop + 1, end_);
    }
    if (UNEXPECTED(stop < end_ && *stop == ':')) {
        return false;
    }
    const char *last = stop;
    while (last[-1] == ' ') {
        --last;
    }
    at_ = stop;

    return append(start, last, place) && end_line();
}

// A plain scalar.
bool Reader::append(const char *bytes, const char *end, Place place)
{
    const auto length = static_cast<size_t>(end - bytes);
    if (UNEXPECTED(length >= document::InSource::LENGTHS)) {
        return false;
    }
    if (UNEXPECTED(is_raw_)) {
        builder_.known_text(bytes, length, PLAIN);
        return true;
    }

    return append_plain(builder_, {bytes, static_cast<uint32_t>(length)}, expected_.kinds(place));
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
    const char *start = ++at_;
    at_ = text::find_any<'\'', '\n'>(at_, end_);
    if (EXPECTED(end_ - at_ >= 2) && EXPECTED(*at_ == '\'') && EXPECTED(at_[1] != '\'')) {
        builder_.known_text(start, static_cast<size_t>(at_ - start));
        ++at_;
        return true;
    }
    builder_.begin_text();
    while (true) {
        builder_.add(start, static_cast<size_t>(at_ - start));
        if (here() == '\n') {
            return false;
        }
        ++at_;
        if (at_ == end_ || *at_ != '\'') {
            break;
        }
        // The second of two belongs to the text.
        start = at_;
        at_ = text::find_any<'\'', '\n'>(at_ + 1, end_);
    }
    builder_.end_text();

    return true;
}

bool Reader::double_quoted()
{
    const char *start = ++at_;
    at_ = text::find_any<'"', '\\', '\n'>(at_, end_);
    if (EXPECTED(here() == '"')) {
        builder_.known_text(start, static_cast<size_t>(at_ - start));
        ++at_;
        return true;
    }
    builder_.begin_text();
    while (true) {
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
        start = at_;
        at_ = text::find_any<'"', '\\', '\n'>(at_, end_);
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

bool Reader::flow(zend_long levels, Place place)
{
    if (UNEXPECTED(levels == 0)) {
        return false;
    }

    return *at_ == '[' ? flow_sequence(levels, place) : flow_mapping(levels, place);
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

bool Reader::flow_sequence(zend_long levels, Place place)
{
    const Row &row = this->row(place);
    const size_t start = builder_.begin(ARRAY);
    uint32_t count = 0;
    ++at_;
    skip_spaces();
    while (here() != ']') {
        if (count > 0 && !comma()) {
            return false;
        }
        if (!flow_value(levels - 1, row.of_item(count))) {
            return false;
        }
        ++count;
        skip_spaces();
    }
    ++at_;
    builder_.end(start, ARRAY, count);

    return true;
}

bool Reader::flow_mapping(zend_long levels, Place place)
{
    const Row &row = this->row(place);
    if (UNEXPECTED(row.cases != nullptr)) {
        return resolved(place, [=, this] { return flow_members(levels, this->row(ANY)); });
    }

    return flow_members(levels, row);
}

bool Reader::flow_members(zend_long levels, const Row &row)
{
    Members members = {row};
    const size_t start = builder_.begin(OBJECT);
    size_t count = 0;
    ++at_;
    skip_spaces();
    while (here() != '}') {
        if (count > 0 && !comma()) {
            return false;
        }
        Place place;
        if (here() == '"' || here() == '\'') {
            if (!quoted()) {
                return false;
            }
        } else {
            const char *key = at_;
            const char *end = flow_plain(true);
            if (end == nullptr) {
                return false;
            }
            builder_.known_text(key, static_cast<size_t>(end - key));
        }
        if (here() != ':' || at_ + 1 == end_ || at_[1] != ' ' || !place_of_key(members, place)) {
            return false;
        }
        ++at_;
        skip_spaces();
        if (!flow_value(levels - 1, place)) {
            return false;
        }
        ++count;
        skip_spaces();
    }
    ++at_;
    builder_.end(start, OBJECT, count);

    return !has_key_twice(members, start);
}

bool Reader::flow_value(zend_long levels, Place place)
{
    switch (here()) {
        case '[':
        case '{': return flow(levels, place);
        case '"':
        case '\'': {
            if (!quoted()) {
                return false;
            }
            skip_spaces();
            // Not a key, as `["a": b]` has one.
            return here() == ',' || here() == ']' || here() == '}';
        }
        default: {
            const char *start = at_;
            const char *end = flow_plain(false);
            return end != nullptr && append(start, end, place);
        }
    }
}

// Moves behind the spaces after it. Returns its end; null where it is not ordinary.
const char *Reader::flow_plain(bool is_key)
{
    if (!begins_plain(at_, end_) || *at_ == '-' || *at_ == '?' || *at_ == ':') {
        // A negative number is ordinary.
        if (at_ + 1 >= end_ || *at_ != '-' || at_[1] < '0' || at_[1] > '9') {
            return nullptr;
        }
    }
    const char *start = at_;
    for (; at_ < end_; ++at_) {
        const char byte = *at_;
        if (byte == ',' || byte == ']' || byte == '}' || byte == ':') {
            break;
        }
        if (byte == '[' || byte == '{' || byte == '\n' || byte == '#') {
            return nullptr;
        }
    }
    if (at_ == end_ || (*at_ == ':') != is_key) {
        return nullptr;
    }
    const char *stop = at_;
    while (stop > start && stop[-1] == ' ') {
        --stop;
    }
    const auto length = static_cast<size_t>(stop - start);

    return length > LONGEST_KEY || (is_key && length == 2 && memcmp(start, "<<", 2) == 0) ? nullptr : stop;
}

// Moves over spaces and a comment to the next line.
bool Reader::end_line()
{
    const char *start = at_;
    if (EXPECTED(at_ < end_) && EXPECTED(*at_ == '\n')) {
        ++at_;
        next_line();

        return !has_line_ || !is_marker();
    }
    skip_spaces();
    if (here() == '#' && at_ > start) {
        const auto *feed = static_cast<const char *>(memchr(at_, '\n', static_cast<size_t>(end_ - at_)));
        at_ = feed == nullptr ? end_ : feed;
    }
    if (at_ < end_ && *at_ != '\n') {
        return false;
    }
    next_line();

    return !has_line_ || !is_marker();
}

} // namespace kiln::yaml
