// Objects of Kiln\Optional.
#ifndef KILN_WRITE_OPTIONAL_H
#define KILN_WRITE_OPTIONAL_H

#include "compiler.h"

namespace kiln::write {

// What is in an Optional; both null where the object is something else, or strange.
struct OptionalSlots {
    const zval *is_present;
    zval *value;
};

OptionalSlots slots_of_optional(zend_object *object);

const Node *compile_optional_of(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
