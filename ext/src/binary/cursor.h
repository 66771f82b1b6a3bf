// A place in bytes that nobody has looked at.
#ifndef KILN_BINARY_CURSOR_H
#define KILN_BINARY_CURSOR_H

#include "../document/builder.h"
#include "big_endian.h"

namespace kiln::binary {

class Cursor {
public:
    explicit Cursor(document::Source source)
        : at_(reinterpret_cast<const unsigned char *>(source.bytes)),
          end_(at_ + source.length)
    {
    }

    bool is_at_end() const { return at_ == end_; }
    bool has(uint64_t bytes) const { return static_cast<uint64_t>(end_ - at_) >= bytes; }

    // Both need bytes to be there.
    unsigned char peek() const { return *at_; }
    unsigned char byte() { return *at_++; }

    const char *skip(uint64_t bytes)
    {
        const unsigned char *from = at_;
        at_ += bytes;

        return reinterpret_cast<const char *>(from);
    }

    // False where the bytes end before it does.
    template <size_t BYTES>
    bool number(uint64_t &into)
    {
        if (UNEXPECTED(!has(BYTES))) {
            return false;
        }
        into = read_big_endian<BYTES>(at_);
        at_ += BYTES;

        return true;
    }

private:
    const unsigned char *at_;
    const unsigned char *end_;
};

inline double as_float(uint64_t bits)
{
    const auto word = static_cast<uint32_t>(bits);
    float number;
    memcpy(&number, &word, sizeof(number));

    return number;
}

inline double as_double(uint64_t bits)
{
    double number;
    memcpy(&number, &bits, sizeof(number));

    return number;
}

// What both formats have. A format has value(levels), which puts one value onto the tape, and
// key(), which does so with what may be one.
template <typename Format>
class Parser {
public:
    Parser(document::Source source, document::Builder &builder) : cursor_(source), builder_(builder) {}

    bool is_at_end() const { return cursor_.is_at_end(); }

protected:
    zend_always_inline bool text(uint64_t length) { return cursor_.has(length) && builder_.text(cursor_.skip(length), length); }

    bool bytes(uint64_t length)
    {
        if (UNEXPECTED(!cursor_.has(length))) {
            return false;
        }
        builder_.text_or_bytes(cursor_.skip(length), length);

        return true;
    }

    bool number_as_key(int64_t number)
    {
        builder_.key(number);

        return true;
    }

    bool items(uint64_t count, zend_long levels)
    {
        if (UNEXPECTED(levels == 0)) {
            return false;
        }
        const size_t place = builder_.begin(document::ARRAY);
        for (uint64_t i = 0; i < count; ++i) {
            if (UNEXPECTED(!format().value(levels - 1))) {
                return false;
            }
        }
        builder_.end(place, document::ARRAY, count);

        return true;
    }

    bool members(uint64_t count, zend_long levels)
    {
        if (UNEXPECTED(levels == 0)) {
            return false;
        }
        const size_t place = builder_.begin(document::OBJECT);
        for (uint64_t i = 0; i < count; ++i) {
            if (UNEXPECTED(!format().key() || !format().value(levels - 1))) {
                return false;
            }
        }
        builder_.end(place, document::OBJECT, count);

        return true;
    }

    Cursor cursor_;
    document::Builder &builder_;

private:
    Format &format() { return static_cast<Format &>(*this); }
};

template <typename Format>
bool parse(document::Source source, zend_long depth, document::Document &document)
{
    if (depth < 1 || source.length > document::MAX_LENGTH) {
        return false;
    }
    document::Builder builder(source);
    Format parser(source, builder);
    if (UNEXPECTED(!parser.value(MIN(depth, document::MAX_DEPTH)) || !parser.is_at_end())) {
        builder.discard();
        return false;
    }
    document = builder.finish();

    return true;
}

} // namespace kiln::binary

#endif
