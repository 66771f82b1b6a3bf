// What the host makes of values.
#ifndef KILN_READ_THROUGH_H
#define KILN_READ_THROUGH_H

#include "compiler.h"

namespace kiln::read {

const Node *compile_through(Compiler &compiler, const Operands &operands);

} // namespace kiln::read

#endif
