// How what stands in columns is packed (docs/graph-format.md, "Columns").
#ifndef KILN_GRAPH_PACKING_H
#define KILN_GRAPH_PACKING_H

#include <cstddef>
#include <cstdint>

namespace kiln::graph {

// Integers: a base, and what is added to it, in a width of bytes.
constexpr uint8_t OFFSETS = 0;
// 8 bytes each.
constexpr uint8_t RAW_INTEGERS = 4;
// A base, and what each is greater than the one before, in a width of bytes.
constexpr uint8_t STEPS = 5;
// Of numbers only: they follow those before, in no bytes.
constexpr uint8_t FOLLOWING = 15;

// In bytes, by what is added to OFFSETS or STEPS.
constexpr uint8_t WIDTHS[] = {0, 1, 2, 4};
constexpr uint8_t WIDTH_COUNT = sizeof(WIDTHS);

// Floats: 8 bytes each; 8 bytes for all; integers, to be divided.
constexpr uint8_t RAW_FLOATS = 0;
constexpr uint8_t SAME_FLOAT = 1;
constexpr uint8_t DECIMALS = 2;

// By what is added to DECIMALS.
constexpr double DIVISORS[] = {1, 10, 100, 1000, 10000};
constexpr uint8_t DIVISOR_COUNT = sizeof(DIVISORS) / sizeof(*DIVISORS);

// How many bits of a column of several kinds say which of its columns a cell is from.
constexpr uint8_t selector_bits_for(uint8_t columns)
{
    return columns == 2 ? 1 : (columns <= 4 ? 2 : 4);
}

} // namespace kiln::graph

#endif
