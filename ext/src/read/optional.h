// Objects of Kiln\Optional.
#ifndef KILN_READ_OPTIONAL_H
#define KILN_READ_OPTIONAL_H

#include "compiler.h"

namespace kiln::read {

constexpr char OPTIONAL_CLASS[] = "Kiln\\Optional";

// One without a value. False with an exception pending.
bool make_absent(zval *into);

const Node *compile_optional_of(Compiler &compiler, const Operands &operands);

} // namespace kiln::read

#endif
