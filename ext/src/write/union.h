// Values of one of several kinds.
#ifndef KILN_WRITE_UNION_H
#define KILN_WRITE_UNION_H

#include "compiler.h"

namespace kiln::write {

const Node *compile_union(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
