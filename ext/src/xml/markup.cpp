#include "markup.h"

#include "../text/any_byte.h"
#include "../text/utf8.h"

#include <bit>

namespace kiln::xml {

namespace {

struct Escape {
    const char *bytes;
    uint8_t length;
};

constexpr Escape NO_ESCAPE = {nullptr, 0};

Escape escape_of(char byte, Where where)
{
    switch (byte) {
        case '&': return {"&amp;", 5};
        case '<': return {"&lt;", 4};
        case '>': return {"&gt;", 4};
        case '\r': return {"&#13;", 5};
        case '"': return where == Where::ATTRIBUTE ? Escape{"&quot;", 6} : NO_ESCAPE;
        case '\t': return where == Where::ATTRIBUTE ? Escape{"&#9;", 4} : NO_ESCAPE;
        case '\n': return where == Where::ATTRIBUTE ? Escape{"&#10;", 5} : NO_ESCAPE;
        default: return NO_ESCAPE;
    }
}

#if defined(__x86_64__)

const char *find_special(const char *from, const char *end, bool is_attribute)
{
    using namespace text::plain::sse2;
    for (; static_cast<size_t>(end - from) >= BLOCK; from += BLOCK) {
        const auto found = static_cast<uint32_t>(_mm_movemask_epi8(is_attribute ? special<true>(load(from)) : special<false>(load(from))));
        if (found != 0) {
            return from + std::countr_zero(found);
        }
    }
    while (from < end && is_ordinary(*from, is_attribute)) {
        ++from;
    }

    return from;
}

#else

const char *find_special(const char *from, const char *end, bool is_attribute)
{
    while (from < end && is_ordinary(*from, is_attribute)) {
        ++from;
    }

    return from;
}

#endif

// U+FFFE and U+FFFF alone, of what is UTF-8.
bool has_no_characters(const char *bytes, size_t length)
{
    const char *const end = bytes + length;
    while ((bytes = static_cast<const char *>(memchr(bytes, '\xEF', static_cast<size_t>(end - bytes)))) != nullptr) {
        if (bytes[1] == '\xBF' && (bytes[2] == '\xBE' || bytes[2] == '\xBF')) {
            return true;
        }
        ++bytes;
    }

    return false;
}

bool are_characters(const char *bytes, size_t length)
{
    const bool has_controls = text::any_byte(bytes, length, [](auto byte) { return (byte < ' ') & (byte != '\t') & (byte != '\n') & (byte != '\r'); });

    return !has_controls && (EXPECTED(text::is_ascii(bytes, length)) || (text::is_utf8_beyond_ascii(bytes, length) && !has_no_characters(bytes, length)));
}

bool append_escaped(text::Buffer &out, const char *bytes, size_t length, Where where)
{
    const bool is_attribute = where == Where::ATTRIBUTE;
    const char *const end = bytes + length;
    const char *plain = bytes;
    const char *at = bytes;
    while ((at = find_special(at, end, is_attribute)) < end) {
        const Escape escape = escape_of(*at, where);
        if (escape.length != 0) {
            out.append(plain, static_cast<size_t>(at - plain));
            out.append(escape.bytes, escape.length);
            plain = at + 1;
        }
        ++at;
    }
    out.append(plain, static_cast<size_t>(end - plain));

    return true;
}

// A carriage return stands outside of the section, and the end of one in two.
void append_section(text::Buffer &out, const char *bytes, size_t length)
{
    const char *const end = bytes + length;
    const char *plain = bytes;
    out.append("<![CDATA[", 9);
    for (const char *at = bytes; at < end; ++at) {
        if (UNEXPECTED(*at == '\r')) {
            out.append(plain, static_cast<size_t>(at - plain));
            out.append("]]>&#13;<![CDATA[", 17);
            plain = at + 1;
        } else if (UNEXPECTED(*at == ']' && end - at > 2 && at[1] == ']' && at[2] == '>')) {
            out.append(plain, static_cast<size_t>(at - plain));
            out.append("]]]]><![CDATA[>", 15);
            at += 2;
            plain = at + 1;
        }
    }
    out.append(plain, static_cast<size_t>(end - plain));
    out.append("]]>", 3);
}

} // namespace

bool append_text(text::Buffer &out, const char *bytes, size_t length, Where where)
{
    if (UNEXPECTED(length == 0)) {
        return true;
    }
    if (where != Where::SECTION) {
        char *const to = out.room(length + SPARE);
        if (where == Where::ELEMENT ? copy_ordinary<false>(to, bytes, length) : copy_ordinary<true>(to, bytes, length)) {
            out.wrote(to + length);
            return true;
        }
    }
    if (UNEXPECTED(!are_characters(bytes, length))) {
        return false;
    }
    if (where == Where::SECTION) {
        append_section(out, bytes, length);
        return true;
    }

    return append_escaped(out, bytes, length, where);
}

bool is_ascii_name(const char *bytes, size_t length)
{
    const auto is_letter = [](char byte) { return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte == '_'; };
    if (length == 0 || !is_letter(*bytes)) {
        return false;
    }
    for (size_t at = 1; at < length; ++at) {
        if (!is_letter(bytes[at]) && !(bytes[at] >= '0' && bytes[at] <= '9') && bytes[at] != '-' && bytes[at] != '.') {
            return false;
        }
    }

    return true;
}

} // namespace kiln::xml
