// A checksum of what the values of an object rest on (docs/graph-format.md, "Layout of
// a class").
#ifndef KILN_GRAPH_CLASS_LAYOUT_H
#define KILN_GRAPH_CLASS_LAYOUT_H

#include "../zend_compat.h"

namespace kiln::graph {

uint32_t layout_of(zend_class_entry *ce);

} // namespace kiln::graph

#endif
