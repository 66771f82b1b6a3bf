// Columns: cells, of which the bytes have been checked.
#ifndef KILN_GRAPH_COLUMN_H
#define KILN_GRAPH_COLUMN_H

#include "integers.h"
#include "kind.h"

namespace kiln::graph {

// Cells of one kind. What refers to something by its number has the numbers as
// integers; those that follow each other are integers in no bytes.
struct Pure {
    Integers integers;
    size_t count;
    // Of decimal fractions.
    double divisor;
    Kind kind;
    // Floats: 8 bytes each, or one for all.
    bool is_raw;
    bool is_same;
    // Integers for properties that hold floats only.
    bool becomes_float;
};

struct Column {
    size_t count;
    // One, which is the only; but for several kinds: those in ascending order.
    Pure *parts;
    Pure only;
    uint8_t part_count;
    // Which part each cell is from.
    uint8_t selector_bits;
    const uint8_t *selectors;
};

inline uint8_t selector_at(const Column &column, size_t position)
{
    const size_t bit = position * column.selector_bits;

    return (column.selectors[bit / 8] >> (bit % 8)) & ((1u << column.selector_bits) - 1);
}

inline bool has_kind(const Column &column, Kind kind)
{
    for (uint8_t part = 0; part < column.part_count; ++part) {
        if (column.parts[part].kind == kind) {
            return true;
        }
    }

    return false;
}

// Whether there are cells of these two kinds only.
inline bool has_only(const Column &column, Kind one, Kind other)
{
    for (uint8_t part = 0; part < column.part_count; ++part) {
        if (column.parts[part].kind != one && column.parts[part].kind != other) {
            return false;
        }
    }

    return true;
}

} // namespace kiln::graph

#endif
