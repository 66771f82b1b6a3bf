// The parts that not every value has, in their order (docs/graph-format.md, "Envelope").
#ifndef KILN_GRAPH_PART_H
#define KILN_GRAPH_PART_H

#include <cstdint>

namespace kiln::graph {

enum Part : uint8_t {
    STRINGS = 1,
    ENUMS = 2,
    SHAPES = 4,
    ARRAYS = 8,
    REFERENCES = 16,
    CALLS = 32,
    FILL = 64,
};

} // namespace kiln::graph

#endif
