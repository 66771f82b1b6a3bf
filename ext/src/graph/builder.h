// Makes the value: all objects first, then what stands in them.
#ifndef KILN_GRAPH_BUILDER_H
#define KILN_GRAPH_BUILDER_H

#include "allowed_classes.h"
#include "content.h"

namespace kiln::graph {

// Everything has been checked: no code of the classes runs until the value is
// complete, but for the methods by which objects restore themselves, which come last
// of all. An exception of one of them is pending as RefusedCall, then there is no
// value.
//
// Maps become parts of the value. False where PHP is to make the value, since objects
// of a built-in class cannot be made here, or to say which class is not allowed; then
// nothing was called, and the maps that the content still has are the caller's.
bool build(Content &content, AllowedClasses &allowed, zval *into);

} // namespace kiln::graph

#endif
