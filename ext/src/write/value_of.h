// Objects that are one value each.
#ifndef KILN_WRITE_VALUE_OF_H
#define KILN_WRITE_VALUE_OF_H

#include "compiler.h"

namespace kiln::write {

const Node *compile_value_of(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
