// The kinds of cells (docs/graph-format.md, "Columns").
#ifndef KILN_GRAPH_KIND_H
#define KILN_GRAPH_KIND_H

#include <cstdint>

namespace kiln::graph {

// As they stand in the upper half of a column's first byte.
enum Kind : uint8_t {
    KIND_NULL,
    KIND_FALSE,
    KIND_TRUE,
    KIND_EMPTY_ARRAY,
    KIND_INT,
    KIND_FLOAT,
    KIND_STRING,
    KIND_ARRAY,
    KIND_OBJECT,
    KIND_ENUM,
    KIND_REFERENCE,
    // Cells of several kinds; not the kind of a cell.
    KIND_MIXED,
};

} // namespace kiln::graph

#endif
