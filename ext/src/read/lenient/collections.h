// Arrays, and objects around them.
#ifndef KILN_READ_LENIENT_COLLECTIONS_H
#define KILN_READ_LENIENT_COLLECTIONS_H

#include "../compiler.h"

namespace kiln::read::lenient {

const Node *compile_untyped(Compiler &compiler, const Operands &operands);
const Node *compile_list_of(Compiler &compiler, const Operands &operands);
const Node *compile_map_of(Compiler &compiler, const Operands &operands);
const Node *compile_wrapped(Compiler &compiler, const Operands &operands);

} // namespace kiln::read::lenient

#endif
