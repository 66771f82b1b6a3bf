// Built-in classes complain of some data by a warning only.
#ifndef KILN_GRAPH_WARNINGS_H
#define KILN_GRAPH_WARNINGS_H

#include "../zend_compat.h"

namespace kiln::graph {

void start_warnings();

// Calls a method that is built in. The first warning is thrown as
// UnexpectedValueException, and nobody else hears of any. What is deprecated is passed
// over: PHP has said so when the object was made as it is.
void call_without_warnings(zend_function *method, zend_object *object, uint32_t argument_count, zval *arguments);

} // namespace kiln::graph

#endif
