// Bytes that are read from the first to the last, and never beyond.
#ifndef KILN_GRAPH_CURSOR_H
#define KILN_GRAPH_CURSOR_H

#include "../zend_compat.h"

#include <bit>

namespace kiln::graph {

// Where bytes lie in memory in this order, one load.
template <typename T>
inline T little_endian(const uint8_t *bytes)
{
    T value = 0;
    if constexpr (std::endian::native == std::endian::little) {
        memcpy(&value, bytes, sizeof(T));
    } else {
        for (size_t i = 0; i < sizeof(T); ++i) {
            value |= static_cast<T>(static_cast<T>(bytes[i]) << (8 * i));
        }
    }

    return value;
}

// All of these return false where the bytes end too early, or are in no form that
// the format knows.
class Cursor {
public:
    Cursor(const uint8_t *at, const uint8_t *end) : at_(at), end_(end) {}

    size_t remaining() const { return static_cast<size_t>(end_ - at_); }

    bool byte(uint8_t &into)
    {
        if (UNEXPECTED(at_ == end_)) {
            return false;
        }
        into = *at_++;

        return true;
    }

    // Goes past so many things of so many bytes.
    bool pass(uint64_t count, size_t width, const uint8_t *&from)
    {
        if (UNEXPECTED(width != 0 && count > remaining() / width)) {
            return false;
        }
        from = at_;
        at_ += count * width;

        return true;
    }

    bool fixed32(uint32_t &into)
    {
        const uint8_t *from;
        if (!pass(1, sizeof(uint32_t), from)) {
            return false;
        }
        into = little_endian<uint32_t>(from);

        return true;
    }

    // What PHP's integers hold.
    bool unsigned_integer(uint64_t &into) { return bits(into) && into <= ZEND_LONG_MAX; }

    bool signed_integer(int64_t &into)
    {
        uint64_t value;
        if (!bits(value)) {
            return false;
        }
        into = static_cast<int64_t>((value >> 1) ^ (0 - (value & 1)));

        return true;
    }

private:
    // Only the shortest form is valid.
    bool bits(uint64_t &into)
    {
        constexpr unsigned LAST = 63;
        into = 0;
        for (unsigned shift = 0; shift <= LAST; shift += 7) {
            uint8_t byte;
            if (!this->byte(byte)) {
                return false;
            }
            into |= static_cast<uint64_t>(byte & 0x7F) << shift;
            if (byte < 0x80) {
                return !(byte == 0 && shift > 0) && !(shift == LAST && byte > 1);
            }
        }

        return false;
    }

    const uint8_t *at_;
    const uint8_t *end_;
};

} // namespace kiln::graph

#endif
