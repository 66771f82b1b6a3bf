#include "writer.h"

#include "../binary/walker.h"
#include "../text/escape.h"
#include "../text/numbers.h"

#include <algorithm>
#include <cmath>

namespace kiln::toml {

namespace {

using binary::Value;
using binary::ValueKind;
using binary::Walker;
using text::Buffer;

// What stands in a key without quotes.
struct Bare {
    bool has[256];

    constexpr Bare() : has()
    {
        for (int byte = 0; byte < 256; ++byte) {
            has[byte] = (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9') || byte == '_' || byte == '-';
        }
    }
};

constexpr Bare BARE;

bool is_bare(const Value &key)
{
    for (size_t i = 0; i < key.length; ++i) {
        if (!BARE.has[static_cast<unsigned char>(key.bytes[i])]) {
            return false;
        }
    }

    return key.length > 0;
}

constexpr uint64_t ones(uint64_t byte)
{
    return byte * 0x0101010101010101;
}

// A bit where a byte of the word is less than the other, which is at most 0x80, or is beyond
// ASCII; and where it is the other, or is beyond. Mycroft's tests, with bits too many only
// behind a byte that has one.
constexpr uint64_t below(uint64_t word, uint64_t byte)
{
    return (word - ones(byte)) & ~word;
}

constexpr uint64_t equal(uint64_t word, uint64_t byte)
{
    return below(word ^ ones(byte), 1);
}

// Whether a text has what is escaped: quotes, backslashes and control characters.
bool has_escapes(const Value &text)
{
    constexpr uint64_t HIGHEST = ones(0x80);
    uint64_t found = 0;
    const char *at = text.bytes;
    size_t left = text.length;
    while (left > 0) {
        // Spaces stand for what is not there.
        uint64_t word = ones(' ');
        const size_t count = MIN(left, sizeof(word));
        memcpy(&word, at, count);
        found |= below(word, 0x20) | equal(word, '"') | equal(word, '\\') | equal(word, 0x7f);
        at += count;
        left -= count;
    }

    return (found & HIGHEST) != 0;
}

// Whether it has U+2028 or U+2029, which json_encode() escapes.
bool has_separator(const Value &text)
{
    const char *at = text.bytes;
    const char *const end = text.bytes + text.length;
    while ((at = static_cast<const char *>(memchr(at, '\xe2', static_cast<size_t>(end - at)))) != nullptr) {
        if (end - at >= 3 && at[1] == '\x80' && (at[2] == '\xa8' || at[2] == '\xa9')) {
            return true;
        }
        ++at;
    }

    return false;
}

class Writer {
public:
    explicit Writer(Buffer &out) : out_(out) { prefix_.open(0); }

    ~Writer()
    {
        prefix_.discard();
        if (below_ != nullptr) {
            efree(below_);
        }
    }

    Writer(const Writer &) = delete;
    Writer &operator=(const Writer &) = delete;

    // A table whose header has been written: what stands on one line, then the tables in it.
    // Moves over all members.
    bool table(Walker &walker, size_t count)
    {
        const size_t first = below_count_;
        for (size_t i = 0; i < count; ++i) {
            const Value key = walker.next();
            const Walker start = walker;
            const Value value = walker.next();
            if (value.kind == ValueKind::TEXT && !has_escapes(value)) {
                append_key(key);
                append_plain(" = \"", 4, value);
                out_.append('\n');
            } else if (value.is_container() && skip_tables(walker, value)) {
                keep({key, start});
            } else if (value.kind != ValueKind::NOTHING) {
                append_key(key);
                out_.append(" = ", 3);
                if (!append_inline(value, walker)) {
                    return false;
                }
                out_.append('\n');
            }
        }
        for (size_t i = first; i < below_count_; ++i) {
            if (!tables(below_[i])) {
                return false;
            }
        }
        below_count_ = first;

        return true;
    }

private:
    // A member that is a table, or a list of them, to be written behind the others.
    struct Below {
        Value key;
        Walker value;
    };

    void keep(Below member)
    {
        if (below_count_ == below_room_) {
            below_room_ = MAX(below_room_ * 2, 16);
            below_ = static_cast<Below *>(safe_erealloc(below_, below_room_, sizeof(Below), 0));
        }
        below_[below_count_++] = member;
    }

    bool tables(Below member)
    {
        const size_t before = prefix_.length();
        append_key(prefix_, member.key);
        Walker walker = member.value;
        const Value value = walker.next();
        bool is_written = true;
        if (value.kind == ValueKind::MAP) {
            append_header("[", "]\n", 2);
            is_written = below(walker, value.length);
        } else {
            for (size_t i = 0; i < value.length && is_written; ++i) {
                const Value element = walker.next();
                append_header("[[", "]]\n", 3);
                is_written = below(walker, element.length);
            }
        }
        prefix_.rewind(before);

        return is_written;
    }

    bool below(Walker &inside, size_t count)
    {
        const size_t before = prefix_.length();
        prefix_.append('.');
        const bool is_written = table(inside, count);
        prefix_.rewind(before);

        return is_written;
    }

    // Moves over a table, or a list of nothing else.
    static bool skip_tables(Walker &walker, const Value &value)
    {
        if (value.kind == ValueKind::MAP) {
            walker.skip_inside(value);
            return true;
        }
        const Walker start = walker;
        for (size_t i = 0; i < value.length; ++i) {
            if (walker.skip().kind != ValueKind::MAP) {
                walker = start;
                return false;
            }
        }

        return value.length > 0;
    }

    void append_header(const char *opening, const char *closing, size_t length)
    {
        if (out_.length() > 0) {
            out_.append('\n');
        }
        out_.append(opening, length - 1);
        out_.append(prefix_.since(0), prefix_.length());
        out_.append(closing, length);
    }

    bool inline_value(Walker &walker)
    {
        const Value value = walker.next();

        return append_inline(value, walker);
    }

    // Moves over what stands in the value.
    bool append_inline(const Value &value, Walker &walker)
    {
        switch (value.kind) {
            case ValueKind::NOTHING: return false;
            case ValueKind::FALSE: out_.append("false", 5); return true;
            case ValueKind::TRUE: out_.append("true", 4); return true;
            case ValueKind::INTEGER:
                out_.wrote(text::write_integer(out_.room(text::LONGEST_NUMBER), static_cast<zend_long>(value.integer)));
                return true;
            case ValueKind::DOUBLE: append_double(value.number); return true;
            case ValueKind::TEXT:
                if (EXPECTED(!has_escapes(value) && !has_separator(value))) {
                    append_plain("\"", 1, value);
                } else {
                    append_string(out_, value);
                }
                return true;
            case ValueKind::MOMENT: out_.append(value.bytes, value.length); return true;
            case ValueKind::LIST: return items(walker, value.length);
            case ValueKind::MAP: return members(walker, value.length);
        }

        return false;
    }

    bool items(Walker &walker, size_t count)
    {
        out_.append('[');
        for (size_t i = 0; i < count; ++i) {
            if (i > 0) {
                out_.append(", ", 2);
            }
            if (!inline_value(walker)) {
                return false;
            }
        }
        out_.append(']');

        return true;
    }

    bool members(Walker &walker, size_t count)
    {
        const size_t start = out_.length();
        out_.append('{');
        bool has_any = false;
        for (size_t i = 0; i < count; ++i) {
            const Value key = walker.next();
            Walker start_of_value = walker;
            if (start_of_value.next().kind == ValueKind::NOTHING) {
                walker.next();
                continue;
            }
            out_.append(has_any ? ", " : " ", has_any ? 2 : 1);
            has_any = true;
            append_key(out_, key);
            out_.append(" = ", 3);
            if (!inline_value(walker)) {
                return false;
            }
        }
        if (has_any) {
            out_.append(" }", 2);
        } else {
            out_.rewind(start);
            out_.append("{}", 2);
        }

        return true;
    }

    void append_key(const Value &key) { append_key(out_, key); }

    static void append_key(Buffer &to, const Value &key)
    {
        if (key.kind == ValueKind::INTEGER) {
            to.wrote(text::write_integer(to.room(text::LONGEST_NUMBER), static_cast<zend_long>(key.integer)));
        } else if (EXPECTED(is_bare(key))) {
            to.append(key.bytes, key.length);
        } else {
            append_string(to, key);
        }
    }

    void append_plain(const char *opening, size_t length, const Value &text)
    {
        char *to = out_.room(length + text.length + 1);
        memcpy(to, opening, length);
        memcpy(to + length, text.bytes, text.length);
        to += length + text.length;
        *to = '"';
        out_.wrote(to + 1);
    }

    // What JSON escapes is escaped in TOML in the same way; it leaves DEL as it is.
    static void append_string(Buffer &to, const Value &value)
    {
        const size_t start = to.length();
        text::append_string(to, value.bytes, value.length, {false, false});
        const auto deletes = static_cast<size_t>(std::count(to.since(start), to.since(to.length()), '\x7f'));
        if (UNEXPECTED(deletes > 0)) {
            escape_deletes(to, to.length() - start, deletes);
        }
    }

    // From the end on, so that each byte moves once.
    static void escape_deletes(Buffer &to, size_t length, size_t deletes)
    {
        constexpr char ESCAPE[] = {'\\', 'u', '0', '0', '7', 'F'};
        const size_t longer = deletes * (sizeof(ESCAPE) - 1);
        char *const end = to.room(longer);
        const char *from = end;
        char *into = end + longer;
        to.wrote(into);
        for (const char *const start = end - length; from > start && from < into;) {
            --from;
            if (*from == '\x7f') {
                into -= sizeof(ESCAPE);
                memcpy(into, ESCAPE, sizeof(ESCAPE));
            } else {
                *--into = *from;
            }
        }
    }

    // As var_export() does.
    void append_double(double number)
    {
        if (UNEXPECTED(!zend_finite(number))) {
            out_.append(zend_isnan(number) ? "nan" : number > 0 ? "inf" : "-inf", zend_isnan(number) || number > 0 ? 3 : 4);
            return;
        }
        const size_t start = out_.length();
        text::append_double_as_configured(out_, number, true);
        for (size_t at = start; at < out_.length(); ++at) {
            if (*out_.since(at) == 'e') {
                out_.replace(at, 'E');
            }
        }
    }

    Buffer &out_;
    // The name of the table that is written, with dots.
    Buffer prefix_;
    // Those of the tables around come first.
    Below *below_ = nullptr;
    size_t below_count_ = 0;
    size_t below_room_ = 0;
};

} // namespace

bool write(Buffer &out, const char *message_pack)
{
    Walker walker(message_pack);
    const Value root = walker.next();

    return root.kind == ValueKind::MAP && Writer(out).table(walker, root.length);
}

} // namespace kiln::toml
