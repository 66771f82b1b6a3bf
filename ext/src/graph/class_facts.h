// What must be known about a class to make its objects of bytes.
#ifndef KILN_GRAPH_CLASS_FACTS_H
#define KILN_GRAPH_CLASS_FACTS_H

#include "../zend_compat.h"

namespace kiln::graph {

struct ClassFacts {
    // Whether its objects are no more than their slots, and nothing is to be called
    // when they are made.
    bool is_plain;
    // A checksum of what the values of an object rest on (docs/graph-format.md,
    // "Layout of a class").
    uint32_t layout;
};

// Facts are kept for the request: as long do classes live.
ClassFacts facts_of(zend_class_entry *ce, HashTable *known);

} // namespace kiln::graph

#endif
