// Where in a document code of others has thrown something.
#ifndef KILN_THROWN_H
#define KILN_THROWN_H

#include "zend_compat.h"

namespace kiln {

// Gives the host the keys and indices that lead to the place, the outermost first, or null where
// it is not known: in the property ?array $thrownAt, if it has one. The array is given away.
ZEND_COLD void tell_place(zend_object *host, HashTable *way);

} // namespace kiln

#endif
