// Writes small values, one behind the other.
#ifndef KILN_GRAPH_DIRECT_WRITER_H
#define KILN_GRAPH_DIRECT_WRITER_H

#include "../graph_state.h"

namespace kiln::graph::direct {

// Null where another form is the better one, or an exception is pending. No code of users
// runs.
zend_string *write(zval *value, State &state);

// The same, wrapped by an object of a class.
zend_string *write(zval *value, State &state, const zend_string *class_name);

} // namespace kiln::graph::direct

#endif
