// Packed integers.
#ifndef KILN_GRAPH_INTEGERS_H
#define KILN_GRAPH_INTEGERS_H

#include "cursor.h"

namespace kiln::graph {

// Sums are made without sign: those of packings that were checked fit into 64 bits
// with sign, and nothing else may overflow.
struct Integers {
    const uint8_t *at;
    uint64_t base;
    uint64_t step;
    uint8_t width;
    // Each is added to the one before, not to the base.
    bool is_stepped;
};

// Goes past the integers. When this returns true, all of them are there, and none
// is too great.
bool read_integers(Cursor &cursor, uint8_t packing, uint64_t count, Integers &into);

inline uint64_t stored(const Integers &integers)
{
    switch (integers.width) {
        case 0:
            return 0;
        case 1:
            return *integers.at;
        case 2:
            return little_endian<uint16_t>(integers.at);
        case 4:
            return little_endian<uint32_t>(integers.at);
        default:
            return little_endian<uint64_t>(integers.at);
    }
}

// The next one alone.
inline int64_t next_integer(Integers &integers)
{
    uint64_t value = integers.base + stored(integers);
    integers.at += integers.width;
    if (integers.is_stepped) {
        value += integers.step;
        integers.base = value;
    }

    return static_cast<int64_t>(value);
}

template <typename T, typename Take>
zend_always_inline void each_of_width(const Integers &integers, size_t count, Take take)
{
    const uint8_t *at = integers.at;
    if (integers.is_stepped) {
        uint64_t sum = integers.base;
        for (size_t i = 0; i < count; ++i, at += sizeof(T)) {
            sum += integers.step + little_endian<T>(at);
            take(static_cast<int64_t>(sum));
        }
    } else {
        for (size_t i = 0; i < count; ++i, at += sizeof(T)) {
            take(static_cast<int64_t>(integers.base + little_endian<T>(at)));
        }
    }
}

// All of them.
template <typename Take>
zend_always_inline void each_integer(const Integers &integers, size_t count, Take take)
{
    switch (integers.width) {
        case 0: {
            uint64_t sum = integers.base;
            for (size_t i = 0; i < count; ++i) {
                sum += integers.step;
                take(static_cast<int64_t>(sum));
            }
            break;
        }
        case 1:
            each_of_width<uint8_t>(integers, count, take);
            break;
        case 2:
            each_of_width<uint16_t>(integers, count, take);
            break;
        case 4:
            each_of_width<uint32_t>(integers, count, take);
            break;
        default:
            each_of_width<uint64_t>(integers, count, take);
    }
}

// The next ones.
template <typename Take>
zend_always_inline void take_integers(Integers &integers, size_t count, Take take)
{
    int64_t last = static_cast<int64_t>(integers.base);
    each_integer(integers, count, [&](int64_t value) {
        last = value;
        take(value);
    });
    integers.at += count * integers.width;
    if (integers.is_stepped) {
        integers.base = static_cast<uint64_t>(last);
    }
}

} // namespace kiln::graph

#endif
