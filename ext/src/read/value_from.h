// Objects that are one value each.
#ifndef KILN_READ_VALUE_FROM_H
#define KILN_READ_VALUE_FROM_H

#include "compiler.h"

namespace kiln::read {

const Node *compile_value_from(Compiler &compiler, const Operands &operands);

} // namespace kiln::read

#endif
