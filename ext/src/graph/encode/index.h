// Finds the numbers of things by their content.
#ifndef KILN_GRAPH_ENCODE_INDEX_H
#define KILN_GRAPH_ENCODE_INDEX_H

#include "memory.h"

namespace kiln::graph::encoding {

inline uint64_t mixed(uint64_t hash, uint64_t value)
{
    hash = (hash ^ value) * 0x9E3779B97F4A7C15u;

    return hash ^ (hash >> 29);
}

inline uint32_t hash_of_address(const void *thing)
{
    return static_cast<uint32_t>(mixed(0, reinterpret_cast<uintptr_t>(thing)));
}

// The things themselves stand elsewhere, by their numbers.
class Index {
public:
    static constexpr uint32_t NONE = UINT32_MAX;

    // The place for something with this hash. One without a number is free, and the thing
    // is new: the caller gives it a number by occupy(), before the next question.
    template <typename IsSame>
    uint32_t *place(Memory &memory, uint32_t hash, IsSame is_same)
    {
        if (UNEXPECTED(2 * count_ >= capacity_)) {
            grow(memory);
        }
        const size_t mask = capacity_ - 1;
        for (size_t at = hash & mask;; at = (at + 1) & mask) {
            Place &place = places_[at];
            if (place.number == NONE || (place.hash == hash && is_same(place.number))) {
                place.hash = hash;
                return &place.number;
            }
        }
    }

    void occupy(uint32_t *place, uint32_t number)
    {
        *place = number;
        ++count_;
    }

private:
    struct Place {
        uint32_t hash;
        uint32_t number;
    };

    static constexpr size_t FIRST = 32;

    void grow(Memory &memory)
    {
        const size_t capacity = capacity_ == 0 ? FIRST : capacity_ * (capacity_ < 4096 ? 4 : 2);
        auto *places = memory.some<Place>(capacity);
        memset(static_cast<void *>(places), 0xFF, capacity * sizeof(Place));
        for (size_t i = 0; i < capacity_; ++i) {
            if (places_[i].number != NONE) {
                size_t at = places_[i].hash & (capacity - 1);
                while (places[at].number != NONE) {
                    at = (at + 1) & (capacity - 1);
                }
                places[at] = places_[i];
            }
        }
        places_ = places;
        capacity_ = capacity;
    }

    Place *places_ = nullptr;
    size_t capacity_ = 0;
    size_t count_ = 0;
};

} // namespace kiln::graph::encoding

#endif
