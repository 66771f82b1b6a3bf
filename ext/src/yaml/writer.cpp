#include "writer.h"

#include "../binary/walker.h"
#include "../text/numbers.h"
#include "texts.h"

namespace kiln::yaml {

namespace {

using binary::Value;
using binary::ValueKind;
using binary::Walker;
using text::Buffer;

constexpr size_t STEP = 2;

// Bytes that a key without "?" may have.
constexpr size_t LONGEST_KEY = 1024;

class Writer {
public:
    Writer(Buffer &out, Walker walker) : out_(out), walker_(walker) {}

    bool document()
    {
        const Value root = walker_.next();
        if (root.is_container() && root.length > 0) {
            return root.kind == ValueKind::LIST ? list(root.length, 0) : map(root.length, 0);
        }
        if (root.kind == ValueKind::TEXT) {
            append_on_one_line(out_, root.bytes, root.length);
        } else if (!scalar(root)) {
            return false;
        }
        out_.append('\n');

        return true;
    }

private:
    // The first line is indented already.
    bool map(size_t count, size_t indentation)
    {
        for (size_t i = 0; i < count; ++i) {
            if (i > 0) {
                append_spaces(out_, indentation);
            }
            key(walker_.next(), indentation);
            const Value value = walker_.next();
            if (value.is_container() && value.length > 0) {
                out_.append('\n');
                append_spaces(out_, indentation + STEP);
                if (!inside(value, indentation + STEP)) {
                    return false;
                }
                continue;
            }
            out_.append(' ');
            if (!line(value, indentation)) {
                return false;
            }
        }

        return true;
    }

    bool list(size_t count, size_t indentation)
    {
        for (size_t i = 0; i < count; ++i) {
            if (i > 0) {
                append_spaces(out_, indentation);
            }
            out_.append("- ", 2);
            const Value value = walker_.next();
            const bool is_written = value.is_container() && value.length > 0 ? inside(value, indentation + STEP) : line(value, indentation);
            if (!is_written) {
                return false;
            }
        }

        return true;
    }

    bool inside(const Value &value, size_t indentation)
    {
        return value.kind == ValueKind::LIST ? list(value.length, indentation) : map(value.length, indentation);
    }

    void key(const Value &key, size_t indentation)
    {
        if (key.kind == ValueKind::INTEGER) {
            const bool is_negative = key.integer < 0;
            if (is_negative) {
                out_.append('\'');
            }
            integer(key.integer);
            out_.append(is_negative ? "':" : ":", is_negative ? 2 : 1);
            return;
        }
        const size_t start = out_.length();
        append_on_one_line(out_, key.bytes, key.length);
        if (UNEXPECTED(out_.length() - start > LONGEST_KEY)) {
            out_.insert(start, 2);
            out_.replace(start, "? ", 2);
            out_.append('\n');
            append_spaces(out_, indentation);
        }
        out_.append(':');
    }

    bool line(const Value &value, size_t indentation)
    {
        if (value.kind == ValueKind::TEXT) {
            if (UNEXPECTED(can_be_block(value.bytes, value.length))) {
                append_block(out_, value.bytes, value.length, indentation + STEP);
            } else {
                append_on_one_line(out_, value.bytes, value.length);
            }
        } else if (!scalar(value)) {
            return false;
        }
        out_.append('\n');

        return true;
    }

    bool scalar(const Value &value)
    {
        switch (value.kind) {
            case ValueKind::NOTHING: out_.append("null", 4); return true;
            case ValueKind::FALSE: out_.append("false", 5); return true;
            case ValueKind::TRUE: out_.append("true", 4); return true;
            case ValueKind::INTEGER: integer(value.integer); return true;
            case ValueKind::DOUBLE: floating_point(value.number); return true;
            case ValueKind::LIST: out_.append("[]", 2); return true;
            case ValueKind::MAP: out_.append("{}", 2); return true;
            default: return false;
        }
    }

    void integer(int64_t value) { out_.wrote(text::write_integer(out_.room(text::LONGEST_NUMBER), static_cast<zend_long>(value))); }

    void floating_point(double value)
    {
        if (EXPECTED(zend_finite(value))) {
            out_.wrote(text::write_double(out_.room(text::LONGEST_NUMBER), value, true));
        } else {
            out_.append(zend_isnan(value) ? ".nan" : value > 0 ? ".inf" : "-.inf", zend_isnan(value) || value > 0 ? 4 : 5);
        }
    }

    Buffer &out_;
    Walker walker_;
};

} // namespace

bool write(Buffer &out, const char *message_pack)
{
    return Writer(out, Walker(message_pack)).document();
}

} // namespace kiln::yaml
