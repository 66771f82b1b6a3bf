// What objects in the direct form have a value for, in the order of the values.
#ifndef KILN_GRAPH_DIRECT_SLOTS_H
#define KILN_GRAPH_DIRECT_SLOTS_H

#include "../../zend_compat.h"

namespace kiln::graph::direct {

// The slots of the class in the order of the names of their properties, as in an array cast
// from an object. False where one has no name.
bool sort_slots(const zend_class_entry *ce, uint32_t *order);

// The names of properties in this order, each behind its length: as the class sees them, or
// as in an array cast where they are private to an ancestor. It belongs to the caller.
zend_string *names_of_slots(const zend_class_entry *ce, const uint32_t *order);

} // namespace kiln::graph::direct

#endif
