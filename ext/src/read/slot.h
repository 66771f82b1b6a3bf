// Properties, as code inside a class finds and fills them.
#ifndef KILN_READ_SLOT_H
#define KILN_READ_SLOT_H

#include "../zend_compat.h"

namespace kiln::read {

// The property that code in the scope means in objects of a class. Null where it
// may not set it, and where to set it is more than to fill its slot.
zend_property_info *find_slot(zend_class_entry *ce, zend_class_entry *scope, zend_string *name);

// Puts a value into the slot of an object that user code may have had its hands
// on. Takes the value over in any case. False where PHP would do more than that,
// or something else.
bool put_into_slot(zend_object *object, const zend_property_info *property, zval *value);

} // namespace kiln::read

#endif
