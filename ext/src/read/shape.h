// The node for arrays with known keys.
#ifndef KILN_READ_SHAPE_H
#define KILN_READ_SHAPE_H

#include "compiler.h"

namespace kiln::read {

const Node *compile_shape_of(Compiler &compiler, const Operands &operands);

} // namespace kiln::read

#endif
