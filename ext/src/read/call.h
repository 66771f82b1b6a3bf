// Calls of methods of the user's classes. That the arguments have the right types
// is for the caller to see to: PHP would convert them.
#ifndef KILN_READ_CALL_H
#define KILN_READ_CALL_H

#include "../zend_compat.h"

namespace kiln::read {

// What it returns is let go of. False with an exception pending.
bool call_method(zend_object *object, zend_function *method, uint32_t count, zval *arguments);

// An argument that is undefined is left to its default.
bool call_constructor(zend_object *object, zend_function *constructor, uint32_t count, zval *arguments);

// The same of a static method, in the class that is called.
bool call_factory(zend_class_entry *ce, zend_function *factory, uint32_t count, zval *arguments, zval *result);

} // namespace kiln::read

#endif
