// Writes integers into bytes.
#ifndef KILN_GRAPH_ENCODE_BYTES_H
#define KILN_GRAPH_ENCODE_BYTES_H

#include "../../text/buffer.h"

#include <bit>

namespace kiln::graph {

template <typename T>
inline void store_little_endian(char *at, T value)
{
    if constexpr (std::endian::native == std::endian::little) {
        memcpy(at, &value, sizeof(T));
    } else {
        for (size_t i = 0; i < sizeof(T); ++i) {
            at[i] = static_cast<char>(value >> (8 * i));
        }
    }
}

template <typename T>
inline void append_little_endian(text::Buffer &bytes, T value)
{
    char *at = bytes.room(sizeof(T));
    store_little_endian(at, value);
    bytes.wrote(at + sizeof(T));
}

// Of a varint.
inline size_t varint_length(uint64_t value)
{
    return value == 0 ? 1 : (static_cast<size_t>(std::bit_width(value)) + 6) / 7;
}

inline uint64_t zigzag(int64_t value)
{
    return (static_cast<uint64_t>(value) << 1) ^ static_cast<uint64_t>(value >> 63);
}

inline char *store_varint(char *at, uint64_t value)
{
    for (; value > 0x7F; value >>= 7) {
        *at++ = static_cast<char>(value | 0x80);
    }
    *at++ = static_cast<char>(value);

    return at;
}

inline void append_varint(text::Buffer &bytes, uint64_t value)
{
    constexpr size_t LONGEST = 10;
    bytes.wrote(store_varint(bytes.room(LONGEST), value));
}

} // namespace kiln::graph

#endif
