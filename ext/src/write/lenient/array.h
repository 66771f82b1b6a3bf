// Arrays, and what stands in them.
#ifndef KILN_WRITE_LENIENT_ARRAY_H
#define KILN_WRITE_LENIENT_ARRAY_H

#include "../compiler.h"
#include "log.h"

namespace kiln::write::lenient {

const Node *compile_elements(Compiler &compiler, const Operation &operation);
const Node *compile_by_own_type(Compiler &compiler, const Operation &operation);
const Node *compile_members(Compiler &compiler, const Operation &operation);

} // namespace kiln::write::lenient

#endif
