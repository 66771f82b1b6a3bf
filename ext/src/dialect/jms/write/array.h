// Arrays, and what stands in them.
#ifndef KILN_DIALECT_JMS_WRITE_ARRAY_H
#define KILN_DIALECT_JMS_WRITE_ARRAY_H

#include "../../../write/compiler.h"
#include "log.h"

namespace kiln::write::jms {

const Node *compile_elements(Compiler &compiler, const Operation &operation);
const Node *compile_by_own_type(Compiler &compiler, const Operation &operation);
const Node *compile_members(Compiler &compiler, const Operation &operation);

} // namespace kiln::write::jms

#endif
