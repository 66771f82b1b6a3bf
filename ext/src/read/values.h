// Nodes for single values.
#ifndef KILN_READ_VALUES_H
#define KILN_READ_VALUES_H

#include "compiler.h"

namespace kiln::read {

// Of op::Scalar, as json_decode() makes it; 0 for what is no scalar.
uint32_t kind_of_scalar(document::Kind kind);

const Node *compile_anything(Compiler &compiler, const Operands &operands);
const Node *compile_bytes(Compiler &compiler, const Operands &operands);
const Node *compile_kept(Compiler &compiler, const Operands &operands);
const Node *compile_null_only(Compiler &compiler, const Operands &operands);
const Node *compile_nullable(Compiler &compiler, const Operands &operands);
const Node *compile_scalar(Compiler &compiler, const Operands &operands);

} // namespace kiln::read

#endif
