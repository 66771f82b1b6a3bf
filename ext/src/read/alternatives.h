// Nodes that choose between others by what stands in the document.
#ifndef KILN_READ_ALTERNATIVES_H
#define KILN_READ_ALTERNATIVES_H

#include "compiler.h"

namespace kiln::read {

const Node *compile_discriminated(Compiler &compiler, const Operands &operands);
const Node *compile_one_of(Compiler &compiler, const Operands &operands);

} // namespace kiln::read

#endif
