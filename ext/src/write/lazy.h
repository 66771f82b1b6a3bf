// Objects that stand for one of another class until it is asked for.
#ifndef KILN_WRITE_LAZY_H
#define KILN_WRITE_LAZY_H

#include "compiler.h"

namespace kiln::write {

template <typename Out>
const Node *compile_lazy_of(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
