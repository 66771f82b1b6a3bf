// Numbers in network byte order.
#ifndef KILN_BINARY_BIG_ENDIAN_H
#define KILN_BINARY_BIG_ENDIAN_H

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace kiln::binary {

// Returns where the number ends.
template <size_t BYTES>
char *put_big_endian(char *to, uint64_t number)
{
    for (size_t i = 0; i < BYTES; ++i) {
        to[i] = static_cast<char>(number >> (8 * (BYTES - 1 - i)));
    }

    return to + BYTES;
}

template <size_t BYTES>
uint64_t read_big_endian(const unsigned char *from)
{
    uint64_t number = 0;
    for (size_t i = 0; i < BYTES; ++i) {
        number = number << 8 | from[i];
    }

    return number;
}

inline char *put_double(char *to, double number)
{
    uint64_t bits;
    memcpy(&bits, &number, sizeof(bits));

    return put_big_endian<8>(to, bits);
}

} // namespace kiln::binary

#endif
