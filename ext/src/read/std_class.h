// The node for JSON objects as stdClass.
#ifndef KILN_READ_STD_CLASS_H
#define KILN_READ_STD_CLASS_H

#include "compiler.h"

namespace kiln::read {

const Node *compile_std_class_of(Compiler &compiler, const Operands &operands);
const Node *compile_kept_std_class_of(Compiler &compiler, const Operands &operands);

} // namespace kiln::read

#endif
