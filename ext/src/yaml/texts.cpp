#include "texts.h"

#include "../text/escape.h"

#include <initializer_list>
#include <strings.h>

namespace kiln::yaml {

namespace {

using text::Buffer;

enum Class : uint8_t {
    // Surely text between spaces and colons: no indicator but where it means nothing.
    SAFE = 1,
    // A space or colon, which a safe one must follow.
    SEPARATOR = 2,
    // What a plain text may begin with.
    BEGINS = 4,
    DIGIT = 8,
    // Letters of no number, date or time.
    TELLING = 16,
    // A control character, but a tab or line feed.
    CONTROL = 32,
    LINE_FEED = 64,
    BEYOND_ASCII = 128,
};

struct Classes {
    uint8_t of[256];

    constexpr Classes() : of()
    {
        for (int byte = 0; byte < 256; ++byte) {
            const bool is_digit = byte >= '0' && byte <= '9';
            const bool is_letter = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
            uint8_t found = 0;
            if (is_digit) {
                found |= SAFE | DIGIT;
            }
            if (is_letter) {
                found |= SAFE | BEGINS;
            }
            if (byte >= 0x80) {
                found |= SAFE | BEGINS | BEYOND_ASCII;
            }
            for (const char safe : {'!', '$', '%', '&', '(', ')', '*', '+', ',', '-', '.', '/', ';', '=', '?', '@', '^', '_', '~', '"', '\''}) {
                if (byte == static_cast<unsigned char>(safe)) {
                    found |= SAFE;
                }
            }
            for (const char first : {'_', '/', '(', '$'}) {
                if (byte == static_cast<unsigned char>(first)) {
                    found |= BEGINS;
                }
            }
            if (is_letter) {
                const int lower = byte | 0x20;
                if ((lower >= 'g' && lower <= 'n') || (lower >= 'p' && lower <= 's') || (lower >= 'u' && lower <= 'w') || lower == 'y') {
                    found |= TELLING;
                }
            }
            if (byte == ' ' || byte == ':') {
                found |= SEPARATOR;
            }
            if (byte == '\n') {
                found |= LINE_FEED;
            } else if (byte == 0x7f || (byte < 0x20 && byte != '\t')) {
                found |= CONTROL;
            }
            of[byte] = found;
        }
    }
};

constexpr Classes CLASSES;

uint8_t class_of(char byte)
{
    return CLASSES.of[static_cast<unsigned char>(byte)];
}

// What YAML 1.1 or 1.2 takes for null or a bool.
bool is_word(const char *bytes, size_t length)
{
    constexpr const char *WORDS[] = {"null", "true", "false", "yes", "no", "on", "off", "y", "n"};
    constexpr size_t LONGEST = 5;
    if (EXPECTED(length > LONGEST)) {
        return false;
    }
    for (const char *word : WORDS) {
        if (strlen(word) == length && strncasecmp(word, bytes, length) == 0) {
            return true;
        }
    }

    return false;
}

// A character that is not seen, or a line break of YAML 1.1: U+0080 to U+00A0, U+2028, U+2029,
// U+FEFF, U+FFFE and U+FFFF. Its length, or 0 for another one.
size_t special_length(const char *at, const char *end)
{
    const auto first = static_cast<unsigned char>(at[0]);
    const ptrdiff_t left = end - at;
    const auto second = left > 1 ? static_cast<unsigned char>(at[1]) : 0;
    const auto third = left > 2 ? static_cast<unsigned char>(at[2]) : 0;
    switch (first) {
        case 0xc2: return second >= 0x80 && second <= 0xa0 ? 2 : 0;
        case 0xe2: return second == 0x80 && (third == 0xa8 || third == 0xa9) ? 3 : 0;
        case 0xef: return (second == 0xbb && third == 0xbf) || (second == 0xbf && (third == 0xbe || third == 0xbf)) ? 3 : 0;
        default: return 0;
    }
}

bool has_special(const char *bytes, size_t length)
{
    const char *const end = bytes + length;
    for (const char *at = bytes; at < end; ++at) {
        if (static_cast<unsigned char>(*at) >= 0xc2 && special_length(at, end) > 0) {
            return true;
        }
    }

    return false;
}

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
    out.append('\'');
    const char *at = bytes;
    const char *const end = bytes + length;
    while (true) {
        const auto *quote = static_cast<const char *>(memchr(at, '\'', static_cast<size_t>(end - at)));
        if (quote == nullptr) {
            break;
        }
        out.append(at, static_cast<size_t>(quote + 1 - at));
        out.append('\'');
        at = quote + 1;
    }
    out.append(at, static_cast<size_t>(end - at));
    out.append('\'');
}

} // namespace

Look look_at(const char *bytes, size_t length)
{
    unsigned all = 0;
    unsigned wrong = 0;
    // As behind a separator: what the text begins with must be safe.
    unsigned before = SEPARATOR;
    unsigned tabs = 0;
    for (size_t i = 0; i < length; ++i) {
        const unsigned found = class_of(bytes[i]);
        all |= found;
        // What is neither safe nor parts what is, and two that part.
        wrong |= ~(found | found >> 1) & SAFE;
        wrong |= before >> 1 & ~found & SAFE;
        tabs |= static_cast<unsigned>(bytes[i] == '\t');
        before = found;
    }
    bool is_plain = (wrong & SAFE) == 0 && (before & SEPARATOR) == 0;
    if (is_plain) {
        const uint8_t first = class_of(bytes[0]);
        is_plain = (first & BEGINS) != 0 ? !is_word(bytes, length) : (first & DIGIT) != 0 && (all & TELLING) != 0;
    }
    const bool has_special = (all & CONTROL) != 0 || ((all & BEYOND_ASCII) != 0 && yaml::has_special(bytes, length));

    return {is_plain && !has_special, has_special, tabs != 0, (all & LINE_FEED) != 0, (all & BEYOND_ASCII) == 0};
}

void append_on_one_line(Buffer &out, const char *bytes, size_t length, const Look &look)
{
    if (look.is_plain) {
        out.append(bytes, length);
    } else if (!look.has_special && !look.has_tab && !look.has_line_feed) {
        append_quoted(out, bytes, length);
    } else {
        append_as_json(out, bytes, length);
    }
}

bool can_be_block(const char *bytes, size_t length)
{
    if (*bytes == ' ' || *bytes == '\t' || *bytes == '\n') {
        return false;
    }
    bool is_blank = false;
    uint8_t all = 0;
    // The end of the text ends a line too.
    for (size_t i = 0, start = 0; i <= length; ++i) {
        if (i == length || bytes[i] == '\n') {
            if (is_blank && i > start) {
                return false;
            }
            start = i + 1;
            is_blank = true;
        } else {
            const uint8_t found = class_of(bytes[i]);
            all |= found;
            is_blank = is_blank && (bytes[i] == ' ' || bytes[i] == '\t');
        }
    }

    return (all & CONTROL) == 0 && ((all & BEYOND_ASCII) == 0 || !has_special(bytes, length));
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
