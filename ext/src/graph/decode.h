// Makes the values of graph bytes.
#ifndef KILN_GRAPH_DECODE_H
#define KILN_GRAPH_DECODE_H

#include "graph_state.h"

namespace kiln::graph {

// Allowed: an array of names, or a function, or null for all classes. False where PHP is
// to look at the bytes: nothing has been made then, and an exception may be pending.
// Answers, undefined until then, becomes what the function has said, for who goes on; else null.
bool decode(const zend_string *bytes, zval *allowed, State &state, zval *into, zval *answers);

} // namespace kiln::graph

#endif
