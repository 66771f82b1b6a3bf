// Writes any value as graph bytes.
#ifndef KILN_GRAPH_ENCODE_ENCODE_H
#define KILN_GRAPH_ENCODE_ENCODE_H

#include "../graph_state.h"

namespace kiln::graph {

// Null where PHP is to do it; an exception may be pending then. The caller keeps the value
// alive; methods of the objects in it may run. Answers are undefined before. Where methods
// have been called they may be an array afterwards, which is the caller's: PHP is to take
// what they have answered from there (answers.h).
zend_string *encode(zval *value, State &state, zval *answers);

// The same in columns, however small the value is. What stands in the answers is not asked
// for again.
zend_string *encode_columns(zval *value, State &state, zval *answers);

} // namespace kiln::graph

#endif
