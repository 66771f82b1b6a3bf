// Cases of enums.
#ifndef KILN_WRITE_ENUM_H
#define KILN_WRITE_ENUM_H

#include "compiler.h"

namespace kiln::write {

template <typename Out>
bool write_case(Run &run, zend_object *enum_case, bool by_name);

template <typename Out>
const Node *compile_enum_case(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
