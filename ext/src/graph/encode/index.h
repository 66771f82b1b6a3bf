// Finds the numbers of things by their content.
#ifndef KILN_GRAPH_ENCODE_INDEX_H
#define KILN_GRAPH_ENCODE_INDEX_H

#include "memory.h"

#include <bit>

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

// The things themselves stand elsewhere, by their numbers. A few are just gone through;
// only more than that get a table.
class Index {
public:
    static constexpr uint32_t NONE = UINT32_MAX;

    static constexpr uint32_t FEW = 16;

    // The place for something with this hash. One without a number is free, and the thing
    // is new: the caller gives it a number by occupy(), before the next question.
    template <typename IsSame>
    uint32_t *place(Memory &memory, uint32_t hash, IsSame is_same)
    {
        if (capacity_ == 0) {
            if (UNEXPECTED((hashes_ & bit_of(hash)) != 0)) {
                for (uint32_t i = 0; i < count_; ++i) {
                    if (few_[i].hash == hash && is_same(few_[i].number)) {
                        return &few_[i].number;
                    }
                }
            }
            if (EXPECTED(count_ < FEW)) {
                hashes_ |= bit_of(hash);
                few_[count_] = {hash, NONE};
                return &few_[count_].number;
            }
        }
        if (UNEXPECTED(2 * count_ >= capacity_)) {
            grow(memory);
        }
        for (size_t at = home_of(hash);; at = (at + 1) & (capacity_ - 1)) {
            Place &place = places_[at];
            if (place.number == NONE || (place.hash == hash && is_same(place.number))) {
                place.hash = hash;
                return &place.number;
            }
        }
    }

    // For so many things in all.
    void reserve(Memory &memory, size_t count)
    {
        const size_t capacity = std::bit_ceil(2 * count);
        if (capacity > capacity_) {
            make_table(memory, capacity);
        }
    }

    void occupy(uint32_t *place, uint32_t number)
    {
        *place = number;
        ++count_;
    }

    // Something that is known to be new, while there are fewer than FEW.
    void add_few(uint32_t hash, uint32_t number)
    {
        hashes_ |= bit_of(hash);
        few_[count_++] = {hash, number};
    }

    void fetch_ahead(uint32_t hash) const
    {
        if (EXPECTED(capacity_ > 0)) {
            __builtin_prefetch(&places_[home_of(hash)]);
        }
    }

private:
    struct Place {
        uint32_t hash;
        uint32_t number;
    };

    // PHP gives strings that differ in their last characters hashes next to each other.
    size_t home_of(uint32_t hash) const { return hash * 0x9E3779B9u >> shift_; }

    static uint64_t bit_of(uint32_t hash) { return uint64_t{1} << (hash >> 26); }

    void grow(Memory &memory) { make_table(memory, capacity_ == 0 ? 4 * FEW : capacity_ * (capacity_ < 4096 ? 4 : 2)); }

    zend_never_inline void make_table(Memory &memory, size_t capacity)
    {
        auto *places = memory.some<Place>(capacity);
        memset(static_cast<void *>(places), 0xFF, capacity * sizeof(Place));
        const Place *old = capacity_ == 0 ? few_ : places_;
        const Place *end = old + (capacity_ == 0 ? count_ : capacity_);
        shift_ = 32 - std::countr_zero(capacity);
        for (; old != end; ++old) {
            if (old->number != NONE) {
                size_t at = home_of(old->hash);
                while (places[at].number != NONE) {
                    at = (at + 1) & (capacity - 1);
                }
                places[at] = *old;
            }
        }
        places_ = places;
        capacity_ = capacity;
    }

    Place *places_ = nullptr;
    size_t capacity_ = 0;
    uint32_t count_ = 0;
    int shift_ = 0;
    // Of the few ones: which hashes there may be.
    uint64_t hashes_ = 0;
    Place few_[FEW];
};

} // namespace kiln::graph::encoding

#endif
