// Makes the value: all objects first, then what stands in them.
#ifndef KILN_GRAPH_BUILDER_H
#define KILN_GRAPH_BUILDER_H

#include "content.h"

namespace kiln::graph {

// Everything has been checked: nothing here fails, and no code of the classes runs
// until the value is complete. Maps stand in the table of arrays, with their keys.
void build(Content &content, HashTable **arrays, zval *into);

} // namespace kiln::graph

#endif
