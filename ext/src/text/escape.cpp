#include "escape.h"

#include "character.h"
#include "plain/cursor.h"
#include "plain/word.h"

#include <cstdint>

#if defined(__x86_64__)
#define KILN_X86_64 1
#include "plain/avx2.h"
#include "plain/sse2.h"
#endif

namespace kiln::text {

namespace {

using plain::Cursor;

// The longest that one character becomes: a surrogate pair, "\ud83d\ude00".
constexpr size_t LONGEST_ESCAPE = 12;

constexpr size_t QUOTES = 2;

constexpr char HEX[] = "0123456789abcdef";

char escaped_by_choice(Escapes escapes)
{
    return escapes.slashes ? '/' : '"';
}

char *write_unit(char *to, uint32_t unit)
{
    to[0] = '\\';
    to[1] = 'u';
    to[2] = HEX[unit >> 12 & 0xf];
    to[3] = HEX[unit >> 8 & 0xf];
    to[4] = HEX[unit >> 4 & 0xf];
    to[5] = HEX[unit & 0xf];

    return to + 6;
}

char *write_code_point(char *to, uint32_t code_point)
{
    if (code_point < 0x10000) {
        return write_unit(to, code_point);
    }
    code_point -= 0x10000;
    to = write_unit(to, 0xd800 | code_point >> 10);

    return write_unit(to, 0xdc00 | (code_point & 0x3ff));
}

char *write_escape(char *to, char byte)
{
    const char letter = plain::LETTERS.of[static_cast<unsigned char>(byte)];
    if (UNEXPECTED(letter == '\0')) {
        return write_unit(to, static_cast<unsigned char>(byte));
    }
    to[0] = '\\';
    to[1] = letter;

    return to + 2;
}

// Line separators are line ends in old JavaScript, though not in JSON.
bool is_line_separator(uint32_t code_point)
{
    return code_point == 0x2028 || code_point == 0x2029;
}

bool write_beyond_ascii(Cursor &cursor, Escapes escapes)
{
    const Character character = decode(cursor.from, cursor.end);
    if (UNEXPECTED(character.length == 0)) {
        return false;
    }
    if (escapes.unicode || UNEXPECTED(is_line_separator(character.code_point))) {
        cursor.to = write_code_point(cursor.to, character.code_point);
    } else {
        for (size_t i = 0; i < character.length; ++i) {
            cursor.to[i] = cursor.from[i];
        }
        cursor.to += character.length;
    }
    cursor.from += character.length;

    return true;
}

bool is_beyond_ascii(char byte)
{
    return static_cast<unsigned char>(byte) >= plain::FIRST_BEYOND_ASCII;
}

size_t room_for_rest(const Cursor &cursor)
{
    return cursor.rest() + QUOTES + LONGEST_ESCAPE + plain::WIDEST_BLOCK + plain::SPARE;
}

// What stands where copying plain characters has stopped, and its like behind it.
bool write_special(Cursor &cursor, Buffer &out, Escapes escapes)
{
    do {
        if (UNEXPECTED(static_cast<size_t>(out.end() - cursor.to) < room_for_rest(cursor))) {
            out.wrote(cursor.to);
            cursor.to = out.room(room_for_rest(cursor));
        }
        cursor.spare = plain::SPARE;
        if (is_beyond_ascii(*cursor.from)) {
            if (UNEXPECTED(!write_beyond_ascii(cursor, escapes))) {
                return false;
            }
        } else {
            cursor.to = write_escape(cursor.to, *cursor.from);
            ++cursor.from;
        }
    } while (cursor.from < cursor.end && !plain::is_plain(*cursor.from, escaped_by_choice(escapes)));

    return true;
}

template <plain::Copy copy_plain>
bool append_by(Buffer &out, const char *bytes, size_t length, Escapes escapes)
{
    Cursor cursor = {bytes, bytes + length, nullptr, plain::SPARE};
    cursor.to = out.room(room_for_rest(cursor));
    *cursor.to++ = '"';
    for (;;) {
        copy_plain(cursor, escaped_by_choice(escapes));
        if (EXPECTED(cursor.from == cursor.end)) {
            break;
        }
        if (UNEXPECTED(!write_special(cursor, out, escapes))) {
            return false;
        }
    }
    *cursor.to++ = '"';
    out.wrote(cursor.to);

    return true;
}

using Append = bool (*)(Buffer &, const char *, size_t, Escapes);

#ifdef KILN_X86_64

// From this length on wider blocks are worth a call through a pointer, and what
// going over to them and back costs.
constexpr size_t LONG = 512;

Append append_long = append_by<plain::sse2::copy>;

#endif

} // namespace

#ifdef KILN_X86_64

void detect_width()
{
    if (has_width(Width::AVX2)) {
        append_long = append_by<plain::avx2::copy>;
    }
}

bool has_width(Width width)
{
    if (width != Width::AVX2) {
        return true;
    }
    __builtin_cpu_init();

    return __builtin_cpu_supports("avx2");
}

bool append_string(Buffer &out, const char *bytes, size_t length, Escapes escapes)
{
    if (length >= LONG) {
        return append_long(out, bytes, length, escapes);
    }

    return append_by<plain::sse2::copy>(out, bytes, length, escapes);
}

bool append_string_by(Width width, Buffer &out, const char *bytes, size_t length, Escapes escapes)
{
    switch (width) {
        case Width::WORD: return append_by<plain::word::copy>(out, bytes, length, escapes);
        case Width::SSE2: return append_by<plain::sse2::copy>(out, bytes, length, escapes);
        case Width::AVX2: return append_by<plain::avx2::copy>(out, bytes, length, escapes);
    }

    return false;
}

#else

void detect_width() {}

bool has_width(Width width)
{
    return width == Width::WORD;
}

bool append_string(Buffer &out, const char *bytes, size_t length, Escapes escapes)
{
    return append_by<plain::word::copy>(out, bytes, length, escapes);
}

bool append_string_by(Width, Buffer &out, const char *bytes, size_t length, Escapes escapes)
{
    return append_string(out, bytes, length, escapes);
}

#endif

} // namespace kiln::text
