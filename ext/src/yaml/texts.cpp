#include "texts.h"

#include "../text/copy.h"
#include "../text/escape.h"

namespace kiln::yaml {

namespace {

using text::Buffer;

void append_escaped(Buffer &out, const char *at, size_t length)
{
    constexpr char HEX[] = "0123456789abcdef";
    const auto first = static_cast<unsigned char>(at[0]);
    const auto low = static_cast<uint32_t>(static_cast<unsigned char>(at[length - 1]) & 0x3f);
    const uint32_t code = length == 1 ? first
        : length == 2                 ? (first & 0x1fU) << 6 | low
                                      : (first & 0x0fU) << 12 | (static_cast<unsigned char>(at[1]) & 0x3fU) << 6 | low;
    const char escape[] = {'\\', 'u', HEX[code >> 12 & 0xf], HEX[code >> 8 & 0xf], HEX[code >> 4 & 0xf], HEX[code & 0xf]};
    out.append(escape, sizeof(escape));
}

// Strings of JSON are strings of YAML; what JSON leaves as it is, YAML may not.
void append_as_json(Buffer &out, const char *bytes, size_t length)
{
    Buffer json;
    json.open(length + 16);
    text::append_string(json, bytes, length, {false, false});
    const char *at = json.since(0);
    const char *const end = at + json.length();
    while (at < end) {
        const size_t special = *at == '\x7f' ? 1 : special_length(at, end);
        if (special > 0) {
            append_escaped(out, at, special);
            at += special;
        } else {
            out.append(*at);
            ++at;
        }
    }
    json.discard();
}

void append_quoted(Buffer &out, const char *bytes, size_t length)
{
    const char *at = bytes;
    const char *const end = bytes + length;
    out.append('\'');
    while (const auto *quote = static_cast<const char *>(memchr(at, '\'', static_cast<size_t>(end - at)))) {
        out.append(at, static_cast<size_t>(quote + 1 - at));
        out.append('\'');
        at = quote + 1;
    }
    const auto rest = static_cast<size_t>(end - at);
    char *const to = out.room(rest + 1);
    text::copy_is_ascii(to, at, rest);
    to[rest] = '\'';
    out.wrote(to + rest + 1);
}

} // namespace

void append_on_one_line(Buffer &out, const char *bytes, size_t length, const Look &look)
{
    if (look.is_plain()) {
        char *const to = out.room(length);
        text::copy_is_ascii(to, bytes, length);
        out.wrote(to + length);
    } else if (look.can_be_quoted()) {
        append_quoted(out, bytes, length);
    } else {
        append_as_json(out, bytes, length);
    }
}

bool can_be_block(const char *bytes, size_t length, const Look &look)
{
    if (look.has_special() || *bytes == ' ' || *bytes == '\t' || *bytes == '\n') {
        return false;
    }
    bool is_blank = false;
    // The end of the text ends a line too.
    for (size_t i = 0, start = 0; i <= length; ++i) {
        if (i == length || bytes[i] == '\n') {
            if (is_blank && i > start) {
                return false;
            }
            start = i + 1;
            is_blank = true;
        } else {
            is_blank = is_blank && (bytes[i] == ' ' || bytes[i] == '\t');
        }
    }

    return true;
}

void append_block(Buffer &out, const char *bytes, size_t length, size_t indentation)
{
    size_t end = length;
    while (end > 0 && bytes[end - 1] == '\n') {
        --end;
    }
    const size_t breaks = length - end;
    out.append(breaks == 0 ? "|-\n" : breaks == 1 ? "|\n" : "|+\n", breaks == 1 ? 2 : 3);
    size_t at = 0;
    while (true) {
        const auto *feed = static_cast<const char *>(memchr(bytes + at, '\n', end - at));
        const size_t stop = feed == nullptr ? end : static_cast<size_t>(feed - bytes);
        if (stop > at) {
            append_spaces(out, indentation);
            out.append(bytes + at, stop - at);
        }
        if (feed == nullptr) {
            break;
        }
        out.append('\n');
        at = stop + 1;
    }
    for (size_t i = 1; i < breaks; ++i) {
        out.append('\n');
    }
}

} // namespace kiln::yaml
