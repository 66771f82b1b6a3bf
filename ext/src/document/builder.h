// Fills a tape, value by value. Its memory is that of the request: after a bailout PHP
// takes it back.
#ifndef KILN_DOCUMENT_BUILDER_H
#define KILN_DOCUMENT_BUILDER_H

#include "../text/utf8.h"
#include "document.h"

namespace kiln::document {

class Builder {
public:
    // Of most documents: what one value takes of the text. What takes less makes the tape grow.
    static constexpr size_t BYTES_PER_WORD = 4;

    // Texts that stand in the source are not copied: it must live as long as the document.
    explicit Builder(Source source, size_t bytes_per_word = BYTES_PER_WORD) : Builder(source, nullptr, 0, bytes_per_word) {}

    // With strings that many words are to point to, each with its length before it and a NUL behind it, as the tape has them.
    Builder(Source source, const char *strings, size_t length, size_t bytes_per_word = BYTES_PER_WORD);

    void append(Kind kind) { word(kind, 0); }

    void integer(int64_t value) { number(INTEGER, static_cast<uint64_t>(value)); }

    // Of which only what lies beyond the others is UNSIGNED.
    void unsigned_integer(uint64_t value) { number(value > INT64_MAX ? UNSIGNED : INTEGER, value); }

    void floating_point(double value)
    {
        uint64_t bits;
        memcpy(&bits, &value, sizeof(bits));
        number(DOUBLE, bits);
    }

    // A string or a key that stands in the source, and must be UTF-8; false where it is not.
    bool text(const char *bytes, size_t length)
    {
        if (EXPECTED(length < InSource::LENGTHS)) {
            word(STRING, InSource::word(static_cast<uint64_t>(bytes - source_.bytes), length));
        } else {
            copied_text(bytes, length, STRING);
        }

        return EXPECTED(text::is_utf8(bytes, length));
    }

    // The same of what is UTF-8 for sure, or of another kind.
    void known_text(const char *bytes, size_t length, Kind kind = STRING)
    {
        const uint64_t offset = offset_in(source_.bytes, bytes);
        if (EXPECTED(offset < source_.length && length < InSource::LENGTHS)) {
            word(kind, InSource::word(offset, length));
        } else {
            other_text(bytes, length, kind);
        }
    }

    // The same, made a string of PHP now, while the bytes are near.
    void made_text(const char *bytes, size_t length, Kind kind = STRING);

    // One of the strings that it was made with.
    void known_string(uint32_t offset) { word(STRING, offset); }

    // A member: one of the strings that it was made with as its key, and its value. As the two calls one after the other, with one
    // look at how much room there is.
    bool member_text(uint32_t key, const char *bytes, size_t length)
    {
        if (UNEXPECTED(length >= InSource::LENGTHS)) {
            known_string(key);
            return text(bytes, length);
        }
        uint64_t *const to = member(key, 2);
        to[1] = static_cast<uint64_t>(STRING) << 56 | InSource::word(static_cast<uint64_t>(bytes - source_.bytes), length);

        return EXPECTED(text::is_utf8(bytes, length));
    }

    void member_of(uint32_t key, Kind kind)
    {
        uint64_t *const to = member(key, 2);
        to[1] = static_cast<uint64_t>(kind) << 56;
    }

    void member_number(uint32_t key, Kind kind, uint64_t bits)
    {
        uint64_t *const to = member(key, 3);
        to[1] = static_cast<uint64_t>(kind) << 56;
        to[2] = bits;
    }

    // A string that may occur many times, but is stored once. The place is 0 before the first time.
    void string_once(const char *bytes, size_t length, uint32_t &place)
    {
        if (UNEXPECTED(place == 0)) {
            place = add_string(bytes, length) + 1;
        }
        word(STRING, place - 1);
    }

    // What is no text, whatever stands in it.
    void bytes(const char *bytes, size_t length)
    {
        has_leaves_ = true;
        known_text(bytes, length, BYTES);
    }

    // A date of RFC 3339; false where it is none.
    bool date(const char *bytes, size_t length);

    // A string where they are UTF-8.
    void text_or_bytes(const char *bytes, size_t length);

    void timestamp(int64_t seconds, uint32_t microseconds)
    {
        has_leaves_ = true;
        two_words(TIMESTAMP, microseconds, static_cast<uint64_t>(seconds));
    }

    // A text in parts, each of which must be UTF-8.
    void begin_text();
    void add(const char *bytes, size_t length);
    void end_text();

    // A number as a key.
    void key(int64_t number);

    // An ARRAY or OBJECT. What stands in it follows.
    size_t begin(Kind kind)
    {
        const size_t place = count_;
        word(kind, 0);

        return place;
    }

    void end(size_t place, Kind kind, size_t count)
    {
        constexpr size_t SATURATED = 0xFFFFFF;
        word(static_cast<Kind>(kind == ARRAY ? ']' : '}'), place);
        words_[place] |= static_cast<uint64_t>(MIN(count, SATURATED)) << 32 | count_;
    }

    // A word of another tape, which has no second one and says of a text where in this document that stands.
    void copy(uint64_t word)
    {
        if (UNEXPECTED(count_ == capacity_)) {
            grow();
        }
        words_[count_++] = word;
    }

    // Words so far.
    size_t count() const { return count_; }

    // What is there so far, until something is appended.
    Tape tape() const { return {words_, strings_, has_leaves_, source_.bytes, made_}; }

    // Takes the words from there on away, of which nothing before knows. Returns where they stand now: memory of the request,
    // which is the caller's.
    uint64_t *take(size_t place);

    // Gives the memory away, which release() takes back.
    Document finish();

    void discard();

private:
    void word(Kind kind, uint64_t payload) { copy(static_cast<uint64_t>(kind) << 56 | payload); }

    // Its key, with room for so many words, the key included, which count.
    uint64_t *member(uint32_t key, size_t count)
    {
        if (UNEXPECTED(capacity_ - count_ < count)) {
            grow();
        }
        uint64_t *const to = words_ + count_;
        count_ += count;
        *to = static_cast<uint64_t>(STRING) << 56 | key;

        return to;
    }

    void number(Kind kind, uint64_t bits) { two_words(kind, 0, bits); }

    void two_words(Kind kind, uint64_t payload, uint64_t second)
    {
        if (UNEXPECTED(capacity_ - count_ < 2)) {
            grow();
        }
        words_[count_] = static_cast<uint64_t>(kind) << 56 | payload;
        words_[count_ + 1] = second;
        count_ += 2;
    }

    static uint64_t offset_in(const char *begin, const char *bytes)
    {
        return static_cast<uint64_t>(reinterpret_cast<uintptr_t>(bytes) - reinterpret_cast<uintptr_t>(begin));
    }

    void other_text(const char *bytes, size_t length, Kind kind);
    void copied_text(const char *bytes, size_t length, Kind kind);
    uint32_t add_string(const char *bytes, size_t length);

    void grow();
    uint8_t *room(size_t bytes);

    Source source_;
    uint64_t *words_;
    size_t count_ = 0;
    size_t capacity_;
    uint8_t *strings_;
    bool has_leaves_ = false;
    size_t length_ = 0;
    size_t size_;
    // Where the length of a text in parts stands.
    size_t text_ = 0;
    zend_string **made_ = nullptr;
    uint32_t made_count_ = 0;
    uint32_t made_capacity_ = 0;
};

void release(Document &document);

} // namespace kiln::document

#endif
