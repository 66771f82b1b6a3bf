// Values that are written in a way of their own, or not at all.
#ifndef KILN_WRITE_LENIENT_SPECIAL_H
#define KILN_WRITE_LENIENT_SPECIAL_H

#include "../compiler.h"

namespace kiln::write::lenient {

const Node *compile_loaded(Compiler &compiler, const Operation &operation);
const Node *compile_refused(Compiler &compiler, const Operation &operation);
const Node *compile_omitted(Compiler &compiler, const Operation &operation);

} // namespace kiln::write::lenient

#endif
