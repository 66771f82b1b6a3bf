#include "writer.h"

#include "../binary/walker.h"
#include "../text/numbers.h"
#include "texts.h"

#include <cmath>

namespace kiln::toml {

namespace {

using binary::Value;
using binary::ValueKind;
using binary::Walker;
using text::Buffer;

bool has_escapes(const Value &text)
{
    return (marks_of(text.bytes, text.length) & ESCAPES) != 0;
}

class Writer {
public:
    explicit Writer(Buffer &out) : out_(out) { prefix_.open(0); }

    Writer(Buffer &out, const Buffer &prefix) : Writer(out) { prefix_.append(prefix.since(0), prefix.length()); }

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

    // On one line.
    bool inline_value(Walker &walker)
    {
        const Value value = walker.next();

        return append_inline(value, walker);
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
                if (EXPECTED(!has_escapes(value) && !has_separator(value.bytes, value.length))) {
                    append_plain("\"", 1, value);
                } else {
                    append_string(out_, value.bytes, value.length);
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
        } else if (EXPECTED(is_bare(key.bytes, key.length))) {
            to.append(key.bytes, key.length);
        } else {
            append_string(to, key.bytes, key.length);
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

bool write_inline(Buffer &out, const char *message_pack)
{
    Walker walker(message_pack);

    return Writer(out).inline_value(walker);
}

bool write_table(Buffer &out, const Buffer &prefix, const char *message_pack, uint32_t &count)
{
    Walker walker(message_pack);
    const Value table = walker.next();
    count = static_cast<uint32_t>(table.length);

    return Writer(out, prefix).table(walker, table.length);
}

binary::ValueKind kind_of(const char *message_pack)
{
    return Walker(message_pack).next().kind;
}

} // namespace kiln::toml
