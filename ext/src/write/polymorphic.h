// Objects of any class below another.
#ifndef KILN_WRITE_POLYMORPHIC_H
#define KILN_WRITE_POLYMORPHIC_H

#include "compiler.h"

namespace kiln::write {

template <typename Out>
const Node *compile_polymorphic(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
