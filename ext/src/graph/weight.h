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
    // Besides its bytes, of which it has one at least.
    static constexpr uint64_t STRING = 72;
    static constexpr uint64_t ENUM_CASE = 200;
    static constexpr uint64_t ARRAY = 400;
    static constexpr uint64_t OBJECT = 320;
    static constexpr uint64_t REFERENCE = 160;
    static constexpr uint64_t COLUMN = 600;
    // Of a column of several kinds, the column of each kind.
    static constexpr uint64_t PART = 400;
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

    // What an array with so many keys takes beyond ARRAY and its cells.
    static uint64_t of_keys(uint64_t keys) { return beyond(table(keys), table(0) + CELL * keys); }

    // What an object takes beyond OBJECT and its cells: of properties that its class
    // declares, of those of its shape, and of those of them that the class does not
    // declare. Dynamic properties make a table of all.
    static uint64_t of_properties(uint64_t declared, uint64_t listed, uint64_t dynamic)
    {
        uint64_t size = BARE_OBJECT + SLOT * declared;
        // Up to that, sizes are a quarter apart at most.
        size += size <= SMALL ? size / 4 : PAGE;
        size += dynamic == 0 ? 0 : BARE_ARRAY + table(declared + dynamic);

        return beyond(size + KNOWN + SLOT * listed, OBJECT + CELL * listed);
    }

    // How many bytes of content cover a weight.
    static uint64_t length_for(uint64_t weight) { return weight <= FREE ? 0 : (weight - FREE + PER_BYTE - 1) / PER_BYTE; }

private:
    static constexpr uint64_t FREE = 1 << 19;
    static constexpr uint64_t PER_BYTE = 56;

    // What PHP allocates (php-src, Zend/zend_alloc_sizes.h): of more than that, whole
    // pages.
    static constexpr uint64_t SMALL = 3072;
    static constexpr uint64_t PAGE = 4096;
    // An object and one of its slots, an array, the least table of an array and one of
    // its places (php-src, Zend/zend_types.h).
    static constexpr uint64_t BARE_OBJECT = 40;
    static constexpr uint64_t SLOT = 16;
    static constexpr uint64_t BARE_ARRAY = 56;
    static constexpr uint64_t LEAST_TABLE = 8;
    static constexpr uint64_t PLACE = 40;
    // That the decoder knows an object by its number.
    static constexpr uint64_t KNOWN = 32;

    // PHP gives a table a power of two of places.
    static uint64_t table(uint64_t elements)
    {
        uint64_t places = LEAST_TABLE;
        while (places < elements) {
            places *= 2;
        }
        const uint64_t size = places * PLACE;

        return size <= SMALL ? size : (size + PAGE - 1) / PAGE * PAGE;
    }

    static uint64_t beyond(uint64_t size, uint64_t covered) { return size > covered ? size - covered : 0; }

    uint64_t most_;
    uint64_t weight_;
};

} // namespace kiln::graph

#endif
