// The node for cases of enums.
#ifndef KILN_READ_ENUM_FROM_H
#define KILN_READ_ENUM_FROM_H

#include "compiler.h"

namespace kiln::read {

const Node *compile_enum_from(Compiler &compiler, const Operands &operands);

} // namespace kiln::read

#endif
