// A checksum of what the values of an object rest on (docs/graph-format.md, "Layout of
// a class").
#ifndef KILN_GRAPH_CLASS_LAYOUT_H
#define KILN_GRAPH_CLASS_LAYOUT_H

#include "../zend_compat.h"

namespace kiln::graph {

uint32_t layout_of(zend_class_entry *ce);

// How many declared properties of an object a shape leaves out at least that lists so
// many.
inline size_t unlisted(const zend_class_entry *ce, size_t listed)
{
    const auto slots = static_cast<size_t>(ce->default_properties_count);

    return slots > listed ? slots - listed : 0;
}

} // namespace kiln::graph

#endif
