// A text that grows. It is the string that PHP gets in the end, so that nothing
// is copied then.
#ifndef KILN_TEXT_BUFFER_H
#define KILN_TEXT_BUFFER_H

#include "../zend_compat.h"

#include <cstring>

namespace kiln::text {

// No destructor: a bailout of PHP leaps over those, and takes request memory
// back anyway. Whoever opens a buffer closes or discards it.
class Buffer {
public:
    // The capacity is what the text will probably need.
    void open(size_t capacity);

    // Begins in memory that somebody else has. A text that stays within it is copied when
    // it is closed, which takes less than to ask for memory and to give back what is idle.
    void open(void *room, size_t size);

    // The text, cut to its length; it belongs to the caller.
    zend_string *close();

    void discard();

    // Where the next bytes go, with room for as many. They count once passed
    // to wrote(), and end() may lie further than asked for.
    char *room(size_t bytes)
    {
        if (UNEXPECTED(static_cast<size_t>(end_ - at_) < bytes)) {
            grow(bytes);
        }

        return at_;
    }

    void wrote(char *to) { at_ = to; }

    char *end() const { return end_; }

    // Where the next bytes go, for those who have asked for room already.
    char *end_of_text() const { return at_; }

    void append(char byte)
    {
        *room(1) = byte;
        ++at_;
    }

    void append(const char *bytes, size_t count)
    {
        memcpy(room(count), bytes, count);
        at_ += count;
    }

    void append(const zend_string *string) { append(ZSTR_VAL(string), ZSTR_LEN(string)); }

    size_t length() const { return static_cast<size_t>(at_ - ZSTR_VAL(string_)); }

    // What was written since the text had this length; good until it grows.
    const char *since(size_t length) const { return ZSTR_VAL(string_) + length; }

    void rewind(size_t length) { at_ = ZSTR_VAL(string_) + length; }

    // Puts another byte in the place of one that was written.
    void replace(size_t position, char byte) { ZSTR_VAL(string_)[position] = byte; }
    void replace(size_t position, const char *bytes, size_t count) { memcpy(ZSTR_VAL(string_) + position, bytes, count); }

    // Moves what stands at the position and behind it, to have room for so many bytes there.
    void insert(size_t position, size_t count);

    // Moves what stands behind so many bytes there to their place.
    void remove(size_t position, size_t count);

private:
    void grow(size_t bytes);
    void take(zend_string *string, size_t length);

    char *at_;
    char *end_;
    zend_string *string_;
    bool is_lent_;
};

} // namespace kiln::text

#endif
