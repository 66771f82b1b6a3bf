// What the host makes of a value.
#ifndef KILN_WRITE_THROUGH_H
#define KILN_WRITE_THROUGH_H

#include "compiler.h"

namespace kiln::write {

const Node *compile_through(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
