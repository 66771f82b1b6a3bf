// What PHP's own __unserialize() takes for the name of a class, and looks up.
#ifndef KILN_GRAPH_NAMED_CLASSES_H
#define KILN_GRAPH_NAMED_CLASSES_H

#include "allowed_classes.h"

namespace kiln::graph {

// Whether the class allows to be restored of the data without any class that the caller
// does not allow; true of a class whose method is one of users. Where it is false, PHP is
// to say what is wrong.
bool are_names_allowed(zend_class_entry *ce, const zval *data, AllowedClasses &allowed);

} // namespace kiln::graph

#endif
