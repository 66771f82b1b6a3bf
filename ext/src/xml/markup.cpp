#include "markup.h"

#include "../text/character.h"
#include "../text/utf8.h"

namespace kiln::xml {

namespace {

// The longest thing that stands for one character.
constexpr size_t LONGEST_ESCAPE = 17;

constexpr size_t BLOCK = 16;
constexpr size_t FOUR_BLOCKS = 4 * BLOCK;

// What escapes may add to four blocks, and the room for a block that is stored as a whole.
constexpr size_t AROUND = 5 * FOUR_BLOCKS + LONGEST_ESCAPE + SPARE;

// What stands for a character, where that takes a word at most and depends on nothing else.
struct Escapes {
    struct One {
        char bytes[7] = {};
        uint8_t length = 0;
    };

    One of[256];

    constexpr explicit Escapes(Where where)
    {
        const bool is_attribute = where == Where::ATTRIBUTE;
        set('\n', is_attribute ? "&#10;" : "\n");
        set('\t', is_attribute ? "&#9;" : "\t");
        if (where != Where::SECTION) {
            set('\r', "&#13;");
            set('&', "&amp;");
            set('<', "&lt;");
            set('>', "&gt;");
            set('"', "&quot;");
        }
    }

private:
    constexpr void set(char byte, const char *text)
    {
        One &one = of[static_cast<unsigned char>(byte)];
        for (; *text != '\0'; ++text) {
            one.bytes[one.length++] = *text;
        }
    }
};

template <Where WHERE>
constexpr Escapes ESCAPES{WHERE};

struct Cursor {
    const char *from;
    const char *end;
    char *to;

    size_t rest() const { return static_cast<size_t>(end - from); }

    void put(const char *bytes, size_t length)
    {
        memcpy(to, bytes, length);
        to += length;
        ++from;
    }
};

// Bytes of a character beyond ASCII; 0 where there is none that a document may have.
zend_always_inline size_t length_of(const char *from, const char *end)
{
    if (static_cast<signed char>(*from) >= 0) {
        return 0;
    }
    const text::Character character = text::decode(from, end);

    return UNEXPECTED(character.code_point == 0xFFFE || character.code_point == 0xFFFF) ? 0 : character.length;
}

// One character that does not stand for itself; false where no document may have it.
template <Where WHERE, Known KNOWN>
zend_always_inline bool put_special(Cursor &cursor)
{
    const Escapes::One &escape = ESCAPES<WHERE>.of[static_cast<unsigned char>(*cursor.from)];
    if (EXPECTED(escape.length != 0)) {
        memcpy(cursor.to, &escape, sizeof(escape));
        cursor.to += escape.length;
        ++cursor.from;
        return true;
    }
    if constexpr (WHERE == Where::SECTION) {
        // Within a section a parser would make a line feed of it.
        if (*cursor.from == '\r') {
            cursor.put("]]>&#13;<![CDATA[", 17);
            return true;
        }
        if (*cursor.from == ']') {
            const bool is_end = cursor.rest() > 2 && cursor.from[1] == ']' && cursor.from[2] == '>';
            is_end ? cursor.put("]]]]><![CDATA[>", 15) : cursor.put("]", 1);
            cursor.from += is_end ? 2 : 0;
            return true;
        }
    }
    do {
        const size_t length = length_of(cursor.from, cursor.end);
        if (UNEXPECTED(length == 0)) {
            return false;
        }
        for (size_t i = 0; i < length; ++i) {
            *cursor.to++ = *cursor.from++;
        }
    } while (KNOWN == Known::NOTHING && cursor.from < cursor.end && static_cast<signed char>(*cursor.from) < 0);

    return true;
}

#if defined(__x86_64__)

// The bytes of a block that has been stored already, where some of them are special. Those behind an escape are stored
// once more, in their new place. False where one is more than a word; a character may also be cut by the end of the block.
template <Where WHERE>
zend_always_inline bool put_block(Cursor &cursor, __m128i block, uint32_t found)
{
    unsigned __int128 rest;
    memcpy(&rest, &block, sizeof(rest));
    size_t done = 0;
    do {
        const auto position = static_cast<size_t>(std::countr_zero(found));
        const Escapes::One &escape = ESCAPES<WHERE>.of[static_cast<unsigned char>(cursor.from[position])];
        if (escape.length != 0) {
            cursor.to += position - done;
            memcpy(cursor.to, &escape, sizeof(escape));
            cursor.to += escape.length;
            rest = rest >> (8 * (position - done)) >> 8;
            memcpy(cursor.to, &rest, sizeof(rest));
            done = position + 1;
            found &= found - 1;
            continue;
        }
        const size_t length = length_of(cursor.from + position, cursor.end);
        if (UNEXPECTED(length == 0 || position + length > BLOCK)) {
            cursor.to += position - done;
            cursor.from += position;
            return length != 0;
        }
        // It stands there already.
        found &= ~(((1U << length) - 1) << position);
    } while (found != 0);
    cursor.to += BLOCK - done;
    cursor.from += BLOCK;

    return true;
}

// Whole blocks, up to what put_block() does not do.
template <Where WHERE, Known KNOWN>
zend_always_inline void put_blocks(text::Buffer &out, Cursor &shared)
{
    using namespace text::plain::sse2;
    // Of its own: through the reference, each byte that is written might change it.
    Cursor cursor = shared;
    const char *const room_end = out.end();
    bool goes_on = true;
    while (goes_on && cursor.rest() >= BLOCK) {
        const __m128i block = load(cursor.from);
        store(cursor.to, block);
        const uint32_t found = special<WHERE, KNOWN>(block);
        if (found == 0) {
            cursor.from += BLOCK;
            cursor.to += BLOCK;
            continue;
        }
        goes_on = put_block<WHERE>(cursor, block, found) && EXPECTED(static_cast<size_t>(room_end - cursor.to) >= cursor.rest() + AROUND);
    }
    shared = cursor;
}

// Copies four blocks, and gives a bit for each byte that is markup or a control character. What was seen has the highest bit of
// a byte set where that has to be looked at.
template <Where WHERE, Known KNOWN>
zend_always_inline uint64_t copy_four_blocks(char *to, const char *from, __m128i &seen)
{
    using namespace text::plain::sse2;
    uint64_t found = 0;
    for (size_t at = 0; at < FOUR_BLOCKS; at += BLOCK) {
        const __m128i block = load(from + at);
        store(to + at, block);
        found |= uint64_t{static_cast<uint32_t>(_mm_movemask_epi8(_mm_or_si128(control(block), markup<WHERE>(block))))} << at;
        seen = _mm_or_si128(seen, KNOWN == Known::UTF8 ? _mm_cmpeq_epi8(block, _mm_set1_epi8(LOOKED_AT)) : block);
    }

    return found;
}

// Of what has been copied already.
template <Known KNOWN>
bool may_stand_in_documents(const char *from, const char *end)
{
    for (const char *at = from; (at = static_cast<const char *>(memchr(at, LOOKED_AT, static_cast<size_t>(end - at)))) != nullptr; ++at) {
        // U+FFFE and U+FFFF.
        if (end - at > 2 && at[1] == '\xbf' && static_cast<unsigned char>(at[2]) >= 0xbe) {
            return false;
        }
    }

    return KNOWN == Known::UTF8 || text::is_utf8_in_blocks(from, static_cast<size_t>(end - from));
}

// A long text but for its end. Where all is that is escaped in four blocks is known before any of it is, so no step waits for
// the one before; characters beyond ASCII are looked at afterwards, all at once. False where no document may have it.
template <Where WHERE, Known KNOWN>
zend_always_inline bool put_long(text::Buffer &out, Cursor &shared)
{
    using namespace text::plain::sse2;
    // Of its own: through the reference, each byte that is written might change it.
    Cursor cursor = shared;
    const char *const begin = cursor.from;
    const char *const room_end = out.end();
    __m128i seen = _mm_setzero_si128();
    // What stands behind the last escape is copied by blocks, which may begin with the last of these bytes.
    while (cursor.rest() >= FOUR_BLOCKS + BLOCK && EXPECTED(static_cast<size_t>(room_end - cursor.to) >= cursor.rest() + AROUND)) {
        uint64_t found = copy_four_blocks<WHERE, KNOWN>(cursor.to, cursor.from, seen);
        auto position = found == 0 ? FOUR_BLOCKS : static_cast<size_t>(std::countr_zero(found));
        cursor.to += position;
        while (found != 0) {
            const Escapes::One &escape = ESCAPES<WHERE>.of[static_cast<unsigned char>(cursor.from[position])];
            if (UNEXPECTED(escape.length == 0)) {
                return false;
            }
            memcpy(cursor.to, &escape, sizeof(escape));
            cursor.to += escape.length;
            found &= found - 1;
            const size_t behind = position + 1;
            position = found == 0 ? FOUR_BLOCKS : static_cast<size_t>(std::countr_zero(found));
            size_t at = behind;
            do {
                store(cursor.to + (at - behind), load(cursor.from + at));
                at += BLOCK;
            } while (at < position);
            cursor.to += position - behind;
        }
        cursor.from += FOUR_BLOCKS;
    }
    if (_mm_movemask_epi8(seen) != 0) {
        // The last character may have been cut. Its bytes are written once more.
        bool is_first = false;
        while (!is_first && cursor.from > begin && static_cast<signed char>(cursor.from[-1]) < 0) {
            is_first = (cursor.from[-1] & 0x40) != 0;
            --cursor.from;
            --cursor.to;
        }
        if (UNEXPECTED(!may_stand_in_documents<KNOWN>(begin, cursor.from))) {
            return false;
        }
    }
    shared = cursor;

    return true;
}

#else

template <Where, Known>
void put_blocks(text::Buffer &, Cursor &)
{
}

template <Where, Known>
bool put_long(text::Buffer &, Cursor &)
{
    return true;
}

#endif

// From where copying has stopped.
template <Where WHERE, Known KNOWN>
bool append_rest(text::Buffer &out, Cursor cursor)
{
    while (cursor.from < cursor.end) {
        if (UNEXPECTED(static_cast<size_t>(out.end() - cursor.to) < cursor.rest() + AROUND)) {
            out.wrote(cursor.to);
            cursor.to = out.room(cursor.rest() + cursor.rest() / 4 + 2 * AROUND);
        }
        if constexpr (WHERE != Where::SECTION) {
            if (UNEXPECTED(!(put_long<WHERE, KNOWN>(out, cursor)))) {
                return false;
            }
        }
        put_blocks<WHERE, KNOWN>(out, cursor);
        if (UNEXPECTED(static_cast<size_t>(out.end() - cursor.to) < cursor.rest() + AROUND)) {
            continue;
        }
        if (cursor.from < cursor.end && !is_ordinary<WHERE, KNOWN>(*cursor.from) && UNEXPECTED(!(put_special<WHERE, KNOWN>(cursor)))) {
            return false;
        }
        const size_t copied = copy_ordinary<WHERE, KNOWN>(cursor.to, cursor.from, cursor.rest());
        cursor.from += copied;
        cursor.to += copied;
    }
    out.wrote(cursor.to);

    return true;
}

template <Where WHERE>
bool append(text::Buffer &out, const char *bytes, size_t length)
{
    char *const to = out.room(length + AROUND);
    const size_t copied = copy_ordinary<WHERE>(to, bytes, length);

    return append_rest<WHERE, Known::NOTHING>(out, {bytes + copied, bytes + length, to + copied});
}

template <Where WHERE>
bool append(text::Buffer &out, const zend_string *text)
{
    char *const to = out.room(ZSTR_LEN(text) + AROUND);

    return append_rest_of_text<WHERE>(out, text, copy_ordinary<WHERE>(to, ZSTR_VAL(text), ZSTR_LEN(text)), to);
}

} // namespace

template <Where WHERE>
bool append_rest_of_text(text::Buffer &out, const zend_string *text, size_t copied, char *to)
{
    const Cursor cursor = {ZSTR_VAL(text) + copied, ZSTR_VAL(text) + ZSTR_LEN(text), to + copied};
    if ((GC_FLAGS(text) & IS_STR_VALID_UTF8) != 0) {
        return append_rest<WHERE, Known::UTF8>(out, cursor);
    }
    if (UNEXPECTED(!(append_rest<WHERE, Known::NOTHING>(out, cursor)))) {
        return false;
    }
    // PHP remembers it, as after a regular expression.
    if (copied != ZSTR_LEN(text) && !ZSTR_IS_INTERNED(text)) {
        GC_ADD_FLAGS(const_cast<zend_string *>(text), IS_STR_VALID_UTF8);
    }

    return true;
}

template bool append_rest_of_text<Where::ELEMENT>(text::Buffer &, const zend_string *, size_t, char *);
template bool append_rest_of_text<Where::ATTRIBUTE>(text::Buffer &, const zend_string *, size_t, char *);
template bool append_rest_of_text<Where::SECTION>(text::Buffer &, const zend_string *, size_t, char *);

namespace {

template <typename... Text>
bool append_where(text::Buffer &out, Where where, bool is_empty, Text... text)
{
    switch (where) {
        case Where::ELEMENT: return append<Where::ELEMENT>(out, text...);
        case Where::ATTRIBUTE: return append<Where::ATTRIBUTE>(out, text...);
        default: break;
    }
    if (UNEXPECTED(is_empty)) {
        return true;
    }
    out.append("<![CDATA[", 9);
    const bool is_written = append<Where::SECTION>(out, text...);
    out.append("]]>", 3);

    return is_written;
}

} // namespace

bool append_text(text::Buffer &out, const char *bytes, size_t length, Where where)
{
    return append_where(out, where, length == 0, bytes, length);
}

bool append_text(text::Buffer &out, const zend_string *text, Where where)
{
    return append_where(out, where, ZSTR_LEN(text) == 0, text);
}

} // namespace kiln::xml
