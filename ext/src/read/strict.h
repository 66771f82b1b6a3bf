// The dialect of Kiln itself.
#ifndef KILN_READ_STRICT_H
#define KILN_READ_STRICT_H

#include "compiler.h"

namespace kiln::read {

extern const Dialect STRICT;

// The nodes of it, for dialects that have some of them in common.
const Node *compile_strict_node(Compiler &compiler, zend_long number, const Operands &operands);

} // namespace kiln::read

#endif
