// Numbers in network byte order.
#ifndef KILN_BINARY_BIG_ENDIAN_H
#define KILN_BINARY_BIG_ENDIAN_H

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace kiln::binary {

template <size_t BYTES>
struct Word;

template <>
struct Word<1> {
    using Type = uint8_t;
    static Type swap(Type word) { return word; }
};

template <>
struct Word<2> {
    using Type = uint16_t;
    static Type swap(Type word) { return __builtin_bswap16(word); }
};

template <>
struct Word<4> {
    using Type = uint32_t;
    static Type swap(Type word) { return __builtin_bswap32(word); }
};

template <>
struct Word<8> {
    using Type = uint64_t;
    static Type swap(Type word) { return __builtin_bswap64(word); }
};

template <size_t BYTES>
typename Word<BYTES>::Type in_network_order(typename Word<BYTES>::Type word)
{
    return std::endian::native == std::endian::big ? word : Word<BYTES>::swap(word);
}

// Returns where the number ends.
template <size_t BYTES>
char *put_big_endian(char *to, uint64_t number)
{
    const auto word = in_network_order<BYTES>(static_cast<typename Word<BYTES>::Type>(number));
    memcpy(to, &word, sizeof(word));

    return to + BYTES;
}

template <size_t BYTES>
uint64_t read_big_endian(const unsigned char *from)
{
    typename Word<BYTES>::Type word;
    memcpy(&word, from, sizeof(word));

    return in_network_order<BYTES>(word);
}

inline char *put_double(char *to, double number)
{
    uint64_t bits;
    memcpy(&bits, &number, sizeof(bits));

    return put_big_endian<8>(to, bits);
}

} // namespace kiln::binary

#endif
