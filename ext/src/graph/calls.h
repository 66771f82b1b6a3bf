// The methods by which objects restore themselves.
#ifndef KILN_GRAPH_CALLS_H
#define KILN_GRAPH_CALLS_H

#include "content.h"
#include "table.h"

namespace kiln::graph {

extern zend_class_entry *refused_call_class;

// Calls __unserialize() and __wakeup() of all objects that have one of them, in the
// order that the bytes say. What they are given is let go of, and no object is freed
// in the meantime that is still to be called or has a destructor.
//
// False where one of them has thrown: then RefusedCall is pending, with the exception
// inside. What ends the script or a fiber is pending as it is.
bool make_calls(const Content &content, Table<zend_object> &objects);

// Says that the method has thrown the exception that is pending.
void refuse_call(const zend_class_entry *ce, const zend_function *method);

} // namespace kiln::graph

#endif
