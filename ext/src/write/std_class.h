// Objects of stdClass.
#ifndef KILN_WRITE_STD_CLASS_H
#define KILN_WRITE_STD_CLASS_H

#include "compiler.h"

namespace kiln::write {

// Declines an object of any other class.
template <typename Out>
bool write_std_class(Run &run, zend_object *object, const Node *member);

template <typename Out>
const Node *compile_std_class_of(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
