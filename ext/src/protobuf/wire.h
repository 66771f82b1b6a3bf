// Numbers on the wire (https://protobuf.dev/programming-guides/encoding/).
#ifndef KILN_PROTOBUF_WIRE_H
#define KILN_PROTOBUF_WIRE_H

#include "../binary/big_endian.h"
#include "../zend_compat.h"

namespace kiln::protobuf {

// Types of fields, the lowest three bits of a tag.
enum WireType : uint32_t { VARINT = 0, I64 = 1, LEN = 2, I32 = 5 };

constexpr uint32_t TYPE_BITS = 3;

// Seven bits in each byte of a number of 64 bits.
constexpr size_t LONGEST_VARINT = 10;

// One byte of a length is enough below this.
constexpr size_t LONG = 0x80;

using Byte = unsigned char;

// False where the bytes end before it does, or it is longer than any. Bits beyond 64 are cut off.
ZEND_COLD bool read_long_varint(const Byte *&at, const Byte *end, uint64_t &into);

zend_always_inline bool read_varint(const Byte *&at, const Byte *end, uint64_t &into)
{
    if (EXPECTED(at < end) && EXPECTED(*at < 0x80)) {
        into = *at++;
        return true;
    }
    if (end - at >= 2 && EXPECTED(at[1] < 0x80)) {
        into = (at[0] & 0x7Fu) | static_cast<uint64_t>(at[1]) << 7;
        at += 2;
        return true;
    }

    return read_long_varint(at, end, into);
}

inline char *put_varint(char *to, uint64_t number)
{
    while (UNEXPECTED(number >= 0x80)) {
        *to++ = static_cast<char>(number | 0x80);
        number >>= 7;
    }
    *to = static_cast<char>(number);

    return to + 1;
}

template <size_t BYTES>
uint64_t read_little_endian(const Byte *from)
{
    typename binary::Word<BYTES>::Type word;
    memcpy(&word, from, BYTES);

    return std::endian::native == std::endian::little ? word : binary::Word<BYTES>::swap(word);
}

template <size_t BYTES>
char *put_little_endian(char *to, uint64_t number)
{
    auto word = static_cast<typename binary::Word<BYTES>::Type>(number);
    if constexpr (std::endian::native != std::endian::little) {
        word = binary::Word<BYTES>::swap(word);
    }
    memcpy(to, &word, BYTES);

    return to + BYTES;
}

template <typename Number>
uint64_t bits_of(Number number)
{
    return std::bit_cast<typename binary::Word<sizeof(Number)>::Type>(number);
}

inline uint64_t zigzag(int64_t number)
{
    return static_cast<uint64_t>(number) << 1 ^ static_cast<uint64_t>(number >> 63);
}

inline int64_t unzigzag(uint64_t number)
{
    return static_cast<int64_t>(number >> 1 ^ (0 - (number & 1)));
}

} // namespace kiln::protobuf

#endif
