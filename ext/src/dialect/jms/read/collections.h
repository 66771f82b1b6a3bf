// Arrays, and objects around them.
#ifndef KILN_DIALECT_JMS_READ_COLLECTIONS_H
#define KILN_DIALECT_JMS_READ_COLLECTIONS_H

#include "../../../read/compiler.h"

namespace kiln::read::jms {

const Node *compile_untyped(Compiler &compiler, const Operands &operands);
const Node *compile_list_of(Compiler &compiler, const Operands &operands);
const Node *compile_map_of(Compiler &compiler, const Operands &operands);
const Node *compile_wrapped(Compiler &compiler, const Operands &operands);

} // namespace kiln::read::jms

#endif
