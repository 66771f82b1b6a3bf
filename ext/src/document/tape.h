// A document of any format, as its parser leaves it: a tape of 64-bit words, a type in
// the upper 8 bits of each, and all strings after another. The layout is that of simdjson
// (doc/tape.md), which fills one for JSON; to follow it by hand is a third faster than by
// its iterators, which look up the document for each step.
#ifndef KILN_DOCUMENT_TAPE_H
#define KILN_DOCUMENT_TAPE_H

#include "../zend_compat.h"

#include <cstring>

namespace kiln::document {

// A place on the tape: a value, a key, or the end of an array or object.
using At = const uint64_t *;

enum Kind : unsigned char {
    ARRAY = '[',
    OBJECT = '{',
    STRING = '"',
    INTEGER = 'l',
    // An integer that only fits 64 bits without a sign.
    UNSIGNED = 'u',
    DOUBLE = 'd',
    TRUE = 't',
    FALSE = 'f',
    NOTHING = 'n',
    // What only some formats have: a date of RFC 3339 and bytes that are not UTF-8, as texts; and
    // microseconds besides the type, with seconds since 1970 in a second word.
    MOMENT = 'm',
    BYTES = 'b',
    TIMESTAMP = 'T',
};

// Borrowed from the document, or from what that was made of.
struct Text {
    const char *bytes;
    uint32_t length;
};

// A text that need not be copied: a word says where in the source it stands besides the type, or which of the strings it is
// that are made already.
// What simdjson fills never has the first of these bits.
struct InSource {
    static constexpr uint64_t BIT = uint64_t{1} << 55;
    static constexpr uint64_t MADE = uint64_t{1} << 54;
    static constexpr unsigned OFFSET_BITS = 28;
    static constexpr uint64_t OFFSETS = uint64_t{1} << OFFSET_BITS;
    static constexpr uint64_t LENGTHS = uint64_t{1} << 26;

    static uint64_t word(uint64_t offset, uint64_t length) { return BIT | length << OFFSET_BITS | offset; }
    static uint64_t offset(uint64_t word) { return word % OFFSETS; }
    static uint64_t length(uint64_t word) { return word >> OFFSET_BITS & (LENGTHS - 1); }
};

inline Kind kind_of(At at)
{
    return static_cast<Kind>(*at >> 56);
}

inline bool is_container(At at)
{
    return kind_of(at) == OBJECT || kind_of(at) == ARRAY;
}

inline bool has_second_word(At at)
{
    const Kind kind = kind_of(at);

    return kind == INTEGER || kind == UNSIGNED || kind == DOUBLE || kind == TIMESTAMP;
}

// What stands where there is no more item or member.
inline bool is_end(At at)
{
    const auto kind = static_cast<unsigned char>(*at >> 56);

    return kind == ']' || kind == '}';
}

inline int64_t integer(At at)
{
    return static_cast<int64_t>(at[1]);
}

// Of a TIMESTAMP, of which the seconds are an integer.
inline uint32_t microseconds(At at)
{
    return static_cast<uint32_t>(*at);
}

// Any of the three kinds of numbers.
inline double as_double(At at)
{
    switch (kind_of(at)) {
        case INTEGER:
            return static_cast<double>(integer(at));
        case UNSIGNED:
            return static_cast<double>(at[1]);
        default: {
            double number;
            memcpy(&number, at + 1, sizeof(number));
            return number;
        }
    }
}

// The first item of an array, the first key of an object, or its end.
inline At first_inside(At container)
{
    return container + 1;
}

struct Tape {
    At start;
    const uint8_t *strings;
    // Whether there is a MOMENT, a TIMESTAMP, or BYTES.
    bool has_leaves = false;
    // What some texts stand in; null where none does.
    const char *source = nullptr;
    // Others, which are not in the document as they are meant, or are long.
    zend_string *const *made = nullptr;

    // That of the document.
    At root() const { return start + 1; }

    At end_of(At container) const { return start + static_cast<uint32_t>(*container) - 1; }

    bool is_empty(At container) const { return end_of(container) == first_inside(container); }

    // What follows a value.
    At after(At value) const
    {
        switch (kind_of(value)) {
            case ARRAY:
            case OBJECT:
                return start + static_cast<uint32_t>(*value);
            case INTEGER:
            case UNSIGNED:
            case DOUBLE:
            case TIMESTAMP:
                return value + 2;
            default:
                return value + 1;
        }
    }

    // The string that a text is already; null for most.
    zend_string *made_string(At string) const
    {
        constexpr uint64_t BOTH = InSource::BIT | InSource::MADE;

        return EXPECTED((*string & BOTH) != BOTH) ? nullptr : made[InSource::offset(*string)];
    }

    Text text(At string) const
    {
        if ((*string & InSource::BIT) != 0) {
            if (UNEXPECTED((*string & InSource::MADE) != 0)) {
                const zend_string *const string_of_php = made[InSource::offset(*string)];
                return {ZSTR_VAL(string_of_php), static_cast<uint32_t>(ZSTR_LEN(string_of_php))};
            }
            return {source + InSource::offset(*string), static_cast<uint32_t>(InSource::length(*string))};
        }
        const uint8_t *length_and_bytes = strings + (*string & ((uint64_t{1} << 56) - 1));
        uint32_t length;
        memcpy(&length, length_and_bytes, sizeof(length));

        return {reinterpret_cast<const char *>(length_and_bytes) + sizeof(length), length};
    }

    // The value of a key in an object, the last one where there are several; null
    // where there is none.
    At find(At object, const char *key, size_t length) const
    {
        At found = nullptr;
        for (At at = first_inside(object), end = end_of(object); at != end; at = after(at + 1)) {
            const Text text_of_key = text(at);
            if (text_of_key.length == length && memcmp(text_of_key.bytes, key, length) == 0) {
                found = at + 1;
            }
        }

        return found;
    }

    // Whether a value is one of these, or has such inside. What makes values of any type has no word for them.
    bool holds_leaf(At value) const
    {
        if (EXPECTED(!has_leaves)) {
            return false;
        }
        for (const At end = after(value); value != end; value += has_second_word(value) ? 2 : 1) {
            if (kind_of(value) == MOMENT || kind_of(value) == TIMESTAMP || kind_of(value) == BYTES) {
                return true;
            }
        }

        return false;
    }

    // How many items an array has, or members an object.
    uint32_t count(At container) const
    {
        constexpr uint32_t SATURATED = 0xFFFFFF;
        const auto count = static_cast<uint32_t>(*container >> 32) & SATURATED;

        return EXPECTED(count != SATURATED) ? count : walk(container);
    }

private:
    uint32_t walk(At container) const
    {
        uint32_t count = 0;
        const bool has_keys = kind_of(container) == OBJECT;
        for (At at = first_inside(container), end = end_of(container); at != end; at = after(at + has_keys)) {
            ++count;
        }

        return count;
    }
};

// Whether PHP takes the text for an integer where it is a key of an array. Its own test needs a NUL behind it.
inline bool is_index(Text text, zend_ulong &index)
{
    const auto digit_at = [text](uint32_t place) { return text.length > place && text.bytes[place] >= '0' && text.bytes[place] <= '9'; };

    return (digit_at(0) || (digit_at(1) && text.bytes[0] == '-')) && _zend_handle_numeric_str_ex(text.bytes, text.length, &index);
}

inline bool is_text(Text text, const char *bytes, size_t length)
{
    return text.length == length && memcmp(text.bytes, bytes, length) == 0;
}

} // namespace kiln::document

#endif
