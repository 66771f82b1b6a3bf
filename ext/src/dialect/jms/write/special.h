// Values that are written in a way of their own, or not at all.
#ifndef KILN_DIALECT_JMS_WRITE_SPECIAL_H
#define KILN_DIALECT_JMS_WRITE_SPECIAL_H

#include "../../../write/compiler.h"

namespace kiln::write::jms {

const Node *compile_loaded(Compiler &compiler, const Operation &operation);
const Node *compile_refused(Compiler &compiler, const Operation &operation);
const Node *compile_omitted(Compiler &compiler, const Operation &operation);

} // namespace kiln::write::jms

#endif
