// How arrays are laid out (docs/graph-format.md, "Parts").
#ifndef KILN_GRAPH_ARRAY_FORM_H
#define KILN_GRAPH_ARRAY_FORM_H

#include <cstdint>

namespace kiln::graph {

enum ArrayForm : uint8_t { LISTS, MAPS, RECORDS };

} // namespace kiln::graph

#endif
