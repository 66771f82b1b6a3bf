// The first byte in a text that a test holds of, sixteen of which are looked at at once.
#ifndef KILN_TEXT_FIND_H
#define KILN_TEXT_FIND_H

#include "copy.h"

#include <bit>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace kiln::text {

// A bit for each byte of a block that the test holds of, the lowest for the first. The test is as in any_byte().
template <typename Test>
zend_always_inline uint32_t places_in_block(Block block, Test test)
{
    using Bytes = unsigned char __attribute__((vector_size(sizeof(Block))));
    const auto found = reinterpret_cast<Block>(test(reinterpret_cast<Bytes>(block)));
#ifdef __SSE2__
    return static_cast<uint32_t>(_mm_movemask_epi8(reinterpret_cast<__m128i>(found)));
#else
    const auto bits = [](unsigned long long half) {
        // The lowest bit of each byte, moved to the highest byte side by side.
        const auto in_order = std::endian::native == std::endian::little ? half : __builtin_bswap64(half);

        return static_cast<uint32_t>((in_order & 0x0101010101010101) * 0x0102040810204080 >> 56);
    };

    return bits(found[0]) | bits(found[1]) << 8;
#endif
}

// So many blocks that a word has a bit for each byte of them.
constexpr size_t GROUP = 64;

// Of such bits; GROUP for none.
zend_always_inline size_t first_place(uint64_t places)
{
    return places == 0 ? GROUP : static_cast<size_t>(std::countr_zero(places));
}

// The first byte that the test holds of, or the end.
template <typename Test>
zend_always_inline const char *first_byte(const char *at, const char *end, Test test)
{
    for (; static_cast<size_t>(end - at) >= sizeof(Block); at += sizeof(Block)) {
        const uint32_t places = places_in_block(load<Block>(at), test);
        if (places != 0) {
            return at + std::countr_zero(places);
        }
    }
    while (at < end && test(static_cast<unsigned char>(*at)) == 0) {
        ++at;
    }

    return at;
}

template <char... bytes>
struct IsAny {
    template <typename Byte>
    zend_always_inline auto operator()(Byte byte) const
    {
        return ((byte == static_cast<unsigned char>(bytes)) | ...);
    }
};

// The end where none of them stands before it.
template <char... bytes>
zend_always_inline const char *find_any(const char *at, const char *end)
{
    return first_byte(at, end, IsAny<bytes...>());
}

// Copies what stands before the first of them, and gives where that is. Behind the copy a block may be
// overwritten, as far as a copy of all of them would reach.
template <char... bytes>
zend_always_inline const char *copy_up_to_any(char *&to, const char *from, const char *end)
{
    constexpr IsAny<bytes...> IS_ANY;
    while (static_cast<size_t>(end - from) >= sizeof(Block)) {
        const auto block = load<Block>(from);
        memcpy(to, &block, sizeof(block));
        const uint32_t places = places_in_block(block, IS_ANY);
        if (places != 0) {
            to += std::countr_zero(places);
            return from + std::countr_zero(places);
        }
        from += sizeof(block);
        to += sizeof(block);
    }
    while (from < end && IS_ANY(static_cast<unsigned char>(*from)) == 0) {
        *to++ = *from++;
    }

    return from;
}

// Copies four blocks, and gives a bit for each byte that is one of them.
template <char... bytes>
zend_always_inline uint64_t copy_group(char *to, const char *from)
{
    uint64_t places = 0;
    for (size_t at = 0; at < GROUP; at += sizeof(Block)) {
        const auto block = load<Block>(from + at);
        memcpy(to + at, &block, sizeof(block));
        places |= uint64_t{places_in_block(block, IsAny<bytes...>())} << at;
    }

    return places;
}

} // namespace kiln::text

#endif
