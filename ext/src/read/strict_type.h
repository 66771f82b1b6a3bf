// The types of properties and parameters, as code with strict_types has them
// checked.
#ifndef KILN_READ_STRICT_TYPE_H
#define KILN_READ_STRICT_TYPE_H

#include "node.h"

namespace kiln::read {

// Whether all that may come out fits as it is, so that no value needs a look.
// False where that is not clear.
bool admits(const zend_type &type, const Result &result, zend_class_entry *scope);

// Whether the value fits; an int becomes a float where only that does. False
// where that is not clear.
bool take(const zend_type &type, zval *value, zend_class_entry *scope);

// What a constant value is.
Result result_of(const zval *value);

} // namespace kiln::read

#endif
