// An object that keeps and restores itself by methods of users, around a small value
// (docs/graph-format.md, "Wrapped").
#ifndef KILN_GRAPH_WRAPPED_H
#define KILN_GRAPH_WRAPPED_H

#include "allowed_classes.h"
#include "envelope.h"
#include "graph_state.h"

namespace kiln::graph {

bool is_wrapper(const zend_object *object, State &state);

// Null where another form is the better one, or an exception is pending. What the method has
// given is set in any case but the latter: it is not to be called once more.
zend_string *write_wrapped(zend_object *object, State &state, zval *given);

// Makes what the object is to be given, in the form that the envelope says.
using Inner = bool (*)(const Envelope &envelope, AllowedClasses &allowed, State &state, zval *into);

// False where PHP is to say what is wrong, or where an exception is pending.
bool read_wrapped(const Envelope &envelope, AllowedClasses &allowed, State &state, Inner inner, zval *into);

} // namespace kiln::graph

#endif
