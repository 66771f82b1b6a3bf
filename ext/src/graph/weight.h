// An upper bound of the memory that decoding takes (docs/graph-format.md, "Memory").
#ifndef KILN_GRAPH_WEIGHT_H
#define KILN_GRAPH_WEIGHT_H

#include "../zend_compat.h"

namespace kiln::graph {

// Arrays in arrays: PHP frees them by recursion. unserialize() allows as many.
constexpr size_t LEVELS = 4096;

class Weight {
public:
    static constexpr uint64_t CELL = 48;
    // Besides its cell.
    static constexpr uint64_t KEY = 96;
    static constexpr uint64_t ENUM_CASE = 200;
    static constexpr uint64_t ARRAY = 400;
    static constexpr uint64_t OBJECT = 320;
    // Of each object, a property that its class declares and its shape does not list.
    static constexpr uint64_t UNLISTED = 16;
    static constexpr uint64_t REFERENCE = 160;
    static constexpr uint64_t COLUMN = 600;
    static constexpr uint64_t SECTION = 700;
    static constexpr uint64_t SHAPE = 1500;
    static constexpr uint64_t PROPERTY = 250;

    explicit Weight(size_t length) : most_(FREE + length * PER_BYTE), weight_(0) {}

    // False when the length of the content does not cover it.
    bool add(uint64_t count, uint64_t each)
    {
        // Whoever asks for more has not enough bytes, and the product may be one
        // that 64 bits do not hold.
        if (count > most_) {
            return false;
        }
        weight_ += count * each;

        return weight_ <= most_;
    }

    bool add_column(uint64_t cells)
    {
        weight_ += COLUMN;

        return add(cells, CELL);
    }

    uint64_t left() const { return most_ - weight_; }

    // How many bytes of content cover a weight.
    static uint64_t length_for(uint64_t weight) { return weight <= FREE ? 0 : (weight - FREE + PER_BYTE - 1) / PER_BYTE; }

private:
    static constexpr uint64_t FREE = 1 << 19;
    static constexpr uint64_t PER_BYTE = 56;

    uint64_t most_;
    uint64_t weight_;
};

} // namespace kiln::graph

#endif
