// Writes any value as graph bytes.
#ifndef KILN_GRAPH_ENCODE_ENCODE_H
#define KILN_GRAPH_ENCODE_ENCODE_H

#include "../graph_state.h"

namespace kiln::graph {

// Null where PHP is to do it; an exception may be pending then. The caller keeps the value
// alive; methods of the objects in it may run. Given is undefined, or null; where the value's
// own __serialize() has been called though PHP is to do the rest, it is set to what that gave.
zend_string *encode(zval *value, State &state, zval *given = nullptr);

// The same in columns, however small the value is. Given is what __serialize() of the value
// has given if it has been called, else null.
zend_string *encode_columns(zval *value, State &state, const zval *given = nullptr);

} // namespace kiln::graph

#endif
