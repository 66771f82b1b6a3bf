// Objects whose class shows only at run time.
#ifndef KILN_DIALECT_JMS_WRITE_OWN_CLASS_H
#define KILN_DIALECT_JMS_WRITE_OWN_CLASS_H

#include "../../../write/compiler.h"
#include "run.h"

namespace kiln::write::jms {

// By the program that the host has for its class at this place.
bool write_by_own_class(Run &run, zend_object *object, zend_string *place);

// The same for any value that should be an object of the class.
bool write_by_own_class_below(Run &run, zval *value, zend_string *class_name, bool is_below, zend_string *place);

const Node *compile_subclass_of(Compiler &compiler, const Operation &operation);
const Node *compile_of_class(Compiler &compiler, const Operation &operation);

} // namespace kiln::write::jms

#endif
