#include "escape.h"

#include <bit>
#include <cstdint>

#if defined(__x86_64__)
#define KILN_X86_64 1
#include <immintrin.h>
#endif

namespace kiln::text {

namespace {

constexpr unsigned char FIRST_PLAIN = 0x20;
constexpr unsigned char FIRST_BEYOND_ASCII = 0x80;

// The longest that one character becomes: a surrogate pair, "\ud83d\ude00".
constexpr size_t LONGEST_ESCAPE = 12;

// Blocks are stored whole, also where only some of their bytes count.
constexpr size_t WIDEST_BLOCK = 32;

constexpr size_t QUOTES = 2;

constexpr char HEX[] = "0123456789abcdef";

// What stands behind the backslash; RFC 8259, section 7.
struct Letters {
    char of[FIRST_BEYOND_ASCII];

    constexpr Letters() : of()
    {
        of['"'] = '"';
        of['\\'] = '\\';
        of['/'] = '/';
        of['\b'] = 'b';
        of['\f'] = 'f';
        of['\n'] = 'n';
        of['\r'] = 'r';
        of['\t'] = 't';
    }
};

constexpr Letters LETTERS;

// How many escapes of two characters there is always room for.
constexpr size_t SPARE = 32;

// What is between the quotation marks and where it goes.
struct Cursor {
    const char *from;
    const char *end;
    char *to;
    size_t spare;
};

// Writes an escape of two characters, such as "\/", where one stands and there is
// still room for it.
inline bool write_short_escape(Cursor &cursor)
{
    const auto code = static_cast<unsigned char>(*cursor.from);
    if (code >= FIRST_BEYOND_ASCII || LETTERS.of[code] == '\0' || cursor.spare == 0) {
        return false;
    }
    cursor.to[0] = '\\';
    cursor.to[1] = LETTERS.of[code];
    cursor.to += 2;
    ++cursor.from;
    --cursor.spare;

    return true;
}

// The character that is escaped though JSON does not demand it, or one that is
// escaped anyway: so there is nothing to ask for each block.
char escaped_by_choice(Escapes escapes)
{
    return escapes.slashes ? '/' : '"';
}

bool is_plain(char byte, char by_choice)
{
    const auto code = static_cast<unsigned char>(byte);

    return code >= FIRST_PLAIN && code < FIRST_BEYOND_ASCII && byte != '"' && byte != '\\' && byte != by_choice;
}

void copy_plain_bytes(Cursor &cursor, char by_choice)
{
    while (cursor.from < cursor.end && is_plain(*cursor.from, by_choice)) {
        *cursor.to++ = *cursor.from++;
    }
}

// Copies up to a byte that is not written as it is; short escapes it may write
// itself. There is room for all the rest of the string, and a block more.
using CopyPlain = void (*)(Cursor &cursor, char by_choice);

namespace word {

constexpr uint64_t each(unsigned char byte)
{
    return 0x0101010101010101ULL * byte;
}

// Exact only as to whether there is any; see "Determine if a word has a byte
// less than n" in Anderson's Bit Twiddling Hacks.
uint64_t has_zero(uint64_t word)
{
    return (word - each(1)) & ~word & each(0x80);
}

void copy_plain(Cursor &cursor, char by_choice)
{
    while (cursor.end - cursor.from >= 8) {
        uint64_t block;
        memcpy(&block, cursor.from, sizeof(block));
        const uint64_t special = (block & each(0x80))
            | ((block - each(FIRST_PLAIN)) & ~block & each(0x80))
            | has_zero(block ^ each('"'))
            | has_zero(block ^ each('\\'))
            | has_zero(block ^ each(static_cast<unsigned char>(by_choice)));
        if (special != 0) {
            break;
        }
        memcpy(cursor.to, &block, sizeof(block));
        cursor.from += sizeof(block);
        cursor.to += sizeof(block);
    }
    copy_plain_bytes(cursor, by_choice);
}

} // namespace word

#ifdef KILN_X86_64

namespace sse2 {

struct Tests {
    __m128i quote;
    __m128i backslash;
    __m128i by_choice;
    __m128i first_plain;

    explicit Tests(char chosen)
        : quote(_mm_set1_epi8('"')),
          backslash(_mm_set1_epi8('\\')),
          by_choice(_mm_set1_epi8(chosen)),
          first_plain(_mm_set1_epi8(FIRST_PLAIN))
    {
    }

    // A bit for each byte. As a signed number, what is beyond ASCII is less than
    // the first plain character too.
    uint32_t special(__m128i block) const
    {
        const __m128i in_order = _mm_cmplt_epi8(block, first_plain);
        const __m128i escaped = _mm_or_si128(_mm_cmpeq_epi8(block, quote), _mm_cmpeq_epi8(block, backslash));
        const __m128i chosen = _mm_cmpeq_epi8(block, by_choice);

        return static_cast<uint32_t>(_mm_movemask_epi8(_mm_or_si128(_mm_or_si128(in_order, escaped), chosen)));
    }
};

void advance(Cursor &cursor, size_t bytes)
{
    cursor.from += bytes;
    cursor.to += bytes;
}

// 8 to 15 bytes: the first eight and the last eight, which may overlap. What
// is special is then special in the first ones already.
void copy_plain_halves(Cursor &cursor, const Tests &tests)
{
    const auto count = static_cast<size_t>(cursor.end - cursor.from);
    const __m128i first = _mm_loadl_epi64(reinterpret_cast<const __m128i *>(cursor.from));
    const __m128i last = _mm_loadl_epi64(reinterpret_cast<const __m128i *>(cursor.end - 8));
    _mm_storel_epi64(reinterpret_cast<__m128i *>(cursor.to), first);
    _mm_storel_epi64(reinterpret_cast<__m128i *>(cursor.to + count - 8), last);
    const uint32_t special = tests.special(_mm_unpacklo_epi64(first, last));
    if (EXPECTED(special == 0)) {
        advance(cursor, count);
        return;
    }
    const auto position = static_cast<size_t>(std::countr_zero(special));
    advance(cursor, position < 8 ? position : count - 16 + position);
}

// 4 to 7 bytes, likewise.
void copy_plain_quarters(Cursor &cursor, const Tests &tests)
{
    const auto count = static_cast<size_t>(cursor.end - cursor.from);
    uint32_t first;
    uint32_t last;
    memcpy(&first, cursor.from, sizeof(first));
    memcpy(&last, cursor.end - sizeof(last), sizeof(last));
    memcpy(cursor.to, &first, sizeof(first));
    memcpy(cursor.to + count - sizeof(last), &last, sizeof(last));
    const uint64_t both = first | static_cast<uint64_t>(last) << 32;
    const uint32_t special = tests.special(_mm_cvtsi64_si128(static_cast<long long>(both))) & 0xff;
    if (EXPECTED(special == 0)) {
        advance(cursor, count);
        return;
    }
    const auto position = static_cast<size_t>(std::countr_zero(special));
    advance(cursor, position < 4 ? position : count - 8 + position);
}

void copy_plain(Cursor &cursor, char by_choice)
{
    const Tests tests(by_choice);
    while (cursor.end - cursor.from >= 16) {
        const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i *>(cursor.from));
        _mm_storeu_si128(reinterpret_cast<__m128i *>(cursor.to), block);
        const uint32_t special = tests.special(block);
        if (special == 0) {
            advance(cursor, 16);
            continue;
        }
        advance(cursor, static_cast<size_t>(std::countr_zero(special)));
        if (!write_short_escape(cursor)) {
            return;
        }
    }
    if (cursor.end - cursor.from >= 8) {
        copy_plain_halves(cursor, tests);
    } else if (cursor.end - cursor.from >= 4) {
        copy_plain_quarters(cursor, tests);
    } else {
        copy_plain_bytes(cursor, by_choice);
    }
}

} // namespace sse2

namespace avx2 {

__attribute__((target("avx2"))) void copy_plain(Cursor &cursor, char by_choice)
{
    const __m256i quote = _mm256_set1_epi8('"');
    const __m256i backslash = _mm256_set1_epi8('\\');
    const __m256i chosen = _mm256_set1_epi8(by_choice);
    const __m256i first_plain = _mm256_set1_epi8(FIRST_PLAIN);
    while (cursor.end - cursor.from >= 32) {
        const __m256i block = _mm256_loadu_si256(reinterpret_cast<const __m256i *>(cursor.from));
        _mm256_storeu_si256(reinterpret_cast<__m256i *>(cursor.to), block);
        const __m256i in_order = _mm256_cmpgt_epi8(first_plain, block);
        const __m256i escaped = _mm256_or_si256(_mm256_cmpeq_epi8(block, quote), _mm256_cmpeq_epi8(block, backslash));
        const __m256i any = _mm256_or_si256(_mm256_or_si256(in_order, escaped), _mm256_cmpeq_epi8(block, chosen));
        const auto special = static_cast<uint32_t>(_mm256_movemask_epi8(any));
        if (special == 0) {
            cursor.from += 32;
            cursor.to += 32;
            continue;
        }
        const auto position = static_cast<size_t>(std::countr_zero(special));
        cursor.from += position;
        cursor.to += position;
        if (!write_short_escape(cursor)) {
            return;
        }
    }
    sse2::copy_plain(cursor, by_choice);
}

} // namespace avx2

#endif

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
    const char letter = LETTERS.of[static_cast<unsigned char>(byte)];
    if (UNEXPECTED(letter == '\0')) {
        return write_unit(to, static_cast<unsigned char>(byte));
    }
    to[0] = '\\';
    to[1] = letter;

    return to + 2;
}

struct Character {
    // 0 where there is none.
    size_t length;
    uint32_t code_point;
};

bool continues(unsigned char byte)
{
    return (byte & 0xc0) == 0x80;
}

// One character beyond ASCII: RFC 3629, section 4.
Character decode(const char *from, const char *end)
{
    constexpr Character NONE = {0, 0};
    const auto *bytes = reinterpret_cast<const unsigned char *>(from);
    const auto available = end - from;
    const uint32_t first = bytes[0];
    if (first < 0xe0) {
        if (first < 0xc2 || available < 2 || !continues(bytes[1])) {
            return NONE;
        }
        return {2, (first & 0x1f) << 6 | (bytes[1] & 0x3fU)};
    }
    if (first < 0xf0) {
        if (available < 3 || !continues(bytes[1]) || !continues(bytes[2])) {
            return NONE;
        }
        const uint32_t code_point = (first & 0xf) << 12 | (bytes[1] & 0x3fU) << 6 | (bytes[2] & 0x3fU);
        const bool is_surrogate = (code_point & 0xf800) == 0xd800;
        return code_point < 0x800 || is_surrogate ? NONE : Character{3, code_point};
    }
    if (first > 0xf4 || available < 4 || !continues(bytes[1]) || !continues(bytes[2]) || !continues(bytes[3])) {
        return NONE;
    }
    const uint32_t code_point
        = (first & 0x7) << 18 | (bytes[1] & 0x3fU) << 12 | (bytes[2] & 0x3fU) << 6 | (bytes[3] & 0x3fU);

    return code_point < 0x10000 || code_point > 0x10ffff ? NONE : Character{4, code_point};
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
    return static_cast<unsigned char>(byte) >= FIRST_BEYOND_ASCII;
}

size_t room_for_rest(const Cursor &cursor)
{
    return static_cast<size_t>(cursor.end - cursor.from) + QUOTES + LONGEST_ESCAPE + WIDEST_BLOCK + SPARE;
}

// What stands where copying plain characters has stopped, and its like behind it.
bool write_special(Cursor &cursor, Buffer &out, Escapes escapes)
{
    do {
        if (UNEXPECTED(static_cast<size_t>(out.end() - cursor.to) < room_for_rest(cursor))) {
            out.wrote(cursor.to);
            cursor.to = out.room(room_for_rest(cursor));
        }
        cursor.spare = SPARE;
        if (is_beyond_ascii(*cursor.from)) {
            if (UNEXPECTED(!write_beyond_ascii(cursor, escapes))) {
                return false;
            }
        } else {
            cursor.to = write_escape(cursor.to, *cursor.from);
            ++cursor.from;
        }
    } while (cursor.from < cursor.end && !is_plain(*cursor.from, escaped_by_choice(escapes)));

    return true;
}

template <CopyPlain copy_plain>
bool append_by(Buffer &out, const char *bytes, size_t length, Escapes escapes)
{
    Cursor cursor = {bytes, bytes + length, nullptr, SPARE};
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

// From this length on a wider block is worth a call through a pointer.
constexpr size_t LONG = 64;

Append append_long = append_by<sse2::copy_plain>;

#endif

} // namespace

#ifdef KILN_X86_64

void detect_width()
{
    if (has_width(Width::AVX2)) {
        append_long = append_by<avx2::copy_plain>;
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

    return append_by<sse2::copy_plain>(out, bytes, length, escapes);
}

bool append_string_by(Width width, Buffer &out, const char *bytes, size_t length, Escapes escapes)
{
    switch (width) {
        case Width::WORD: return append_by<word::copy_plain>(out, bytes, length, escapes);
        case Width::SSE2: return append_by<sse2::copy_plain>(out, bytes, length, escapes);
        case Width::AVX2: return append_by<avx2::copy_plain>(out, bytes, length, escapes);
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
    return append_by<word::copy_plain>(out, bytes, length, escapes);
}

bool append_string_by(Width, Buffer &out, const char *bytes, size_t length, Escapes escapes)
{
    return append_string(out, bytes, length, escapes);
}

#endif

} // namespace kiln::text
