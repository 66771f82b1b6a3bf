#include "buffer.h"

namespace kiln::text {

namespace {

constexpr size_t SMALLEST = 256;

// From this size on PHP's allocator hands out whole pages, and mostly extends
// them where they lie. Growing in small steps is cheap then, and what is left
// over at the end is little.
constexpr size_t LARGE = 256 * 1024;

// How much of a string may lie idle behind its end: this share, and not more
// than a page.
constexpr size_t IDLE_SHARE = 16;
constexpr size_t MOST_IDLE = 4096;

size_t next_capacity(size_t length, size_t bytes)
{
    const size_t needed = zend_safe_addmult(length, 1, bytes, "kiln");
    const size_t wanted = length < LARGE ? length * 2 : length + length / 8;

    return MAX(MAX(needed, wanted), SMALLEST);
}

// What the allocator gives in any case, being aligned to eight bytes.
size_t whole(size_t capacity)
{
    return ZEND_MM_ALIGNED_SIZE(_ZSTR_HEADER_SIZE + capacity + 1) - _ZSTR_HEADER_SIZE - 1;
}

} // namespace

void Buffer::open(size_t capacity)
{
    is_lent_ = false;
    take(zend_string_alloc(whole(MAX(capacity, SMALLEST)), 0), 0);
}

void Buffer::open(void *room, size_t size)
{
    is_lent_ = true;
    auto *string = static_cast<zend_string *>(room);
    ZSTR_LEN(string) = size - _ZSTR_HEADER_SIZE - 1;
    take(string, 0);
}

zend_string *Buffer::close()
{
    const size_t length = this->length();
    if (is_lent_) {
        return zend_string_init(ZSTR_VAL(string_), length, false);
    }
    const size_t idle = static_cast<size_t>(end_ - at_);
    if (idle > MIN(length / IDLE_SHARE, MOST_IDLE) + ZEND_MM_ALIGNMENT) {
        string_ = zend_string_realloc(string_, length, 0);
    } else {
        ZSTR_LEN(string_) = length;
    }
    ZSTR_VAL(string_)[length] = '\0';

    return string_;
}

void Buffer::discard()
{
    if (!is_lent_) {
        zend_string_efree(string_);
    }
}

void Buffer::insert(size_t position, size_t count)
{
    char *const end = room(count);
    char *const at = ZSTR_VAL(string_) + position;
    memmove(at + count, at, static_cast<size_t>(end - at));
    wrote(end + count);
}

void Buffer::remove(size_t position, size_t count)
{
    char *const at = ZSTR_VAL(string_) + position;
    memmove(at, at + count, static_cast<size_t>(at_ - at) - count);
    at_ -= count;
}

void Buffer::grow(size_t bytes)
{
    const size_t length = this->length();
    const size_t capacity = whole(next_capacity(length, bytes));
    if (is_lent_) {
        is_lent_ = false;
        zend_string *own = zend_string_alloc(capacity, 0);
        memcpy(ZSTR_VAL(own), ZSTR_VAL(string_), length);
        take(own, length);
        return;
    }
    take(zend_string_extend(string_, capacity, 0), length);
}

void Buffer::take(zend_string *string, size_t length)
{
    string_ = string;
    at_ = ZSTR_VAL(string) + length;
    end_ = ZSTR_VAL(string) + ZSTR_LEN(string);
}

} // namespace kiln::text
